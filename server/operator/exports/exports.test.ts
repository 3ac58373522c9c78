/** Exports: complete, harmless in a spreadsheet, for operators only, and always logged. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { access } from '#contract/accounts/access.ts';
import { EXPORTS, exportPath } from '#contract/operator/exports.ts';
import { operator } from '#contract/operator/operator.ts';
import { csvRow } from '#server/core/files/csv.ts';
import { call, hunter, PASSWORD, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { accepted } from '#server/testing/story.ts';
import { csvNaira } from './queries.ts';

let app: TestApp;
let ops: Awaited<ReturnType<typeof consoleOf>>;
let ngozi: Person;
beforeAll(async () => {
  app = await testApp();
  ops = await consoleOf(app);
  ngozi = await hunter(app, 'Ngozi');
  await accepted(app, {
    hunter: ngozi,
    talent: await talent(app, 'Tunde'),
    post: { title: '=HYPERLINK("//evil")' },
  });
});
afterAll(() => app.close());

function take(what: string, token: string | null, payload: object | string = { reason: 'Monthly accounts' }) {
  return app.http.inject({
    method: 'POST',
    url: `/api/${exportPath(what as 'people')}`,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  });
}

/** The cells of a file, read as RFC 4180 says. */
function cellsOf(text: string): string[][] {
  expect(text.startsWith('\ufeff'), 'Excel reads it as UTF-8').toBe(true);
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );
}

describe('a cell', () => {
  test.each([
    ['=HYPERLINK("//evil")', '"\'=HYPERLINK(""//evil"")"'],
    ['+234 803', '"\'+234 803"'],
    ['-2', '"\'-2"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['\0x', '"\'\0x"'],
    ['a,b\r\n"c"', '"a,b\r\n""c"""'],
    ['', '""'],
    [null, '""'],
  ])('%j is written %s', (cell, written) => {
    expect(csvRow([cell])).toBe(`${written}\r\n`);
  });

  test.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [5_000_000n, '50000.00'],
    [-123n, '-1.23'],
  ])('%d kobo are %s', (kobo, naira) => expect(csvNaira(kobo)).toBe(naira));
});

const TABLES = EXPORTS.filter((what) => what !== 'security');

test.each(TABLES)('%s comes as a file, and is logged', async (what) => {
  const answer = await take(what, ops.token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="adire-${what}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
  );
  const [head, ...rows] = cellsOf(answer.body);
  expect(rows.every((row) => row.length === head?.length)).toBe(true);
  expect(rows.flat().some((cell) => /^[=+\-@]/.test(cell))).toBe(false);
  const { log } = await ops.ok(operator.log, { query: { about: what } });
  expect(log).toMatchObject([{ act: 'export.take', reason: 'Monthly accounts' }]);
});

test('people and orders are all there, with the title that wanted to be a formula', async () => {
  const people = cellsOf((await take('people', ops.token)).body);
  expect(people).toHaveLength(4);
  expect(people.find(([, name]) => name === 'Ngozi')).toEqual([
    ...[ngozi.id, 'Ngozi', ngozi.email, 'hunter'],
    ...[expect.stringMatching(/^\d{4}-/), ''],
  ]);
  const orders = cellsOf((await take('orders', ops.token)).body);
  expect(orders[1]?.slice(1, 4)).toEqual(['\'=HYPERLINK("//evil")', 'accepted', '100000.00']);
});

test('the ledger adds up to nothing', async () => {
  const [, ...rows] = cellsOf((await take('ledger', ops.token)).body);
  const kobo = (text = '') => BigInt(text.replace('.', '') || '0');
  const sum = rows.reduce((total, row) => total + kobo(row.at(-2)) - kobo(row.at(-1)), 0n);
  expect(rows).toHaveLength(6);
  expect(sum).toBe(0n);
});

test('a table of more than a page is whole', async () => {
  const made = Array.from({ length: 501 }, (_, i) => ({
    id: crypto.randomUUID(),
    name: `Extra ${i}`,
    email: `extra${i}@people.example`,
    email_key: `extra${i}@people.example`,
    password_hash: 'none',
    created_at: new Date(),
  }));
  await app.database.db.insertInto('users').values(made).execute();
  const rows = cellsOf((await take('people', ops.token)).body).slice(1);
  expect(new Set(rows.map(([id]) => id)).size).toBe(504);
});

test('to everybody else it is not there, whatever they send', async () => {
  const { token } = (
    await call(app, null, access.login, { body: { email: ngozi.email, password: PASSWORD } })
  ).body;
  for (const one of [null, 'x'.repeat(43), token, ops.member.token]) {
    for (const body of [{ reason: 'Monthly accounts' }, '{']) {
      expect((await take('people', one, body)).statusCode).toBe(404);
    }
  }
  expect((await take('passwords', ops.token)).statusCode).toBe(404);
  expect((await take('people', ops.token, { reason: 'short' })).statusCode).toBe(422);
});
