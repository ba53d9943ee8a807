// What is seen while an event of a game from elsewhere is shown: who did it, and whom it concerned. More is not known of it.
import type { Act, Happening } from '../../../table/board';
import type { PlainView } from './view';

export function choreography({ what, seat, target, cards = [] }: Happening, view: PlainView): Act[] {
  const acts: Act[] = [];
  if (seat !== undefined) acts.push({ do: 'glow', at: `seat-${seat}` });
  if (target !== undefined && target !== seat) acts.push({ do: 'shake', at: `seat-${target}` });
  if (cards.length > 0) acts.push({ do: 'sound', sound: 'paper' });
  if (what === 'turn' && seat === view.seat) acts.push({ do: 'sound', sound: 'woodblock' });
  if (what === 'ended') acts.push({ do: 'sound', sound: 'bell' });
  return acts;
}
