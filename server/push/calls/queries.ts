/** Queries of calls: whether somebody can be reached, and on which sides they read. */
import { sql } from 'kysely';
import { HUNTER } from '#contract/profiles/profiles.ts';
import type { Read } from '#server/core/db/database.ts';

export type PushReader = { has_device: boolean; is_hunter: boolean; is_talent: boolean };

export async function readerOf(db: Read, userId: string): Promise<PushReader | undefined> {
  const { rows } = await sql<PushReader>`
    select exists (select from push_subscriptions where user_id = ${userId}) as has_device,
      exists (
        select from user_account_types where user_id = ${userId} and account_type_id = ${HUNTER}
      ) as is_hunter,
      exists (
        select from user_account_types where user_id = ${userId} and account_type_id <> ${HUNTER}
      ) as is_talent
  `.execute(db);
  return rows[0];
}
