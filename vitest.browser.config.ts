/** Component tests: screens of the real app in a real browser, without a server. */
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserEnvironment, findBrowser } from './e2e/support/browser.ts';
import viteConfig from './vite.config.ts';

const { executablePath, args, env } = await findBrowser();

export default mergeConfig(
  viteConfig({ mode: 'en', command: 'serve' }),
  defineConfig({
    // Outside the web sources, because a change there triggers a rebuild.
    cacheDir: '../node_modules/.cache/component',
    test: {
      include: ['**/*.browser.test.tsx'],
      setupFiles: ['testing/setup.ts'],
      // Loads the app once instead of once per file.
      isolate: false,
      maxWorkers: 2,
      allowOnly: false,
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
      restoreMocks: true,
      css: true,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath, args, env: browserEnvironment(env) },
          contextOptions: {
            locale: 'en-NG',
            timezoneId: 'Africa/Lagos',
            reducedMotion: 'reduce',
            permissions: ['clipboard-read', 'clipboard-write'],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
