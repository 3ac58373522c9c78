/** Removes a person's notices and choices, and the person's name from the notices of others. */

import { sql } from 'kysely';
import { words } from '#contract/words/en.ts';
import type { Write } from '#server/core/db/database.ts';

export async function eraseNotifications(tx: Write, userId: string): Promise<void> {
  await sql`delete from notifications where user_id = ${userId}`.execute(tx);
  await sql`delete from notification_preferences where user_id = ${userId}`.execute(tx);
  await sql`delete from unread_mails where user_id = ${userId} or other_id = ${userId}`.execute(tx);
  await sql`
    update notifications n
    set facts = n.facts
      || case when named.is_hunter then jsonb_build_object('hunter_name', ${words.accounts.erased.person}::text) else '{}' end
      || case when named.is_talent then jsonb_build_object('talent_name', ${words.accounts.erased.person}::text) else '{}' end
      || case when named.is_talent and n.facts ? 'talent' and n.facts ->> 'talent' !~ '^[0-9]+$'
        then jsonb_build_object('talent', ${words.accounts.erased.person}::text) else '{}' end
    from (
      select e.id, j.hunter_id = ${userId} as is_hunter,
        coalesce((e.facts ->> 'talent_id')::uuid, j.talent_id) = ${userId} as is_talent
      from jobs j
      join events e
        on (e.about_kind = 'job' and e.about_id = j.id)
        or (e.about_kind = 'board' and e.facts ->> 'job_id' = j.id::text)
      where j.hunter_id = ${userId}
        or j.talent_id = ${userId}
        or j.id in (select job_id from bids where talent_id = ${userId})
        or j.id in (select job_id from invitations where talent_id = ${userId})
    ) named
    where n.event_id = named.id and (named.is_hunter or named.is_talent)
  `.execute(tx);
}
