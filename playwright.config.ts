/** Browser tests: on a phone, those tagged `@both` on a desktop too, those tagged `@desktop` there alone, against the product started for this run alone. */
import { defineConfig, devices } from '@playwright/test';
import { browserEnvironment, type FoundBrowser, findBrowser } from './e2e/support/browser.ts';
import { freePort } from './scripts/lib/free-port.ts';

// Every worker reads this file again; what the first reading found is passed on through the environment.
process.env.E2E_BROWSER ??= JSON.stringify(await findBrowser());
if (process.env.BASE_URL === undefined) {
  process.env.E2E_PORT = String(await freePort());
  process.env.BASE_URL = `http://127.0.0.1:${process.env.E2E_PORT}`;
}

const { executablePath, args, env } = JSON.parse(process.env.E2E_BROWSER) as FoundBrowser;
const phone = devices['Galaxy S9+'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/start-product.ts',
  forbidOnly: true,
  fullyParallel: false,
  retries: 0,
  // Much of a test is waiting: two processors serve three.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // What moves is waited for at every press; the main job and the news at the edge are tested with it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a device keeps would hide what the server does; the tests of the worker itself let it in.
    serviceWorkers: 'block',
    // A trace doubles the time of every test: E2E_TRACE=1 keeps those of failures.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env: browserEnvironment(env) },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // A quarter of the time went into painting four times the pixels; what pictures weigh is measured at 2 (`budgets`).
      use: { ...phone, viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
    },
    // What is the same at every size is tested on the phone alone; `@both` and `@desktop` mark what is not.
    { name: 'desktop', grep: /@both|@desktop/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
