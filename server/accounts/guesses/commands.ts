/** Slows down password guessing per account, from any address; no account is ever locked out (rule 1.5). */
import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import type { Db, Write } from '#server/core/db/database.ts';
import type { OpenOutsideCtx } from '#server/core/http/context.ts';
import { type Refusal, tooMany } from '#server/core/http/refusal.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { checkPassword } from '#server/core/security/passwords.ts';

/** Wrong passwords without a wait within the window; from then on each one doubles the wait, starting at one minute. */
const FREE_TRIES = 10;
const WINDOW_MS = 15 * 60_000;
const WAIT_MAX_MINUTES = 15;
/** A network address that signed in to the account within this time is judged by its own tries only. */
const KNOWN_FOR_MS = 30 * DAY_MS;

/** Whose password is tried (the key of the typed e-mail address, which may have no account) and from which network address. */
export type Guess = { emailKey: string; address: string };
/** A try that was let through and counted. */
export type Try = { emailHash: string; placeHash: string };

function hashesOf(guess: Guess): Try {
  return { emailHash: sha256(guess.emailKey), placeHash: sha256(`${guess.emailKey} ${guess.address}`) };
}

/**
 * Counts a try before the password is checked, so that parallel tries cannot exceed the limit. Commits by itself.
 * Throws 429 with Retry-After while the account waits, also for addresses without an account. Null when rate limits are
 * off.
 */
export async function countTry(
  { db, now, services }: Pick<OpenOutsideCtx, 'db' | 'now' | 'services'>,
  guess: Guess,
): Promise<Try | null> {
  if (!services.config.rateLimits) return null;
  const { emailHash, placeHash } = hashesOf(guess);
  const stale = new Date(now.getTime() - WINDOW_MS);
  const over = sql`greatest(g.since, coalesce(g.closed_until, g.since)) <= ${stale}`;
  const { rows } = await sql<{ place_hash: string }>`
    insert into login_guesses as g (email_hash, place_hash, tries, since)
    values (${emailHash}, ${countedPlace({ emailHash, placeHash }, now)}, 1, ${now})
    on conflict (email_hash, place_hash) do update set
      tries = case when ${over} then 1 else g.tries + 1 end,
      since = case when ${over} then excluded.since else g.since end,
      closed_until = case
        when ${over} or g.tries + 1 < ${FREE_TRIES} then null
        else ${now}::timestamptz + make_interval(
          mins => least(${WAIT_MAX_MINUTES}, power(2, least(g.tries + 1 - ${FREE_TRIES}, 10)))::int
        )
      end
      where g.closed_until is null or g.closed_until <= ${now}
    returning place_hash
  `.execute(db);
  const [taken] = rows;
  if (!taken) throw await mustWait(db, { emailHash, placeHash }, now);
  return { emailHash, placeHash: taken.place_hash };
}

/** The place whose tries count: this network address when it is known, else all unknown ones together. */
function countedPlace({ emailHash, placeHash }: Try, now: Date) {
  return sql`coalesce((
    select known.place_hash
    from login_guesses known
    where known.email_hash = ${emailHash}
      and known.place_hash = ${placeHash}
      and known.entered_at > ${new Date(now.getTime() - KNOWN_FOR_MS)}
  ), '')`;
}

async function mustWait(db: Db, one: Try, now: Date): Promise<Refusal> {
  const { rows } = await sql<{ until: Date | null }>`
    select closed_until as until
    from login_guesses
    where email_hash = ${one.emailHash} and place_hash = ${countedPlace(one, now)}
  `.execute(db);
  const waitMs = (rows[0]?.until ?? now).getTime() - now.getTime();
  return tooMany(Math.ceil(waitMs / 1000));
}

/** Checks the password of a try; with `taken` null, nothing is counted. Throws 503 while too many checks wait, and uncounts the try. */
export async function checkCountedPassword(
  db: Db,
  taken: Try | null,
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  try {
    return await checkPassword(passwordHash, password);
  } catch (error) {
    if (taken) await uncountTry(db, taken);
    throw error;
  }
}

/** Uncounts a try: its password was not checked after all (too many were waiting), or a second step follows. */
export async function uncountTry(db: Db, taken: Try): Promise<void> {
  await sql`
    update login_guesses set tries = greatest(tries - 1, 0), closed_until = null
    where email_hash = ${taken.emailHash} and place_hash = ${taken.placeHash}
  `.execute(db);
}

/** After a right password: forgets the tries, and marks the network address as known. `taken` is null when the try was uncounted already. */
export async function markAddressKnown(tx: Write, guess: Guess, taken: Try | null, now: Date): Promise<void> {
  const { emailHash, placeHash } = hashesOf(guess);
  await sql`
    delete from login_guesses where email_hash = ${emailHash} and place_hash = ${taken?.placeHash ?? placeHash}
  `.execute(tx);
  await sql`
    insert into login_guesses (email_hash, place_hash, tries, since, entered_at)
    values (${emailHash}, ${placeHash}, 0, ${now}, ${now})
    on conflict (email_hash, place_hash) do update set tries = 0, closed_until = null, entered_at = ${now}
  `.execute(tx);
}

/** After a new password: forgets the guesses at the old one; known places stay. */
export async function forgetTries(tx: Write, emailKey: string): Promise<void> {
  await sql`
    update login_guesses set tries = 0, closed_until = null where email_hash = ${sha256(emailKey)}
  `.execute(tx);
}

/** Removes expired tries and known places. */
export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await sql`
    delete from login_guesses
    where since < ${new Date(now.getTime() - DAY_MS)}
      and (entered_at is null or entered_at < ${new Date(now.getTime() - KNOWN_FOR_MS)})
  `.execute(db);
}
