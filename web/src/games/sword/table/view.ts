// What a seat sees of a table of Samurai Sword, as the game itself describes it (games/sword/view.py).
import type { components } from '../../../lib/messages';

export type SwordView = components['schemas']['SwordView'];
export type SwordPerson = SwordView['people'][number];
