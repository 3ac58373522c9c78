/** Where the files of a test run lie: in folders, or with `TEST_FILES=s3` in a real S3 store, which is started for the run. */

/** What Vitest gets of it. Tests of the store itself, `*-on-s3.test.ts`, run with one only; `*-by-ffmpeg.test.ts` where `TEST_FFMPEG` names the program. */
export function filesOf(): { exclude: string[]; globalSetup: string[] } {
  const withoutFfmpeg = process.env.TEST_FFMPEG ? [] : ['**/*-by-ffmpeg.test.ts'];
  return process.env.TEST_FILES === 's3'
    ? { exclude: withoutFfmpeg, globalSetup: ['scripts/lib/s3-setup.ts'] }
    : { exclude: ['**/*-on-s3.test.ts', ...withoutFfmpeg], globalSetup: [] };
}
