/** Tokens of a step under way: each for one purpose, for one person where they are known, valid once within 5 minutes. */
import { sql } from 'kysely';
import { SECOND_STEP_ENDED } from '#contract/accounts/second-factor.ts';
import { words } from '#contract/words.ts';
import type { Db } from '#server/core/db/database.ts';
import { conflict, type Refusal } from '#server/core/http/refusal.ts';
import { newToken, sha256 } from '#server/core/security/ids.ts';

const STEP_MS = 5 * 60_000;

/** `login` follows a right password; `enter`, `add` and `confirm` are steps with a passkey. */
type Purpose = 'login' | 'enter' | 'add' | 'confirm';
type NewStep = {
  purpose: Purpose;
  userId: string | null;
  /** Identifies the password that was right: the step ends when it is changed. */
  passwordMark?: string;
  /** What the person's device has to sign. */
  challenge?: string;
};
type Step = { user_id: string | null; password_mark: string | null; challenge: string | null };

/** Returns the token, and when it ends. */
export async function openStep(
  db: Db,
  { purpose, userId, passwordMark, challenge }: NewStep,
  now: Date,
): Promise<{ token: string; endsAt: Date }> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + STEP_MS);
  await db
    .insertInto('second_steps')
    .values({
      token_hash: sha256(token),
      purpose,
      user_id: userId,
      password_mark: passwordMark ?? null,
      challenge: challenge ?? null,
      ends_at: endsAt,
    })
    .execute();
  return { token, endsAt };
}

/** Returns the step, which stays open; 409 `second_step_ended` when it is unknown, used, ended or of another purpose. */
export async function getStep(db: Db, token: string, purpose: Purpose, now: Date): Promise<Step> {
  const step = await db
    .selectFrom('second_steps')
    .select(['user_id', 'password_mark', 'challenge'])
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!step) throw stepEnded();
  return step;
}

/** Uses the step up; refuses as `getStep` does, and when it was opened for another person than `userId`. */
export async function takeStep(
  db: Db,
  token: string,
  purpose: Purpose,
  userId: string | null,
  now: Date,
): Promise<Step> {
  const step = await db
    .deleteFrom('second_steps')
    .where('token_hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where(sql<boolean>`user_id is not distinct from ${userId}`)
    .where('ends_at', '>', now)
    .returning(['user_id', 'password_mark', 'challenge'])
    .executeTakeFirst();
  if (!step) throw stepEnded();
  return step;
}

export function stepEnded(): Refusal {
  return conflict(words.secondFactor.errors.secondStepEnded, SECOND_STEP_ENDED);
}

/** Removes the steps that have ended. */
export async function forgetEndedSteps(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('second_steps').where('ends_at', '<', now).execute();
}
