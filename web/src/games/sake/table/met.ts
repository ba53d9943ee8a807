// What the first evening at SAKE leaves out, where it is first met: minions, iaido, places other than the inn, Spirits.
import type { Question } from '../../../table/board';
import type { Met } from '../../game';
import type { SakeView } from './view';

export function met(view: SakeView, question: Question | null): Met[] {
  const found: Met[] = [];
  const spirit = view.people.find(({ state }) => state === 'spirit');
  if (spirit) found.push({ says: 'web-met-spirit', at: `seat-${spirit.seat}` });
  const minion = view.circle.find(({ way }) => way !== '');
  const held = view.hand.find(({ card }) => card.startsWith('minion-'));
  if (minion) found.push({ says: 'web-met-minion', at: minion.piece });
  else if (held && question) found.push({ says: 'web-met-minion', at: `card-${held.card}` });
  if (question?.offers.some(({ move }) => move.way === 'iaido')) found.push({ says: 'web-met-iaido', at: `hand-${view.seat}` });
  if (view.location !== 'inn') found.push({ says: 'web-met-location', at: 'middle' });
  return found;
}
