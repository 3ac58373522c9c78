/** The lines of the console's lists: people, jobs, payments and payouts, each read in one query. */
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { isUnfinished } from '#contract/acts/statuses.ts';
import type { Side } from '#contract/core/common.ts';
import type { Language } from '#contract/core/languages.ts';
import { toNaira } from '#contract/core/money.ts';
import type { jobLine, paymentLine, payoutLine, personLine, posting } from '#contract/operator/lines.ts';
import type { Read } from '#server/core/db/database.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import type { Movement } from '#server/ledger/books/queries.ts';
import { resolutionOf } from '#server/payments/queries.ts';
import { sides } from '#server/profiles/queries.ts';
import { markConflicts, type OperatorReader } from './conflicts/queries.ts';

type PersonLine = z.output<typeof personLine>;
type JobLine = z.output<typeof jobLine>;
type PaymentLine = z.output<typeof paymentLine>;
type PayoutLine = z.output<typeof payoutLine>;
type Condition = RawBuilder<unknown>;

type PersonRow = {
  id: string;
  name: string;
  email: string;
  sides: Side[];
  disabled_at: Date | null;
  created_at: Date;
};

/** People (`u`) that fulfil the condition, newest first. */
export async function readPeople(db: Read, where: Condition, limit: number): Promise<PersonLine[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.name, u.email, u.disabled_at, u.created_at,
      ${sides} as sides
    from users u
    where ${where}
    order by u.id desc
    limit ${limit}
  `.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    sides: row.sides,
    suspended_at: row.disabled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}

type JobRow = {
  id: string;
  title: string;
  status: JobLine['status'];
  price: bigint | null;
  hunter_id: string;
  hunter: string;
  talent_id: string | null;
  talent: string | null;
  created_at: Date;
};

/** Jobs (`j`) that fulfil the condition, newest first; also those that were taken down. */
export async function readJobs(db: Read, where: Condition, limit: number): Promise<JobLine[]> {
  const { rows } = await sql<JobRow>`
    select j.id, j.title, j.status, j.price, j.created_at, j.hunter_id, h.name as hunter, j.talent_id, t.name as talent
    from jobs j
    join users h on h.id = j.hunter_id
    left join users t on t.id = j.talent_id
    where ${where}
    order by j.id desc
    limit ${limit}
  `.execute(db);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    status: row.status,
    price: row.price === null ? null : toNaira(row.price),
    hunter: { id: row.hunter_id, name: row.hunter },
    talent: row.talent_id && row.talent ? { id: row.talent_id, name: row.talent } : null,
    created_at: row.created_at.toISOString(),
  }));
}

type PaymentRow = {
  id: string;
  reference: string;
  status: PaymentLine['status'];
  became: PaymentLine['became'];
  amount: bigint;
  channel: string | null;
  failure: string | null;
  job_id: string;
  title: string;
  hunter_id: string;
  hunter: string;
  created_at: Date;
  paid_at: Date | null;
};

/** Payments (`p`, of the job `j`) that fulfil the condition, newest first. */
export async function readPayments(db: Read, where: Condition, limit: number): Promise<PaymentLine[]> {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.reference, p.status, case p.status when 'suspense' then ${resolutionOf(sql`p.reference`)} end as became,
      p.amount, p.channel, p.failure, p.created_at, p.paid_at,
      p.job_id, j.title, p.hunter_id, h.name as hunter
    from payments p
    join jobs j on j.id = p.job_id
    join users h on h.id = p.hunter_id
    where ${where}
    order by p.id desc
    limit ${limit}
  `.execute(db);
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    status: row.status,
    became: row.became,
    amount: toNaira(row.amount),
    channel: row.channel,
    failure: row.failure,
    job: { id: row.job_id, title: row.title },
    hunter: { id: row.hunter_id, name: row.hunter },
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
  }));
}

type PayoutRow = {
  id: string;
  reference: string;
  side: Side;
  user_id: string;
  name: string;
  job_id: string | null;
  title: string | null;
  amount: bigint;
  status: PayoutLine['status'];
  bank_name: string;
  account_name: string;
  account_number: string;
  failure: string | null;
  attempts: number;
  created_at: Date;
  updated_at: Date;
};

/** The `failure` that `server/payouts/sending` stores while the provider waits for its one-time code. */
export const WAITS_FOR_CODE = 'otp';

/** Payouts (`p`) that fulfil the condition, newest first, with what this operator may do. */
export async function readPayouts(
  reader: OperatorReader,
  where: Condition,
  limit: number,
): Promise<PayoutLine[]> {
  const { rows } = await sql<PayoutRow>`
    select p.id, p.reference, p.side, p.user_id, u.name, p.job_id, j.title, p.amount, p.status, p.failure, p.attempts,
      p.created_at, p.updated_at, r.bank_name, r.account_name, r.account_number
    from payouts p
    join users u on u.id = p.user_id
    join recipients r on r.id = p.recipient_id
    left join jobs j on j.id = p.job_id
    where ${where}
    order by p.id desc
    limit ${limit}
  `.execute(reader.db);
  return markConflicts(reader, 'payout.ask', rows.map(payoutView), ({ id }) => id);
}

function payoutView(row: PayoutRow): Omit<PayoutLine, 'own_affair'> {
  const isLive = isUnfinished(row.status);
  const needsCode = row.status === 'pending' && row.failure === WAITS_FOR_CODE;
  return {
    id: row.id,
    reference: row.reference,
    side: row.side,
    person: { id: row.user_id, name: row.name },
    job: row.job_id && row.title !== null ? { id: row.job_id, title: row.title } : null,
    amount: toNaira(row.amount),
    status: row.status,
    needs_code: needsCode,
    bank_name: row.bank_name,
    account_name: row.account_name,
    account_number: row.account_number.slice(-4),
    failure: needsCode ? null : row.failure,
    attempts: row.attempts,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: [...(isLive ? (['ask'] as const) : []), ...(needsCode ? (['finish'] as const) : [])],
  };
}

export function postingView(movement: Movement, language: Language = 'en'): z.output<typeof posting> {
  return {
    id: movement.id.toString(),
    word: movement.word,
    title: wordsIn(language).documents.movementWords[movement.word] ?? movement.word,
    cause: movement.cause,
    actor: movement.actor,
    at: movement.at.toISOString(),
    legs: movement.legs.map((leg) => ({ account: leg.account, amount: toNaira(leg.amount) })),
  };
}
