/** `npm run e2e`: runs only the browser tests; all arguments go to Playwright. */
import { keepTemporaryFilesInMemory } from './lib/memory-folder.ts';
import { ROOT } from './lib/root.ts';
import { runPlaywright } from './lib/run-playwright.ts';
import { runScript } from './lib/run-script.ts';
import { ensureWebBuilt } from './lib/web-build.mjs';

await runScript(async () => {
  keepTemporaryFilesInMemory();
  await ensureWebBuilt(ROOT, process.execPath);
  const { passed, failed } = await runPlaywright(process.argv.slice(2), 'list');
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
