// Layout of the answers of a question, so that none is out of sight: each by itself while there is room, else under headings, then as many
// headings as there is room for, and at last one list. What belongs together (burning) is always under one name, and the refusal has a
// place of its own.
import type { Offer } from './board';

/** Offers under one name, one tap away. */
export interface Drawer {
  name: string;
  offers: readonly Offer[];
}

export interface Answers {
  /** Each with a button of its own. */
  direct: readonly Offer[];
  drawers: readonly Drawer[];
  refusal: Offer | null;
  /** Whether some of them must be looked for in the list. */
  short: boolean;
  /** Whether they stand in two columns, with nothing but their words: what has no heading to lie under takes less room that way. */
  columns: boolean;
  /** Whether there is nothing but the list: no less room can be taken. */
  listed: boolean;
}

/** From everything by itself to headings that say nothing but their name; with each the offers take less room. At every level beyond
 *  one more heading is left to the list, until there is nothing but the list.
 */
export const ROOMY = 0;
const HEADED = 1;
export const PUT_AWAY = 2;
export const NAMED = 3;
/** With more than these, each by itself would be a wall of words even on a large screen. */
const MANY = 9;

/** `drawerOf` names the drawer in which an offer always lies; nothing for those that stand by themselves. */
export function laidOut(offers: readonly Offer[], level: number, drawerOf: (offer: Offer) => string | undefined): Answers {
  const refusal = offers.find(({ move }) => move.way === 'pass') ?? null;
  const others = offers.filter((offer) => offer !== refusal);
  const free = others.filter((offer) => drawerOf(offer) === undefined);
  const put = under(
    others.filter((offer) => !free.includes(offer)),
    (offer) => drawerOf(offer) ?? '',
  );
  if (level === ROOMY && free.length <= MANY) return sorted(free, put, refusal);
  const headed = free.every(({ group }) => group !== '') ? under(free, ({ group }) => group) : [];
  if (headed.length === 0) {
    if (level === HEADED && free.length <= MANY) return { ...sorted(free, put, refusal), columns: true };
    const drawers = level <= NAMED ? put : [];
    const hidden = free.length > 0 || drawers.length < put.length;
    return { direct: [], drawers, refusal, short: hidden, columns: false, listed: level > NAMED };
  }
  if (level <= HEADED) {
    const alone = headed.filter((drawer) => drawer.offers.length === 1);
    const rest = headed.filter((drawer) => !alone.includes(drawer));
    return sorted(
      alone.flatMap((drawer) => drawer.offers),
      [...rest, ...put],
      refusal,
    );
  }
  const drawers = fullest([...headed, ...put], level - NAMED);
  return { direct: [], drawers, refusal, short: level > NAMED, columns: false, listed: drawers.length === 0 };
}

/** The first level at which they fit, or the first with nothing but the list. */
export function fitting(
  offers: readonly Offer[],
  drawerOf: (offer: Offer) => string | undefined,
  fit: (level: number) => boolean,
): number {
  let level = ROOMY;
  while (!fit(level) && !laidOut(offers, level, drawerOf).listed) level += 1;
  return level;
}

/** Without so many of them: those go first that hold the fewest offers, and of these whichever needs the most room. */
function fullest(drawers: readonly Drawer[], without: number): Drawer[] {
  const going = drawers
    .toSorted((a, b) => a.offers.length - b.offers.length || headingOf(b.name).length - headingOf(a.name).length)
    .slice(0, Math.max(0, without));
  return drawers.filter((drawer) => !going.includes(drawer));
}

/** What a heading is called on a drawer: what it explains after a colon is read inside. */
export function headingOf(name: string): string {
  return name.split(/[:：]/, 1)[0] ?? name;
}

function under(offers: readonly Offer[], nameOf: (offer: Offer) => string): Drawer[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) found.set(nameOf(offer), [...(found.get(nameOf(offer)) ?? []), offer]);
  return [...found].map(([name, offers]) => ({ name, offers }));
}

/** A drawer with one offer in it is shown as that offer where there is room. */
function sorted(direct: readonly Offer[], drawers: readonly Drawer[], refusal: Offer | null): Answers {
  const alone = drawers.filter((drawer) => drawer.offers.length === 1);
  return {
    direct: [...direct, ...alone.flatMap((drawer) => drawer.offers)],
    drawers: drawers.filter((drawer) => !alone.includes(drawer)),
    refusal,
    short: false,
    columns: false,
    listed: false,
  };
}
