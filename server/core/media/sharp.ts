/** The library that decodes and makes pictures, for all of the server. */
import type { default as Library, Sharp, SharpInput, SharpOptions } from 'sharp';
import { lazyLibrary } from '../lazy-library.ts';

/** A decoder is open only for the kinds that are taken (rule 6.3). */
const library = lazyLibrary<typeof Library>('sharp', (loaded) => {
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  loaded.concurrency(1);
});

/** A picture to work on: what is decoded, or options that make one. */
export function sharp(input: SharpInput | SharpOptions, options?: SharpOptions): Sharp {
  return library()(input as SharpInput, options);
}
