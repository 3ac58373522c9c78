/** Recovery codes: ten, shown once, stored as keyed hashes, each valid once. */
import { sql } from 'kysely';
import type { Write } from '#server/core/db/database.ts';
import { newCode, sealOf } from '#server/core/security/ids.ts';

const CODES = 10;
const CODE_LENGTH = 10;

/** Replaces the person's codes with ten new ones; returns them as they are shown, `ABCDE-FGHJK`. */
export async function makeCodes(tx: Write, userId: string, signingSecret: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => newCode(CODE_LENGTH));
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code, signingSecret) })))
    .execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Uses a code up; false when it is unknown or used. `code` as `normalizeCode` returns it. */
export async function takeRecoveryCode(
  tx: Write,
  userId: string,
  code: string,
  signingSecret: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update recovery_codes set used_at = ${now}
    where user_id = ${userId} and code_hash = ${hashOf(userId, code, signingSecret)} and used_at is null
    returning user_id
  `.execute(tx);
  return rows.length > 0;
}

function hashOf(userId: string, code: string, signingSecret: string): string {
  return sealOf(signingSecret, `recovery-code ${userId} ${code}`);
}
