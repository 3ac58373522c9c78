/** Whose profile everybody may see without being signed in: a talent's, from the day it is filled in until it is locked. */
import { type RawBuilder, sql } from 'kysely';
import { TALENT } from '#contract/profiles/profiles.ts';

/** True of a row `u` of users and its row `p` of profiles. */
export const isSharedTalent: RawBuilder<boolean> = sql`
  u.disabled_at is null
  and exists (
    select from user_account_types t
    where t.user_id = u.id and t.account_type_id = ${sql.lit(TALENT)}
  )
`;
