/** Every picture of the example market by its name. */
import { figures } from './pieces/figures.ts';
import { first } from './pieces/first.ts';
import type { Pieces } from './pieces/kinds.ts';
import { print } from './pieces/print.ts';
import { screens } from './pieces/screens.ts';
import { shops } from './pieces/shops.ts';
import { translated } from './pieces/translated.ts';
import { voices } from './pieces/voices.ts';
import { written } from './pieces/written.ts';

export const PIECES: Pieces = { ...first, ...print, ...figures, ...screens, ...shops, ...written, ...translated, ...voices };
