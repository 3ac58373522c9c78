/** Finds the person behind a token and records the session's last visit; records who is online, outside the call, at most once a minute. */
import { sql } from 'kysely';
import { HUNTER, TALENT } from '#contract/profiles/profile.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Actor } from '#server/core/http/context.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { accountTypes } from '#server/profiles/queries.ts';
import { isOpenSession, SESSION_WHOLE_MS } from '../queries.ts';

/** `last_seen_at` is written at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;

/**
 * The person behind a bearer token, and when to look again at the latest, because the session ends or its last visit
 * has to be written. Null when the session is unknown or has ended, or the account is disabled.
 */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ actor: Actor; lookAgainAt: Date } | null> {
  const tokenHash = sha256(token);
  const { rows } = await sql<{
    id: string;
    name: string;
    email: string;
    types: number[];
    last_seen_at: Date;
    created_at: Date;
  }>`
    select u.id, u.name, u.email, s.last_seen_at, s.created_at,
      ${accountTypes} as types
    from sessions s
    join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash}
      and ${isOpenSession(now)}
      and u.disabled_at is null
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  let seenAt = row.last_seen_at.getTime();
  if (now.getTime() - seenAt > SEEN_EVERY_MS) {
    await sql`update sessions set last_seen_at = ${now} where token_hash = ${tokenHash}`.execute(db);
    seenAt = now.getTime();
  }
  const actor = {
    userId: row.id,
    name: row.name,
    email: row.email,
    isHunter: row.types.includes(HUNTER),
    isTalent: row.types.includes(TALENT),
    tokenHash,
    signedInAt: row.created_at,
  };
  const lookAgainAt = Math.min(seenAt + SEEN_EVERY_MS, row.created_at.getTime() + SESSION_WHOLE_MS);
  return { actor, lookAgainAt: new Date(lookAgainAt) };
}

const TOUCH_EVERY_MS = 60_000;
/** Number of remembered sessions at which old ones are forgotten. */
const REMEMBERED_MAX = 10_000;

type Session = Pick<Actor, 'userId' | 'tokenHash'>;

/** Records who is online in the background through `db`, never in a call's own transaction; `report` receives failures. */
export function createPresence(db: Db, report: (error: unknown) => void) {
  const touched = new Map<string, number>();
  const writing = new Set<Promise<void>>();

  function forgetOld(now: number): void {
    if (touched.size < REMEMBERED_MAX) return;
    for (const [session, at] of touched) if (now - at >= TOUCH_EVERY_MS) touched.delete(session);
  }

  return {
    /** Records that this session is online now; does not wait for the write. */
    touch({ userId, tokenHash }: Session, now: Date): void {
      const at = now.getTime();
      if (at - (touched.get(tokenHash) ?? Number.NEGATIVE_INFINITY) < TOUCH_EVERY_MS) return;
      forgetOld(at);
      touched.set(tokenHash, at);
      const write: Promise<void> = recordSeen(db, userId, now)
        .catch(report)
        .finally(() => writing.delete(write));
      writing.add(write);
    },

    /** Waits for pending writes. */
    async written(): Promise<void> {
      await Promise.all(writing);
    },
  };
}

/** Writes at most once a minute per person, however many sessions they have. A write that arrives late sets nothing back. */
async function recordSeen(db: Db, userId: string, now: Date): Promise<void> {
  await sql`
    insert into presence as p (user_id, seen_at) values (${userId}, ${now})
    on conflict (user_id) do update set seen_at = excluded.seen_at
    where p.seen_at <= ${new Date(now.getTime() - TOUCH_EVERY_MS)}
      or (p.left_at >= p.seen_at and p.seen_at < excluded.seen_at)
  `.execute(db);
}

/** Marks a person with an open stream as online, even when a process whose clock is ahead has just recorded that they left. */
export async function keepOnline(db: Db, userId: string, now: Date): Promise<void> {
  await sql`
    insert into presence as p (user_id, seen_at) values (${userId}, ${now})
    on conflict (user_id) do update set seen_at = greatest(excluded.seen_at, p.left_at + interval '1 millisecond')
  `.execute(db);
}

/** Marks the person as offline until their next call, even when a process whose clock is ahead saw them last. */
export async function markOffline(tx: Db, userId: string, now: Date): Promise<void> {
  await sql`
    insert into presence as p (user_id, seen_at, left_at) values (${userId}, ${now}, ${now})
    on conflict (user_id) do update set left_at = greatest(excluded.left_at, p.seen_at)
  `.execute(tx);
}
