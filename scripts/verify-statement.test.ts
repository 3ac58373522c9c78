/** The statement checker against every kind of change: an amount, a missing line, two lines swapped, a cut end. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '#contract/orders/orders.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { type StatementFile, statements } from '#contract/statements/statements.ts';
import { hunter, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { accepted, addBank, started } from '#server/testing/story.ts';
import { checkContinues, checkStatement } from './lib/statement-check.ts';

let app: TestApp;
let folder: string;
/** For a person who is hunter and talent with nobody else, with six entries or more. */
let earlier: StatementFile;
let statement: StatementFile;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adire-statement-'));
  app = await testApp();
  const [ngozi, tunde] = [await hunter(app, 'Ngozi'), await talent(app, 'Tunde')];
  const done = await accepted(app, { hunter: ngozi, talent: tunde });
  app.passMinutes(2);
  earlier = await tunde.ok(statements.statement);
  const code = await addBank(tunde);
  await tunde.ok(payouts.transfer, { body: { transfer_recipient_code: code, job_id: done.job.id } });
  await accepted(app, { hunter: ngozi, talent: tunde, post: { price_budget: '40000' } });
  const cancelled = await started(app, { hunter: ngozi, talent: tunde });
  await tunde.ok(orders.cancel, { params: { id: cancelled.job.id }, body: { reason: 'Ill' } });
  app.passMinutes(2);
  statement = await tunde.ok(statements.statement);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

/** Returns a copy with one change. */
function changed(change: (copy: StatementFile) => void): StatementFile {
  const copy = structuredClone(statement);
  change(copy);
  return copy;
}

function entryOf({ entries }: StatementFile, index: number): StatementFile['entries'][number] {
  const entry = entries.at(index);
  if (!entry) throw new Error(`no entry ${index}`);
  return entry;
}

function verify(...files: unknown[]) {
  const names = files.map((file, index) => {
    const name = join(folder, `${index}.json`);
    writeFileSync(name, JSON.stringify(file));
    return name;
  });
  const script = join(import.meta.dirname, 'verify-statement.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...names], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { status, said: stdout, complained: stderr };
}

test('a statement as it was issued is whole, and continues the one before', () => {
  expect(statement.entries.length).toBeGreaterThan(3);
  const { status, said, complained } = verify(statement, earlier);
  expect({ status, complained }).toEqual({ status: 0, complained: '' });
  expect(said).toContain('is whole.');
  expect(said).toContain('earnings: N36,000.00');
  expect(said).toContain('on-the-way: N90,000.00');
  expect(said).toContain('without a change');
});

describe('it finds', () => {
  const cases: [string, (copy: StatementFile) => void, RegExp][] = [
    [
      'a changed amount',
      (copy) => {
        entryOf(copy, 0).amount = '9000001';
      },
      /entry 1 was changed/,
    ],
    [
      'a changed amount whose sums were put right',
      (copy) => {
        const last = entryOf(copy, -1);
        last.amount = String(BigInt(last.amount) + 1n);
        last.balance = String(BigInt(last.balance) + 1n);
        copy.balances[last.account] = last.balance;
      },
      /was changed: its hash is that of another text/,
    ],
    [
      'a line that was dropped from the middle',
      (copy) => {
        copy.entries.splice(1, 1);
      },
      /numbered 3: one is missing/,
    ],
    [
      'a dropped line whose numbers were put right',
      (copy) => {
        copy.entries.splice(1, 1);
        for (const [index, entry] of copy.entries.entries()) entry.n = index + 1;
      },
      /entry 2 does not follow the entry before it/,
    ],
    [
      'a line that was dropped from the end',
      (copy) => {
        copy.entries.pop();
      },
      /entries are missing at the end/,
    ],
    [
      'two lines in another order',
      (copy) => {
        const [first, second] = [entryOf(copy, 1), entryOf(copy, 2)];
        copy.entries.splice(1, 2, second, first);
      },
      /entry 2 does not follow/,
    ],
    [
      'another job under an amount',
      (copy) => {
        entryOf(copy, 0).job = '018f0000-0000-7000-8000-000000000001';
      },
      /entry 1 was changed/,
    ],
    [
      'another time',
      (copy) => {
        entryOf(copy, 0).at = '2020-01-01T00:00:00.000Z';
      },
      /entry 1 was changed/,
    ],
    [
      'a balance that is told otherwise',
      (copy) => {
        copy.balances.earnings = '1';
      },
      /earnings is stated as 1 kobo/,
    ],
    [
      'another person',
      (copy) => {
        copy.person.id = '018f0000-0000-7000-8000-000000000001';
      },
      /entry 1 does not follow/,
    ],
  ];
  test.each(cases)('%s', (_, change, fault) => {
    expect(checkStatement(changed(change)).faults.join('\n')).toMatch(fault);
  });

  test('a chain that was rewritten, beside the earlier statement', () => {
    const forged = rechained(changed((copy) => copy.entries.splice(0, 1)));
    expect(checkStatement(forged).faults.filter((fault) => !fault.includes('takes more'))).toEqual([]);
    expect(checkContinues(forged, earlier)).toEqual(['entry 1 is not the one of the earlier statement']);
  });

  test('and prints it as it is typed', () => {
    const { status, complained } = verify(changed((copy) => copy.entries.splice(1, 1)));
    expect(status).toBe(1);
    expect(complained).toMatch(/is not as it was issued:\n {2}entry 2/);
  });
});

/** A forger who knows docs/statement.md: all numbers, sums and hashes are recomputed. */
function rechained(file: StatementFile): StatementFile {
  const sha = (lines: unknown[]) => createHash('sha256').update(lines.join('\n')).digest('hex');
  const sums: Record<string, bigint> = { held: 0n, payback: 0n, earnings: 0n, 'on-the-way': 0n };
  file.head = sha(['adire-statement/1', file.person.id]);
  for (const [index, entry] of file.entries.entries()) {
    const sum = (sums[entry.account] ?? 0n) + BigInt(entry.amount);
    sums[entry.account] = sum;
    Object.assign(entry, { n: index + 1, prev: file.head, balance: String(sum) });
    const { n, prev, at, account, what, job, payout, amount, balance } = entry;
    const fields = [n, prev, at, account, what, job ?? '-', payout ?? '-', amount, balance];
    entry.hash = sha(['adire-statement/1', ...fields]);
    file.head = entry.hash;
  }
  for (const account of ['held', 'payback', 'earnings', 'on-the-way'] as const) {
    file.balances[account] = String(sums[account]);
  }
  return file;
}

test('it explains itself, and says what it cannot read', () => {
  expect(verify()).toMatchObject({
    status: 1,
    complained: expect.stringMatching(/^Usage: npm run verify-statement/),
  });
  expect(checkStatement({ format: 'other' }).faults).toEqual(['its format is not adire-statement/1']);
  expect(checkStatement(null).faults).toHaveLength(1);
});
