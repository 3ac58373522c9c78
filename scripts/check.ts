/** `npm run check`: types, lint, format and the structural laws, in seconds. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './lib/checks.ts';
import { ROOT } from './lib/root.ts';
import { runScript } from './lib/run-script.ts';
import { ensureWebBuilt } from './lib/web-build.mjs';

await runScript(async () => {
  if (!existsSync(join(ROOT, 'web/route-tree.gen.ts'))) await ensureWebBuilt(ROOT, process.execPath);
  const { passed, failed } = await runChecks();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
