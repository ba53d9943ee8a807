// When the cards of a player are covered, at a device that several people share.

export interface Taken {
  /** Whose hand it is in. */
  seat: number;
  /** Whether they only look, and say themselves when they have seen enough. */
  looks: boolean;
}

/** Whether the player with the device has to let it go: because somebody else is asked, their turn is over, or the game is. */
export function isCovered(
  { seat, looks }: Taken,
  handed: { seat: number | null } | null,
  turn: number | null,
  over: boolean,
): boolean {
  if (over) return true;
  if (!handed) return false; // nothing has been heard yet
  if (handed.seat !== null) return handed.seat !== seat;
  return !looks && turn !== null && turn !== seat;
}
