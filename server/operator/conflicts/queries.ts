/** Nobody acts on their own money, dispute or account: neither as themselves nor for an account that seems to be theirs. */
import { sql } from 'kysely';
import { partiesOf } from '#server/audit/conflicts/queries.ts';
import type { Tx } from '#server/core/db/database.ts';

type Action = { act: string; about: { id: string }; after?: Record<string, unknown> };

/** The owner of an address `u.email_key`: a tag after a plus and dots reach the same mailbox. */
function mailboxOf(user: 'party' | 'operator') {
  const key = sql.ref(`${user}.email_key`);
  return sql`replace(split_part(split_part(${key}, '@', 1), '+', 1), '.', '') || '@' || split_part(${key}, '@', 2)`;
}

/** Without the country code, however it was typed. */
function phoneOf(profile: 'a' | 'b') {
  return sql`right(regexp_replace(${sql.ref(`${profile}.phone_number`)}, '[^0-9]', '', 'g'), 9)`;
}

/**
 * True when the operator is one of those the action is about, or shares a mailbox, a phone number or a bank account,
 * of now or before, with one of them.
 */
export async function isConflicted(tx: Tx, operatorId: string, action: Action): Promise<boolean> {
  const parties = partiesOf({
    act: sql`${action.act}::text`,
    about: sql`${action.about.id}::text`,
    jobId: sql`${action.after?.job_id ?? null}::text`,
  });
  const { rows } = await sql`
    select
    from users party, users operator
    where operator.id = ${operatorId} and party.id in (${parties})
      and (
        party.id = operator.id
        or ${mailboxOf('party')} = ${mailboxOf('operator')}
        or exists (
          select from profiles a, profiles b
          where a.user_id = party.id and b.user_id = operator.id and ${phoneOf('a')} = ${phoneOf('b')}
        )
        or exists (
          select from recipients a
          join recipients b using (bank_code, account_number)
          where a.user_id = party.id and b.user_id = operator.id
        )
      )
  `.execute(tx);
  return rows.length > 0;
}
