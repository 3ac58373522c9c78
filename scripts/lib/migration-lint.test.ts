/** Finds a migration that would block people or break the previous version. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintArguments } from './migration-lint.ts';
import { ROOT } from './root.ts';
import { runQuietly } from './run-quietly.mjs';

async function lint(text: string): Promise<{ code: number; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'adire-lint-'));
  const file = join(folder, '0120-jobs.sql');
  writeFileSync(file, text);
  const args = [join(ROOT, 'node_modules/squawk-cli/js/bin/squawk'), ...lintArguments([file])];
  const result = await runQuietly(process.execPath, args);
  rmSync(folder, { recursive: true });
  return result;
}

test.each([
  ['adding-required-field', 'alter table jobs add column seen_at timestamptz not null;'],
  ['ban-drop-column', 'alter table jobs drop column terms;'],
  ['renaming-column', 'alter table jobs rename column terms to conditions;'],
  ['changing-column-type', 'alter table jobs alter column terms type jsonb;'],
  ['constraint-missing-not-valid', 'alter table jobs add constraint priced check (price > 0);'],
])('%s', async (rule, statement) => {
  const { code, output } = await lint(statement);
  expect([code, output]).toEqual([1, expect.stringContaining(rule)]);
});

test('what stops nobody passes', async () => {
  const { code, output } = await lint(`
    create table stars (id uuid primary key, job_id uuid not null references jobs, at timestamptz not null);
    create index stars_job on stars (job_id);
    alter table jobs add column stars int not null default 0;
    alter table jobs add constraint starred check (stars >= 0) not valid;
  `);
  expect(output).not.toMatch(/warning|error/);
  expect(code).toBe(0);
});
