// Samurai Sword to be read about and looked at.
import type { About } from '../game';
import { cards } from './cards/cards';
import { exhibition } from './gallery/exhibition';
import { guide } from './guide/guide';

export const about: About = { guide, cards, exhibition };
