/** Writes .env.example from the configuration and README: `npx node scripts/env-example.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample, settingRows } from './lib/env-example.ts';
import { ROOT } from './lib/root.ts';

writeFileSync(
  join(ROOT, '.env.example'),
  envExample(settingRows(readFileSync(join(ROOT, 'README.md'), 'utf8'))),
);
