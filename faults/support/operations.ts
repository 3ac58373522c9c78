/** Runs the commands of docs/operations.md as written, and builds a market to run them on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect } from 'vitest';
import { profiles } from '#contract/profiles/profiles.ts';
import { hunter, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { accepted } from '#server/testing/story.ts';
import { ROOT } from '../../scripts/lib/root.ts';
import { runQuietly } from '../../scripts/lib/run-quietly.mjs';
import { testEnvironment } from '../../scripts/lib/test-environment.ts';

/** A shell function with the effect of `npm run NAME -- …`, without npm's overhead. */
const NPM = `npm() { local name=$2; shift 2; [ "\${1:-}" = -- ] && shift; "${process.execPath}" "scripts/$name.ts" "$@"; }`;

/** Returns the lines of the `sh` blocks below a heading. */
export function stepsOf(heading: string): string[] {
  const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const [, part = ''] = text.split(`\n### ${heading}\n`);
  const blocks = (part.split('\n### ')[0] ?? '').matchAll(/```sh\n([\s\S]*?)```/g);
  return [...blocks].flatMap(([, lines = '']) => lines.trim().split('\n'));
}

/** Runs one line with these variables; returns its exit code and output. */
export function runStep(line: string, env: Record<string, string>, options = {}) {
  const args = ['-c', `${NPM}\n${line}`];
  return runQuietly('bash', args, { cwd: ROOT, env: testEnvironment(env), ...options });
}

/** Runs the steps below a heading in order, expecting each to succeed; returns the output of each. */
export async function runSteps(
  heading: string,
  env: Record<string, string>,
  options = {},
): Promise<string[]> {
  const said: string[] = [];
  for (const step of stepsOf(heading)) {
    const { code, output } = await runStep(step, env, options);
    expect(code, `${step}\n${output}`).toBe(0);
    said.push(output);
  }
  return said;
}

/** The drill's output for `smallMarket`. */
export const DRILL_OUTPUT =
  /all explained\.\nStatements of account: [1-9]\d* as they were.*\nFiles: 1 in the rows, and there\.\nRPO: .* RTO: [\d.]+ s/;

/** Builds a market with an accepted order and a picture in two sizes. */
export async function smallMarket(): Promise<TestApp> {
  const app = await testApp();
  const people = { hunter: await hunter(app), talent: await talent(app) };
  await accepted(app, people);
  // Statements leave out entries younger than a minute.
  const { db } = app.database;
  await sql`alter table ledger_transactions disable trigger user`.execute(db);
  await sql`update ledger_transactions set at = at - interval '5 minutes'`.execute(db);
  await sql`alter table ledger_transactions enable trigger user`.execute(db);
  const plain = { create: { width: 500, height: 500, channels: 3, background: 'teal' } } as const;
  const content = await sharp(plain).png().toBuffer();
  const upload = { field: 'profile_image', name: 'me.png', type: 'image/png', content };
  await people.talent.ok(profiles.save, { body: {}, upload });
  return app;
}
