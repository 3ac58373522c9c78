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
    // Not among the sources of the web, whose change has it rebuilt.
    cacheDir: '../node_modules/.cache/component',
    test: {
      include: ['**/*.browser.test.tsx'],
      setupFiles: ['testing/setup.ts'],
      // The app is loaded once, not once per file.
      isolate: false,
      fileParallelism: false,
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
