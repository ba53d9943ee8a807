// Labels of table options and their values, in the messages of the game where it has them.
import { RANDOM, type Setting } from './options';
import { readable } from './readable';
import { knows, say } from './speech.svelte';

/** What one chooses with it. */
export function settingName(game: string, { name }: Setting): string {
  return knows(`option-${game}-${name}`) ? say(`option-${game}-${name}`) : readable(name);
}

/** A value in words: one of the game's, a seat, chance. */
export function valueName(game: string, { name, kind }: Setting, value: string): string {
  const part = value.replace('.', '-'); // a message's name has no points
  if (knows(`option-${game}-${name}-${part}`)) return say(`option-${game}-${name}-${part}`);
  if (value === RANDOM) return say('web-options-lot');
  return kind === 'seat' ? say('web-options-seat', { seat: Number(value) + 1 }) : readable(value);
}
