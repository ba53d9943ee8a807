// What a card does, in signs, as it is printed at its foot: which signs, and with which figures, the games say (words/feet.py).
// Words are in the reader's language elsewhere (`.short`, `.full`).
//
//   you-----●---●>   reach: a line with one dot a step, the last one struck; an open end is "so many or more"
//   strike, guard, walk   a figure in a stroke, a helmet, footprints        arrow   from afar
//   cup   a sake: paid, or lost when crossed        card   drawn (+), discarded (−), crossed: out of play
//   step  steps of the circle, added or taken out    life   recovered       turned   the top card turned up

const FIGURED = ['strike', 'guard', 'walk', 'card', 'step', 'life'] as const;
const PLAIN = ['arrow', 'pay', 'spill', 'break', 'others', 'no-walk', 'no-strike', 'turned', 'shield'] as const;

export type Sign =
  | { readonly sign: 'reach'; readonly steps: number; readonly far: boolean }
  | { readonly sign: (typeof FIGURED)[number]; readonly text: string }
  | { readonly sign: (typeof PLAIN)[number] };

/** A foot as the games write it: `reach 2+`, `strike 1`, `arrow`. What is not known here is not drawn. */
export function signsOf(foot: readonly string[]): Sign[] {
  return foot.flatMap((written): Sign[] => {
    const [word = '', text = ''] = written.split(' ');
    if (word === 'reach') return [{ sign: word, steps: Number.parseInt(text, 10), far: text.endsWith('+') }];
    const figured = FIGURED.find((sign) => sign === word);
    if (figured) return [{ sign: figured, text }];
    const plain = PLAIN.find((sign) => sign === word);
    return plain ? [{ sign: plain }] : [];
  });
}
