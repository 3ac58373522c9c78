/** The picture library (sharp), set up once for the whole server. */
import type { default as Library, Sharp, SharpInput, SharpOptions } from 'sharp';
import { lazyLibrary } from '../lazy-library.ts';

/** Only the decoders of accepted kinds are enabled (rule 6.3). */
const library = lazyLibrary<typeof Library>('sharp', (loaded) => {
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  loaded.concurrency(1);
});

/** Opens a picture from its data, or creates one from options. */
export function sharp(input: SharpInput | SharpOptions, options?: SharpOptions): Sharp {
  return library()(input as SharpInput, options);
}
