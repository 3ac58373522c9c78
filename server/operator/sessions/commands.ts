/** Signing in to the console: password and authenticator, throttled guesses, sessions of their own kind; and whose a session is. */
import { BlockList, isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';
import { emailKey } from '#server/accounts/commands.ts';
import { checkCountedPassword, countTry, markAddressKnown } from '#server/accounts/guesses/commands.ts';
import { mailPerson } from '#server/accounts/mails/commands.ts';
import { recordSecurityEvent } from '#server/accounts/security-log/commands.ts';
import type { Db, Write } from '#server/core/db/database.ts';
import type { OpenOutsideCtx, OperatorActor, OperatorCtx } from '#server/core/http/context.ts';
import { notFound, Refusal } from '#server/core/http/refusal.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import { newToken, sha256 } from '#server/core/security/ids.ts';
import { redeemCode, redeemEnrolment } from '../keys/commands.ts';
import { writeLog } from '../log/commands.ts';

type Form<E extends (typeof operator)['enrol' | 'signIn']> = { body: Body<E> };
type User = { id: string; name: string; email: string; password_hash: string };
type Guess = { emailKey: string; address: string };

/** Returns the secret for the authenticator. 401 for anything wrong; the enrolment code works until the first sign-in. */
export async function enrol(
  ctx: OpenOutsideCtx,
  { body }: Form<typeof operator.enrol>,
): Promise<Reply<typeof operator.enrol>> {
  const { user } = await assertPassword(ctx, body);
  const { signingSecret } = ctx.services.config;
  const key = await ctx.transact((tx) =>
    redeemEnrolment(tx, user, body.enrolment_code, signingSecret, ctx.now),
  );
  if (!key) throw await failed(ctx, user);
  return { success: true, ...key };
}

/** Opens a session. 401 with the same sentence whatever was wrong, 429 while the address waits after many wrong tries. */
export async function signIn(
  ctx: OpenOutsideCtx,
  { body }: Form<typeof operator.signIn>,
): Promise<Reply<typeof operator.signIn>> {
  const { user, guess, taken } = await assertPassword(ctx, body);
  const token = newToken();
  const open = ctx.transact(async (tx) => {
    const { good, first } = await redeemCode(
      tx,
      user.id,
      body.code,
      ctx.services.config.signingSecret,
      ctx.now,
    );
    if (!good || !(await openSession(tx, user, token, ctx.now))) throw wrong();
    if (taken) await markAddressKnown(tx, guess, taken, ctx.now);
    await writeLog(
      tx,
      { ...ctx, actor: { userId: user.id } },
      {
        act: 'session.begin',
        about: { kind: 'person', id: user.id },
        reason: wordsIn(ctx.language ?? 'en').operator.signIn.logged(ctx.origin.address),
      },
    );
    if (first) await mailNewKey(tx, user, ctx.now);
  });
  await open.catch(async (error) => {
    throw error instanceof Refusal ? await failed(ctx, user, error) : error;
  });
  return {
    success: true,
    token,
    operator: { id: user.id, name: user.name, email: user.email },
    ends_at: new Date(ctx.now.getTime() + SESSION_WHOLE_MS).toISOString(),
  };
}

/** Ends the caller's session. */
export async function signOut(ctx: OperatorCtx): Promise<Reply<typeof operator.signOut>> {
  await ctx.tx.deleteFrom('operator_sessions').where('token_hash', '=', ctx.actor.tokenHash).execute();
  return { success: true };
}

function wrong(): Refusal {
  return new Refusal(401, words.operator.signIn.failed);
}

/** Records a failed sign-in in the security log and returns its refusal; successful ones are in the operators' log. */
async function failed(ctx: OpenOutsideCtx, user: User | undefined, refusal = wrong()): Promise<Refusal> {
  await recordSecurityEvent(ctx.db, ctx, { kind: 'console-sign-in-failed', userId: user?.id ?? null });
  return refusal;
}

/**
 * The operator with this password; 401 otherwise, 404 from an address that is not allowed. Tries are counted apart from the market's
 * login: there a good password alone clears wrong tries, here only a good code does.
 */
async function assertPassword(ctx: OpenOutsideCtx, body: { email: string; password: string }) {
  if (!isAllowedAddress(ctx.services.config.operatorAddresses, ctx.origin.address)) throw notFound();
  const guess: Guess = { emailKey: `operator ${emailKey(body.email)}`, address: ctx.origin.address };
  const taken = await countTry(ctx, guess);
  const user: User | undefined = await ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash'])
    .where('email_key', '=', emailKey(body.email))
    .where('operator_since', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const good = await checkCountedPassword(ctx.db, taken, user?.password_hash ?? null, body.password);
  if (!good || !user) throw await failed(ctx, user);
  return { user, guess, taken };
}

/** Opens a session; false when the password was changed or the role revoked meanwhile. */
async function openSession(tx: Write, user: User, token: string, now: Date): Promise<boolean> {
  const still = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .where('operator_since', 'is not', null)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!still) return false;
  await tx
    .insertInto('operator_sessions')
    .values({
      token_hash: sha256(token),
      user_id: user.id,
      password_mark: sha256(user.password_hash),
      created_at: now,
      last_seen_at: now,
    })
    .execute();
  return true;
}

/** Mails the operator about the new authenticator at once, in case it was somebody else. */
function mailNewKey(tx: Write, user: User, now: Date): Promise<void> {
  const sending = { key: `operator-key:${user.id}:${now.toISOString()}`, now };
  return mailPerson(tx, user.id, sending, ({ operator: { mailed } }) => ({
    subject: mailed.newKey,
    lines: [mailed.newKeyText, mailed.newKeyNotYou],
  }));
}

/** Deletes sessions whose 12 hours are over. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('operator_sessions')
    .where('created_at', '<', new Date(now.getTime() - SESSION_WHOLE_MS))
    .execute();
}

/** True when the list is empty (any address) or includes the address; entries are addresses or networks such as 10.0.0.0/8. */
export function isAllowedAddress(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  const list = new BlockList();
  for (const entry of allowed) {
    const [network = '', bits] = entry.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number.parseInt(bits, 10), family);
  }
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A session ends after 30 idle minutes and after 12 hours in all. */
const SESSION_IDLE_MS = 30 * 60_000;
const SESSION_WHOLE_MS = 12 * 3_600_000;
/** `last_seen_at` is written at most this often. */
const SEEN_EVERY_MS = 60_000;

/**
 * The operator behind the token of a console session, whose visit is recorded; null when the address is not allowed, the session is
 * unknown or ended, the password was changed since, or the person is suspended, no operator any more, or made one again since.
 */
export async function authenticateOperator(
  db: Db,
  token: string,
  allowed: readonly string[],
  address: string,
  now: Date,
): Promise<OperatorActor | null> {
  if (!isAllowedAddress(allowed, address)) return null;
  const tokenHash = sha256(token);
  const { rows } = await sql<{ id: string; name: string; email: string; password_hash: string } & Times>`
    select u.id, u.name, u.email, u.password_hash, s.password_mark, s.created_at, s.last_seen_at
    from operator_sessions s
    join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash}
      and s.last_seen_at > ${new Date(now.getTime() - SESSION_IDLE_MS)}
      and s.created_at > ${new Date(now.getTime() - SESSION_WHOLE_MS)}
      and s.created_at >= u.operator_since
      and u.disabled_at is null
  `.execute(db);
  const [row] = rows;
  if (!row || row.password_mark !== sha256(row.password_hash)) return null;
  if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS) {
    await sql`
      update operator_sessions set last_seen_at = ${now} where token_hash = ${tokenHash}
    `.execute(db);
  }
  return {
    userId: row.id,
    name: row.name,
    email: row.email,
    tokenHash,
    endsAt: new Date(row.created_at.getTime() + SESSION_WHOLE_MS),
  };
}

type Times = { password_mark: string; created_at: Date; last_seen_at: Date };
