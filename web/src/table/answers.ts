// Layout of the answers of a question, so that none is out of sight: each has a button of its own while there is room. Where there is less,
// what belongs together (burning) goes under one name first, then the longest headings; what has no heading is shown as far as it goes,
// and only then is some of it left to the list. The refusal has a place of its own.
import type { Offer } from './board';

/** Offers under one name, one tap away. */
export interface Drawer<O extends Offer = Offer> {
  name: string;
  offers: readonly O[];
}

export interface Answers<O extends Offer = Offer> {
  /** Each with a button of its own. */
  direct: readonly O[];
  drawers: readonly Drawer<O>[];
  refusal: O | null;
  /** How much room they take: `roomy` with signs and keys, `columns` with nothing but words, `tight` and `named` under headings. */
  look: 'roomy' | 'columns' | 'tight' | 'named';
  /** Whether some of them must be looked for in the list. */
  short: boolean;
}

/** With more than these, each by itself would be a wall of words even on a large screen. */
const MANY = 12;
/** So many of those without a heading are shown, where there is no room for all. */
const SOME = [10, 8, 6, 4, 3, 2, 1];

/** The ways to lay them out, from everything by itself to nothing but the list; each takes less room than the one before. `drawerOf` names
 *  what belongs together, whatever stands over it; nothing for most offers.
 */
export function layouts<O extends Offer>(offers: readonly O[], drawerOf: (offer: O) => string | undefined): Answers<O>[] {
  const refusal = offers.find(({ move }) => move.way === 'pass') ?? null;
  const others = offers.filter((offer) => offer !== refusal);
  const [free, put] = [others.filter((one) => drawerOf(one) === undefined), others.filter((one) => drawerOf(one) !== undefined)];
  const single = free.filter(({ group }) => group === '');
  const headed = under(
    free.filter(({ group }) => group !== ''),
    ({ group }) => group,
  );
  const last = under(put, (offer) => drawerOf(offer) ?? '');
  const all = [...headed, ...last];
  /** Some without a heading, and whatever is not folded: a heading with one offer is that offer. */
  const open = (look: 'roomy' | 'columns', shown: readonly O[], folded: readonly Drawer<O>[]): Answers<O> => {
    const drawers = all.filter((drawer) => folded.includes(drawer) && drawer.offers.length > 1);
    const rest = all.filter((drawer) => !drawers.includes(drawer)).flatMap((drawer) => drawer.offers);
    return { direct: [...shown, ...rest], drawers, refusal, look, short: shown.length < single.length };
  };
  const closed = (look: 'tight' | 'named', drawers: readonly Drawer<O>[]): Answers<O> => {
    return { direct: [], drawers, refusal, look, short: single.length > 0 || drawers.length < all.length };
  };
  const letters = ({ offers }: Drawer<O>) => offers.reduce((sum, { text }) => sum + text.length, 0);
  const large = headed.filter((one) => one.offers.length > 1).toSorted((a, b) => letters(b) - letters(a));
  return [
    open('roomy', single, []),
    open('roomy', single, last),
    ...large.map((_, i) => open('roomy', single, [...large.slice(0, i + 1), ...last])),
    ...(single.length > 0 ? [single.length, ...SOME.filter((some) => some < single.length)] : []).map((some) =>
      open('columns', single.slice(0, some), all),
    ),
    ...(all.length > 0 ? [closed('tight', all), ...all.map((_, i) => closed('named', fullest(all, i)))] : []),
    closed('named', []),
  ].filter(({ direct }) => direct.length <= MANY);
}

/** Whether there is nothing but the list. */
export function isListed({ direct, drawers }: Answers): boolean {
  return direct.length + drawers.length === 0;
}

/** The number of the first layout that fits; the last, if none does. */
export function fitting(count: number, fit: (number: number) => boolean): number {
  for (let number = 0; number < count - 1; number++) if (fit(number)) return number;
  return count - 1;
}

/** Without so many of them: those go first that hold the fewest offers, and of these whichever needs the most room. */
function fullest<O extends Offer>(drawers: readonly Drawer<O>[], without: number): Drawer<O>[] {
  const going = drawers
    .toSorted((a, b) => a.offers.length - b.offers.length || headingOf(b.name).length - headingOf(a.name).length)
    .slice(0, without);
  return drawers.filter((drawer) => !going.includes(drawer));
}

/** What a heading is called on a drawer: what it explains after a colon is read inside. */
export function headingOf(name: string): string {
  return name.split(/[:：]/, 1)[0] ?? name;
}

function under<O extends Offer>(offers: readonly O[], nameOf: (offer: O) => string): Drawer<O>[] {
  const found = new Map<string, O[]>();
  for (const offer of offers) found.set(nameOf(offer), [...(found.get(nameOf(offer)) ?? []), offer]);
  return [...found].map(([name, offers]) => ({ name, offers }));
}
