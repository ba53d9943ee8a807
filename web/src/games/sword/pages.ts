// Samurai Sword to be read about and looked at.
import type { Pages } from '../game';
import { cards } from './cards/cards';
import { exhibition } from './gallery/exhibition';
import { guide } from './guide/guide';

export const pages: Pages = { guide, cards, exhibition };
