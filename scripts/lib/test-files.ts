/** Where a test run stores files: in folders, or with `TEST_FILES=s3` in a real S3 store started for the run. */

/** The Vitest settings for it. `*-on-s3.test.ts` run only with a store, `*-by-ffmpeg.test.ts` only if `TEST_FFMPEG` names the program. */
export function filesOf(): { exclude: string[]; globalSetup: string[] } {
  const withoutFfmpeg = process.env.TEST_FFMPEG ? [] : ['**/*-by-ffmpeg.test.ts'];
  return process.env.TEST_FILES === 's3'
    ? { exclude: withoutFfmpeg, globalSetup: ['scripts/lib/s3-setup.ts'] }
    : { exclude: ['**/*-on-s3.test.ts', ...withoutFfmpeg], globalSetup: [] };
}
