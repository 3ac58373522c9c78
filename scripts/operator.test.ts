/** The operator command as typed: its messages, its exit codes, and a folder already in use. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPglite } from '#server/core/db/embedded.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { newId } from '#server/core/security/ids.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adire-operator-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function operator(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'operator.ts'), ...words],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    },
  );
  return { status, said: stdout.trim(), complained: stderr.trim() };
}

async function addUser(email: string): Promise<void> {
  const database = await openPglite(folder);
  await migrate(database.db);
  await database.db
    .insertInto('users')
    .values({
      id: newId(),
      name: 'Ops',
      email,
      email_key: email,
      password_hash: 'none',
      created_at: new Date(),
    })
    .execute();
  await database.close();
}

test('grants, and prints the code that the console asks for once', { timeout: 90_000 }, async () => {
  await addUser('ops@people.example');
  const { status, said, complained } = operator('grant', 'Ops@people.example');
  expect({ status, complained }).toEqual({ status: 0, complained: '' });
  expect(said.split('\n')).toEqual([
    'Ops@people.example is an operator now.',
    expect.stringContaining('http://localhost:3000/operator/enrol within 24 hours'),
    expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{6}-){3}[0-9A-HJKMNP-TV-Z]{6}$/),
  ]);
});

test('says in one sentence that the folder is open elsewhere', async () => {
  const database = await openPglite(folder);
  const { status, complained } = operator('list');
  expect(status).toBe(1);
  expect(complained.split('\n')).toHaveLength(1);
  expect(complained).toContain(`The data folder ${folder} is already open in another process.`);
  expect(complained).toMatch(/Stop the server, run this again, and start it after that\.$/);
  await database.close();
});

test('explains itself', () => {
  const { status, complained } = operator('remove', 'ops@people.example');
  expect(status).toBe(1);
  expect(complained).toMatch(/^Usage: npm run operator -- grant EMAIL/);
});
