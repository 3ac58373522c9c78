/** Which second factors a person has, whether one was shown recently, and the refusal where it was not (rules 1.10, 1.13). */
import { sql } from 'kysely';
import type { secondFactor } from '#contract/accounts/second-factor.ts';
import { type Reply, SECOND_STEP_NEEDED } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Read } from '#server/core/db/database.ts';
import type { Actor, ReadCtx } from '#server/core/http/context.ts';
import { Refusal } from '#server/core/http/refusal.ts';

/** The factor has to be shown again after this time before money moves (rule 1.13). */
const SHOWN_FOR_MS = 10 * 60_000;

/** The factors that a person can be asked for; empty when two-step sign-in is off. */
export async function factorsOf(db: Read, userId: string): Promise<('app' | 'passkey')[]> {
  const { rows } = await sql<{ factor: 'app' | 'passkey' }>`
    select 'app' as factor from authenticators where user_id = ${userId} and confirmed_at is not null
    union
    select 'passkey' from passkeys where user_id = ${userId}
    order by factor
  `.execute(db);
  return rows.map(({ factor }) => factor);
}

/** True when the person has a confirmed authenticator or a passkey. */
export async function isFactorOn(db: Read, userId: string): Promise<boolean> {
  return (await factorsOf(db, userId)).length > 0;
}

/** 403 `second_step_needed` where the factor is on and this session did not show it within 10 minutes. */
export async function assertFactorShown(
  db: Read,
  { userId, tokenHash }: Pick<Actor, 'userId' | 'tokenHash'>,
  now: Date,
): Promise<void> {
  if (!(await isFactorOn(db, userId))) return;
  const { rows } = await sql`
    select from sessions
    where token_hash = ${tokenHash} and factor_at > ${new Date(now.getTime() - SHOWN_FOR_MS)}
  `.execute(db);
  if (rows.length > 0) return;
  throw new Refusal(403, words.secondFactor.errors.secondStepNeeded, { code: SECOND_STEP_NEEDED });
}

export async function getFactor(ctx: ReadCtx): Promise<Reply<typeof secondFactor.get>> {
  const { userId } = ctx.actor;
  const authenticator = await ctx.db
    .selectFrom('authenticators')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const passkeys = await ctx.db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return {
    success: true,
    on: authenticator !== undefined || passkeys.length > 0,
    authenticator: authenticator !== undefined,
    passkeys: passkeys.map(passkeyView),
    recovery_codes_left: await recoveryCodesLeft(ctx.db, userId),
  };
}

type PasskeyRow = { id: string; name: string; created_at: Date; last_used_at: Date | null };

export function passkeyView({ id, name, created_at, last_used_at }: PasskeyRow) {
  return {
    ...{ id, name },
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}

export function recoveryCodesLeft(db: Read, userId: string): Promise<number> {
  return countOf(db, sql`from recovery_codes where user_id = ${userId} and used_at is null`);
}
