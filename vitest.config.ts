/** Unit, API and house tests. `TEST_DATABASE=postgres` with `TEST_DATABASE_URL` runs the server's tests on PostgreSQL. */
import { defineConfig } from 'vitest/config';

const database = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite';

export default defineConfig({
  test: {
    include: database === 'postgres' ? ['server/**/*.test.ts'] : ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules/**', 'dist/**', 'data/**', 'e2e/**', 'faults/**', '**/*.browser.test.tsx'],
    environment: 'node',
    env: { TEST_DATABASE: database },
    // Tests read style sheets as text (?raw); without this they would be empty.
    css: true,
    pool: 'threads',
    // The compiled database and the app's modules are loaded once per thread, not once per file.
    isolate: false,
    // Left to itself it takes one core fewer than there are, which of two is half of the machine.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
