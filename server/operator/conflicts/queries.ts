/** No operator acts on their own money, dispute or account, nor on those of an account that seems to be theirs. */
import { sql } from 'kysely';
import { partiesOf } from '#server/audit/cross-checks/queries.ts';
import type { Read } from '#server/core/db/database.ts';
import type { OperatorActor } from '#server/core/http/context.ts';

type Action = { act: string; about: { id: string }; after?: Record<string, unknown> };
/** The database and the operator who reads. */
export type OperatorReader = { db: Read; actor: Pick<OperatorActor, 'userId'> };

/** SQL: the mailbox of `email_key`, without dots and without a tag after a plus, which make no difference. */
function mailboxOf(user: 'party' | 'operator') {
  const key = sql.ref(`${user}.email_key`);
  return sql`replace(split_part(split_part(${key}, '@', 1), '+', 1), '.', '') || '@' || split_part(${key}, '@', 2)`;
}

/** SQL: the last nine digits of a phone number: no country code, however it was typed. */
function phoneOf(profile: 'a' | 'b') {
  return sql`right(regexp_replace(${sql.ref(`${profile}.phone_number`)}, '[^0-9]', '', 'g'), 9)`;
}

/**
 * True when the operator is one of the people the action is about, or shares a mailbox, a phone number or a present or former
 * bank account with one of them.
 */
export async function isConflicted(db: Read, operatorId: string, action: Action): Promise<boolean> {
  const own = await ownAmong(db, operatorId, action.act, [action.about.id], action.after?.job_id);
  return own.size > 0;
}

/** Marks the lines that are the operator's own affair, as in `isConflicted`, and empties their `can`. */
export async function markConflicts<Line extends { can: readonly string[] }>(
  { db, actor }: OperatorReader,
  act: string,
  lines: readonly Line[],
  idOf: (line: Line) => string,
): Promise<(Line & { own_affair: boolean })[]> {
  const own = await ownAmong(db, actor.userId, act, lines.map(idOf));
  return lines.map((line) =>
    own.has(idOf(line)) ? { ...line, can: [], own_affair: true } : { ...line, own_affair: false },
  );
}

/** Like `markConflicts`, for one thing. */
export async function markConflict<Verb extends string>(
  { db, actor }: OperatorReader,
  act: string,
  id: string,
  can: readonly Verb[],
): Promise<{ can: Verb[]; own_affair: boolean }> {
  const own = await ownAmong(db, actor.userId, act, [id]);
  return own.size > 0 ? { can: [], own_affair: true } : { can: [...can], own_affair: false };
}

async function ownAmong(
  db: Read,
  operatorId: string,
  act: string,
  ids: readonly string[],
  jobId: unknown = null,
): Promise<Set<string>> {
  const parties = partiesOf({
    act: sql`${act}::text`,
    about: sql`thing.about`,
    jobId: sql`${jobId}::text`,
  });
  const { rows } = await sql<{ about: string }>`
    select thing.about
    from unnest(${[...ids]}::text[]) thing (about)
    where exists (
      select
      from (${parties}) found (id)
      join users party on party.id = found.id
      join users operator on operator.id = ${operatorId}
      where party.id = operator.id
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
  `.execute(db);
  return new Set(rows.map(({ about }) => about));
}
