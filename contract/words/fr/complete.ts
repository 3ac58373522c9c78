/** The French catalogue as a whole: a key that is missing, or one too many, does not compile. For the server and for tests. */
import { counted, named, screens, words } from '../../words.ts';
import * as written from '../written/all.ts';
import * as frenchWords from './all.ts';
import * as frenchCounted from './counted.ts';
import * as frenchNamed from './named.ts';
import * as frenchScreens from './screens/all.ts';
import * as frenchWritten from './written/all.ts';

/** The same keys, and the same parameters in the same order; the texts are free. */
export type Alike<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : T extends (...given: infer G) => infer R
      ? (...given: G) => Alike<R>
      : { readonly [K in keyof T]: Alike<T[K]> };

frenchCounted satisfies Alike<typeof counted>;
frenchNamed satisfies Alike<typeof named>;
frenchWords satisfies Alike<typeof words>;
frenchScreens satisfies Alike<typeof screens>;
frenchWritten satisfies Alike<typeof written>;
counted satisfies Alike<typeof frenchCounted>;
named satisfies Alike<typeof frenchNamed>;
words satisfies Alike<typeof frenchWords>;
screens satisfies Alike<typeof frenchScreens>;
written satisfies Alike<typeof frenchWritten>;

/** What both languages are. */
export type Catalogue = Alike<typeof words>;
export type Written = Alike<typeof written>;

export { frenchCounted, frenchNamed, frenchScreens, frenchWords, frenchWritten, written };
