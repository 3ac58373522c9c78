/** What a piece is: a name, and how it is painted. */
import type { Sheet } from '../machine/layer.ts';
import type { Picture } from '../machine/picture.ts';

export type Pieces = Readonly<Record<string, () => Picture | Sheet>>;
