/** Operators: granted and revoked by functions that no endpoint calls, once, and recorded in the history. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#contract/accounts/accounts.ts';
import type { Write } from '#server/core/db/database.ts';
import { listEvents } from '#server/core/work/events.ts';
import { person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { grantOperator, listOperators, revokeOperator } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

function inTransaction<T>(work: (tx: Write) => Promise<T>): Promise<T> {
  return app.database.db.transaction().execute(work);
}

test('granted by any spelling of the address, once; revoked with every session', async () => {
  const ops = await person(app, 'Ops', []);
  const at = new Date('2026-05-01T10:00:00Z');
  const later = new Date('2026-05-02T10:00:00Z');
  expect(await inTransaction((tx) => grantOperator(tx, ` ${ops.email.toUpperCase()}`, at))).toBe(true);
  expect(await inTransaction((tx) => grantOperator(tx, ops.email, later))).toBe(true);
  expect(await inTransaction(listOperators)).toEqual([{ name: 'Ops', email: ops.email, since: at }]);
  expect((await ops.call(accounts.me)).status).toBe(200);

  expect(await inTransaction((tx) => revokeOperator(tx, ops.email, later))).toBe(true);
  expect(await inTransaction((tx) => revokeOperator(tx, ops.email, later))).toBe(true);
  expect(await inTransaction(listOperators)).toEqual([]);
  // Done outside the server process, as by the command: the server notices within a second.
  await expect.poll(async () => (await ops.call(accounts.me)).status, { timeout: 1_500 }).toBe(401);

  const events = await listEvents(app.database.db, 'user', ops.id);
  expect(events.map((event) => event.name)).toEqual(['operator.grant', 'operator.revoke']);
});

test('nobody has an unknown address', async () => {
  expect(await inTransaction((tx) => grantOperator(tx, 'nobody@people.example', new Date()))).toBe(false);
  expect(await inTransaction((tx) => revokeOperator(tx, 'nobody@people.example', new Date()))).toBe(false);
});
