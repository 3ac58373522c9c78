/** The French catalogue as a whole: a key that is missing, or one too many, does not compile. */
import type { Alike } from '../codes.ts';
import { words as english } from '../en.ts';
import { words as french } from '../fr.ts';

french satisfies Alike<typeof english>;
english satisfies Alike<typeof french>;

/** What both languages are. */
export type Catalogue = Alike<typeof english>;
