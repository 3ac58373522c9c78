/** The heavy tests of faults/: one file at a time, each with its own processes, servers and time limits. */
import { defineConfig } from 'vitest/config';
import { filesOf } from './scripts/lib/test-files.ts';

export default defineConfig({
  test: {
    include: ['faults/**/*.test.ts'],
    ...filesOf(),
    environment: 'node',
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    allowOnly: false,
    restoreMocks: true,
  },
});
