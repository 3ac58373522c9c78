/** Empties what a person wrote and sent in conversations; that something was said there stays. */

import { sql } from 'kysely';
import { words } from '#contract/words/en.ts';
import type { Write } from '#server/core/db/database.ts';

/** Their files are removed with the others of the person. `name` is the one in lines about orders. */
export async function eraseMessages(tx: Write, userId: string, name: string): Promise<void> {
  await sql`delete from message_files where owner_id = ${userId}`.execute(tx);
  await sql`
    update messages set body = ${words.accounts.erased.message}, client_id = null, search = null
    where sender_id = ${userId}
  `.execute(tx);
  // A line begins with who acted: `Ngozi accepted the work on …`.
  await sql`
    update messages m set body = ${words.accounts.erased.person} || substr(m.body, char_length(${name}::text) + 1)
    from conversation_members c
    where c.user_id = ${userId} and m.conversation_id = c.conversation_id and m.kind = 'event'
      and starts_with(m.body, ${`${name} `}::text)
  `.execute(tx);
}
