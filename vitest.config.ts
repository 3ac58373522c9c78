/** Unit, API and structural tests. `TEST_DATABASE=postgres` with `TEST_DATABASE_URL` runs the server's tests on PostgreSQL. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { filesOf } from './scripts/lib/test-files.ts';
import { inLanguage } from './scripts/lib/word-language.ts';

const database = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite';
const NOT_HERE = ['node_modules/**', 'dist/**', 'data/**', 'e2e/**', 'faults/**', '**/*.browser.test.tsx'];
const files = filesOf();
/** Run with the English catalogue, as in the browser; all others run with codes, as on the server. */
const IN_ENGLISH = ['web/**/*.test.{ts,tsx}', 'contract/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include:
            database === 'postgres'
              ? ['server/**/*.test.ts', 'scripts/**/*-on-s3.test.ts']
              : ['**/*.test.{ts,tsx}'],
          exclude: [...NOT_HERE, ...IN_ENGLISH, ...files.exclude],
          globalSetup: files.globalSetup,
        },
      },
      {
        extends: true,
        plugins: [inLanguage('en', join(import.meta.dirname, 'contract'))],
        test: {
          name: 'browser part',
          include: database === 'postgres' ? [] : IN_ENGLISH,
          exclude: NOT_HERE,
        },
      },
    ],
    environment: 'node',
    env: { TEST_DATABASE: database },
    // Tests read style sheets as text (?raw); without this they would be empty.
    css: true,
    pool: 'threads',
    // The compiled database and the app's modules are loaded once per thread, not once per file.
    isolate: false,
    // The default leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
