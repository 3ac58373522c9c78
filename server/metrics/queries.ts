/** Business metrics that alarms are set on. Each has one value, or one for each of its labels. */
import { sql } from 'kysely';
import { explainMoney } from '#server/audit/explained/queries.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Read } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import type { Gauges, Sample } from '#server/core/metrics/metrics.ts';
import { escrowTotal } from '#server/ledger/queries.ts';

const GAUGES = {
  adire_queue_items: 'Items of background work that are due, or parked for an operator',
  adire_queue_overdue_seconds: 'How long the longest waiting item of a kind has been due',
  adire_outbox_age_seconds: 'How old the oldest mail is that was not sent',
  adire_webhook_lag_seconds: 'How long the oldest event of the payment provider has not been acted on',
  adire_escrow_held_kobo: 'What all running orders hold in escrow',
  adire_unexplained_kobo: 'Money that nothing vouches for; looked at every quarter of an hour',
  adire_unexplained_transactions: 'Transactions that nothing vouches for',
  adire_failed_logins: 'Refused sign-ins, wrong passwords and wrong second steps of the last five minutes',
} as const;
type Name = keyof typeof GAUGES;

const EXPLAINED_EVERY_MS = 15 * 60_000;
const FAILED = ['sign-in-failed', 'console-sign-in-failed', 'second-step-wrong', 'password-wrong'];
const FAILED_WITHIN_MS = 5 * 60_000;

/** The gauges, all read on each call; only the whole ledger is checked at most every 15 minutes. */
export function businessGauges({ database: { db }, clock }: Services): Gauges {
  let explained = { at: 0, kobo: 0n, transactions: 0 };

  async function explain(now: Date): Promise<void> {
    if (now.getTime() < explained.at + EXPLAINED_EVERY_MS) return;
    const { unexplained } = await explainMoney(db);
    const kobo = unexplained.reduce((sum, { amount }) => sum + amount, 0n);
    explained = { at: now.getTime(), kobo, transactions: unexplained.length };
  }

  return {
    help: GAUGES,
    async read() {
      const now = clock.now();
      await explain(now);
      const work = await readWork(db, now);
      const one = (value: number | bigint): Sample[] => [{ labels: {}, value: Number(value) }];
      const age = (wanted: (kind: string) => boolean) =>
        one(Math.max(0, ...work.filter(({ kind }) => wanted(kind)).map(({ age }) => age)));
      return {
        adire_queue_items: work.flatMap(({ kind, due, parked }) => [
          { labels: { kind, state: 'due' }, value: due },
          { labels: { kind, state: 'parked' }, value: parked },
        ]),
        adire_queue_overdue_seconds: work.map(({ kind, overdue }) => ({ labels: { kind }, value: overdue })),
        adire_outbox_age_seconds: age((kind) => kind === 'mail'),
        adire_webhook_lag_seconds: age((kind) => kind.startsWith('webhook-')),
        adire_escrow_held_kobo: one(await escrowTotal(db)),
        adire_unexplained_kobo: one(explained.kobo),
        adire_unexplained_transactions: one(explained.transactions),
        adire_failed_logins: one(await failedLogins(db, now)),
      } satisfies Record<Name, Sample[]>;
    },
  };
}

type Work = { kind: string; due: number; parked: number; overdue: number; age: number };

async function readWork(db: Read, now: Date): Promise<Work[]> {
  const { rows } = await sql<Work>`
    select kind, count(*) filter (where parked_at is null and due_at <= ${now})::int as due,
      count(*) filter (where parked_at is not null)::int as parked,
      coalesce(extract(epoch from ${now} - min(due_at) filter (where parked_at is null and due_at <= ${now})), 0)::float8 as overdue,
      coalesce(extract(epoch from ${now} - min(created_at) filter (where created_at <= ${now})), 0)::float8 as age
    from work_items group by kind order by kind
  `.execute(db);
  return rows;
}

function failedLogins(db: Read, now: Date): Promise<number> {
  const since = new Date(now.getTime() - FAILED_WITHIN_MS);
  return countOf(db, sql`from security_events where kind = any(${FAILED}) and at > ${since}`);
}
