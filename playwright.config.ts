/** Browser tests: on a phone; those tagged `@both` also on a desktop, `@desktop` only there; on a product started for this run. */
import { defineConfig, devices } from '@playwright/test';
import { browserEnvironment, type FoundBrowser, findBrowser } from './e2e/support/browser.ts';
import { freePort } from './scripts/lib/free-port.ts';

// Every worker loads this file again; the results of the first load are passed on through the environment.
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
  // Tests spend much of their time waiting: two processors can run three workers.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Animations would delay every click; the main journey and the toasts are tested with them.
    contextOptions: { reducedMotion: 'reduce' },
    // Files cached on the device would hide what the server does; only the service worker's own tests allow it.
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
      // Painting four times as many pixels took a quarter of the time; the weight of pictures is measured at a scale of 2 (`budgets`).
      use: { ...phone, viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 },
    },
    // What is the same at every size is tested on the phone only; `@both` and `@desktop` mark the rest.
    { name: 'desktop', grep: /@both|@desktop/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
