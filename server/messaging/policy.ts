/** Two people and their conversation: who may read, and who may write (rule 4.3). */
import { sql } from 'kysely';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx, ReadCtx } from '#server/core/http/context.ts';
import { notFound, orNotFound, Refusal } from '#server/core/http/refusal.ts';
import { picturePath } from '#server/profiles/queries.ts';

/** The other person as the caller sees them; all zero and false while the two have no conversation. */
export type Pair = {
  other_id: string;
  name: string;
  profile_image: string | null;
  disabled: boolean;
  conversation_id: string | null;
  last_message_id: bigint | null;
  unread: number;
  read_up_to: bigint;
  delivered_up_to: bigint;
  blocked: boolean;
  muted: boolean;
  other_read_up_to: bigint;
  other_delivered_up_to: bigint;
  blocked_by_other: boolean;
};

/** A pair that has a conversation, with its lock taken. */
export type OpenPair = Pair & { conversation_id: string };

export type WithId = { id: string };

/** The pair of the caller and this person. 404 for oneself, an unknown person, and a suspended one without a conversation. */
export async function findPair(ctx: ReadCtx, { id }: WithId): Promise<Pair> {
  const { rows } = await sql<Pair>`
    select u.id as other_id, u.name, ${picturePath} as profile_image,
      u.disabled_at is not null as disabled,
      mine.conversation_id, mine.last_message_id,
      coalesce(mine.unread, 0) as unread,
      coalesce(mine.read_up_to, 0) as read_up_to,
      coalesce(mine.delivered_up_to, 0) as delivered_up_to,
      mine.blocked_at is not null as blocked,
      mine.muted_at is not null as muted,
      coalesce(theirs.read_up_to, 0) as other_read_up_to,
      coalesce(theirs.delivered_up_to, 0) as other_delivered_up_to,
      theirs.blocked_at is not null as blocked_by_other
    from users u
    left join profiles p on p.user_id = u.id
    left join files f on f.id = p.image_id
    left join conversation_members mine on mine.user_id = ${ctx.actor.userId} and mine.other_id = u.id
    left join conversation_members theirs on theirs.user_id = u.id and theirs.other_id = ${ctx.actor.userId}
    where u.id = ${id} and u.id <> ${ctx.actor.userId}
      and (u.disabled_at is null or mine.conversation_id is not null)
  `.execute(ctx.db);
  return orNotFound(rows[0]);
}

/** The pair, with its conversation locked where there is one. 404 as in `findPair`. */
export async function lockPair(ctx: Ctx, params: WithId): Promise<Pair> {
  await lockConversation(ctx.tx, ctx.actor.userId, params.id);
  return findPair(ctx, params);
}

/** The id of two people's conversation, with its lock taken; undefined where there is none. */
export async function lockConversation(tx: Write, one: string, two: string): Promise<string | undefined> {
  const [low, high] = [one, two].sort();
  const { rows } = await sql<{ id: string }>`
    select id from conversations where low_id = ${low} and high_id = ${high} for no key update
  `.execute(tx);
  return rows[0]?.id;
}

/** The pair of an existing conversation, locked; 404 without one. */
export async function lockOpenPair(ctx: Ctx, params: WithId): Promise<OpenPair> {
  const pair = await lockPair(ctx, params);
  return { ...pair, conversation_id: orNotFound(pair.conversation_id) };
}

/** True when the caller may write to the other person now. */
export function mayWrite(pair: Pair): boolean {
  return !pair.disabled && !pair.blocked && !pair.blocked_by_other;
}

/** 404 to a suspended account, 403 when one of the two has blocked the other. */
export function assertMayWrite(pair: Pair): void {
  if (pair.disabled) throw notFound();
  if (!mayWrite(pair)) throw new Refusal(403, words.messages.errors.blocked);
}
