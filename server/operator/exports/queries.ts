/** The tables that operators export, read page by page: people, orders, payouts, findings, the ledger and security events. */
import { type RawBuilder, sql } from 'kysely';
import type { Export } from '#contract/operator/exports.ts';
import { securityEventsAfter } from '#server/accounts/security-log/queries.ts';
import type { Read } from '#server/core/db/database.ts';
import { type Cell, csvRow } from '#server/core/files/csv.ts';
import { movementsAfter } from '#server/ledger/books/queries.ts';
import { sides } from '#server/profiles/queries.ts';

const PAGE = 500;
/** Without it Excel takes UTF-8 for another encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** The lines of an export: a CSV table with its head first; JSON lines for security events. */
export async function* linesOf(db: Read, what: Export): AsyncGenerator<string> {
  if (what === 'ledger') return yield* ledgerLines(db);
  if (what === 'security') return yield* securityLines(db);
  const { head, read, cells } = TABLES[what];
  yield BYTE_ORDER_MARK + csvRow(head);
  let after: string | null = null;
  for (;;) {
    const { rows }: { rows: Row[] } = await read(after).execute(db);
    if (rows.length === 0) return;
    yield rows.map((row) => csvRow(cells(row))).join('');
    after = String(rows.at(-1)?.id);
  }
}

type Row = Record<string, unknown>;
type Table = {
  head: readonly string[];
  read: (after: string | null) => RawBuilder<Row>;
  cells: (row: Row) => Cell[];
};

function at(value: unknown): Cell {
  return value instanceof Date ? value.toISOString() : null;
}

function text(value: unknown): Cell {
  return value === null || value === undefined ? null : String(value);
}

function naira(value: unknown): Cell {
  return typeof value === 'bigint' ? csvNaira(value) : null;
}

const TABLES: Record<Exclude<Export, 'ledger' | 'security'>, Table> = {
  people: {
    head: ['id', 'name', 'email', 'sides', 'registered', 'suspended'],
    read: (after) => sql<Row>`
      select u.id, u.name, u.email, u.created_at, u.disabled_at,
        array_to_string(${sides}, ' and ') as sides
      from users u
      where ${after}::uuid is null or u.id > ${after}::uuid
      order by u.id
      limit ${PAGE}
    `,
    cells: (row) => [
      text(row.id),
      text(row.name),
      text(row.email),
      text(row.sides),
      at(row.created_at),
      at(row.disabled_at),
    ],
  },
  orders: {
    head: ['id', 'title', 'status', 'price in naira', 'hunter', 'talent', 'posted', 'paid', 'ended'],
    read: (after) => sql<Row>`
      select j.id, j.title, j.status, j.price, h.email as hunter, t.email as talent, j.created_at, j.funded_at, j.ended_at
      from jobs j
      join users h on h.id = j.hunter_id
      left join users t on t.id = j.talent_id
      where ${after}::uuid is null or j.id > ${after}::uuid
      order by j.id
      limit ${PAGE}
    `,
    cells: (row) => [
      text(row.id),
      text(row.title),
      text(row.status),
      naira(row.price),
      text(row.hunter),
      text(row.talent),
      at(row.created_at),
      at(row.funded_at),
      at(row.ended_at),
    ],
  },
  payouts: {
    head: [
      'id',
      'reference',
      'person',
      'side',
      'amount in naira',
      'status',
      'bank',
      'account',
      'asked',
      'changed',
    ],
    read: (after) => sql<Row>`
      select p.id, p.reference, u.email, p.side, p.amount, p.status, r.bank_name, right(r.account_number, 4) as account,
        p.created_at, p.updated_at
      from payouts p
      join users u on u.id = p.user_id
      join recipients r on r.id = p.recipient_id
      where ${after}::uuid is null or p.id > ${after}::uuid
      order by p.id
      limit ${PAGE}
    `,
    cells: (row) => [
      text(row.id),
      text(row.reference),
      text(row.email),
      text(row.side),
      naira(row.amount),
      text(row.status),
      text(row.bank_name),
      text(row.account),
      at(row.created_at),
      at(row.updated_at),
    ],
  },
  findings: {
    head: [
      ...['id', 'class', 'subject', 'reference', 'ours', 'theirs', 'at stake in naira'],
      ...['first seen', 'last seen', 'ended', 'how', 'reason'],
    ],
    read: (after) => sql<Row>`
      select id, class, subject, reference, ours, theirs, amount, first_seen_at, last_seen_at, ended_at, ending, reason
      from reconciliation_findings
      where ${after}::uuid is null or id > ${after}::uuid
      order by id
      limit ${PAGE}
    `,
    cells: (row) => [
      ...['id', 'class', 'subject', 'reference', 'ours', 'theirs'].map((name) => text(row[name])),
      naira(row.amount),
      ...['first_seen_at', 'last_seen_at', 'ended_at'].map((name) => at(row[name])),
      ...['ending', 'reason'].map((name) => text(row[name])),
    ],
  },
};

/** One line per leg; credit and debit have columns of their own, so that no number is negative. */
async function* ledgerLines(db: Read): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK +
    csvRow([
      'transaction',
      'at',
      'word',
      'cause',
      'actor',
      'job',
      'account',
      'got in naira',
      'gave in naira',
    ]);
  let after = 0n;
  for (;;) {
    const movements = await movementsAfter(db, after, PAGE);
    if (movements.length === 0) return;
    yield movements
      .flatMap((one) =>
        one.legs.map(({ account, amount }) =>
          csvRow([
            one.id.toString(),
            one.at.toISOString(),
            one.word,
            one.cause,
            one.actor,
            one.job_id,
            account,
            amount > 0n ? csvNaira(amount) : null,
            amount < 0n ? csvNaira(-amount) : null,
          ]),
        ),
      )
      .join('');
    after = movements.at(-1)?.id ?? after;
  }
}

/** One JSON object per event, oldest first, so that other programs can import them. */
async function* securityLines(db: Read): AsyncGenerator<string> {
  let after = 0n;
  for (;;) {
    const events = await securityEventsAfter(db, after, PAGE);
    if (events.length === 0) return;
    yield events.map((one) => `${JSON.stringify({ ...one, id: String(one.id) })}\n`).join('');
    after = events.at(-1)?.id ?? after;
  }
}

/** Kobo as naira with two decimals, for calculating: `50000.00`. */
export function csvNaira(amount: bigint): string {
  const text = amount.toString().replace('-', '').padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}
