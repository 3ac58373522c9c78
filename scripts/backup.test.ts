/** Backup and restore of the embedded database, with the commands in docs/operations.md. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRILL_OUTPUT, runStep, runSteps, smallMarket, stepsOf } from '../faults/support/operations.ts';

test('is backed up, drilled and restored, and never written over what is there', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adire-embedded-'));
  const app = await smallMarket();
  const dump = await app.database.pglite?.dumpDataDir('none');
  const data = join(folder, 'embedded');
  mkdirSync(join(data, 'pglite'), { recursive: true });
  writeFileSync(join(folder, 'pglite.tar'), new Uint8Array((await dump?.arrayBuffer()) ?? []));
  execFileSync('tar', ['-xf', join(folder, 'pglite.tar'), '-C', join(data, 'pglite')]);
  cpSync(join(app.config.dataDir, 'files'), join(data, 'files'), { recursive: true });
  const [backups, restored] = [join(folder, 'backups'), join(folder, 'restored')];
  const env = { DATA_DIR: data, BACKUPS: backups, NEW_DATA_DIR: restored };
  const said = await runSteps('The embedded database', env);
  expect(said[1]).toMatch(DRILL_OUTPUT);
  const again = await runStep(stepsOf('The embedded database')[2] ?? '', env);
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('has pglite and files already')]);
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
