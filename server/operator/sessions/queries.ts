/** Who is behind the token of a console session, and how much waits for operators. */
import { sql } from 'kysely';
import type { Reply } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator/operator.ts';
import type { Db } from '#server/core/db/database.ts';
import type { OperatorActor, OperatorReadCtx } from '#server/core/http/context.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { countParked } from '#server/core/work/parked.ts';
import { countOpenDisputes } from '#server/disputes/decisions/queries.ts';
import { suspenseCount } from '#server/ledger/books/queries.ts';
import { countOpenFindings } from '#server/reconciliation/queries.ts';
import { refundsToMendCount } from '../money/queries.ts';
import { stuckCount } from '../payouts/queries.ts';
import { mayCome } from './rules.ts';

/** A session ends after 30 idle minutes and after 12 hours in all. */
const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_WHOLE_MS = 12 * 3_600_000;
/** `last_seen_at` is written at most this often. */
const SEEN_EVERY_MS = 60_000;

/**
 * The operator behind the token of a console session; null when it is unknown or ended, when the password was changed
 * since, and when the person is no operator any more or was made one again since.
 */
async function findOperator(db: Db, token: string, now: Date): Promise<OperatorActor | null> {
  const tokenHash = sha256(token);
  const { rows } = await sql<{ id: string; name: string; email: string; password_hash: string } & Times>`
    select u.id, u.name, u.email, u.password_hash, s.password_mark, s.created_at, s.last_seen_at
    from operator_sessions s
    join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash}
      and s.last_seen_at > ${new Date(now.getTime() - SESSION_IDLE_MS)}
      and s.created_at > ${new Date(now.getTime() - SESSION_WHOLE_MS)}
      and s.created_at >= u.operator_since
      and u.disabled_at is null
  `.execute(db);
  const [row] = rows;
  if (!row || row.password_mark !== sha256(row.password_hash)) return null;
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS) {
    await sql`
      update operator_sessions set last_seen_at = ${now} where token_hash = ${tokenHash}
    `.execute(db);
  }
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    tokenHash,
    endsAt: new Date(row.created_at.getTime() + SESSION_WHOLE_MS),
  };
}

/** The same for a request from `address`, if operators may come from there. */
export async function authenticateOperator(
  db: Db,
  token: string,
  allowed: readonly string[],
  address: string,
  now: Date,
): Promise<OperatorActor | null> {
  return mayCome(allowed, address) ? findOperator(db, token, now) : null;
}

type Times = { password_mark: string; created_at: Date; last_seen_at: Date };

export async function me(ctx: OperatorReadCtx): Promise<Reply<typeof operator.me>> {
  const { userId: id, name, email, endsAt } = ctx.actor;
  const [suspense, refunds, payouts, findings, disputes, parked] = [
    await suspenseCount(ctx.db),
    await refundsToMendCount(ctx.db),
    await stuckCount(ctx.db, ctx.now),
    await countOpenFindings(ctx.db),
    await countOpenDisputes(ctx.db),
    await countParked(ctx.db),
  ];
  return {
    success: true,
    operator: { id, name, email },
    ends_at: endsAt.toISOString(),
    waiting: { suspense, refunds, payouts, findings, disputes, parked },
  };
}
