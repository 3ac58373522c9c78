/** Two-step sign-in of a member: the authenticator app on and off, new recovery codes, and showing the factor again (rules 1.10 to 1.13). */
import { sql } from 'kysely';
import type { secondFactor } from '#contract/accounts/second-factor.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { PRODUCT } from '#contract/core/product.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import type { OutsideCtx } from '#server/core/http/context.ts';
import { conflict, invalid, type Refusal } from '#server/core/http/refusal.ts';
import { newSecret, otpauthUrl, qrOf, seal, toBase32 } from '#server/core/security/authenticator.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import { assertPassword } from '../commands.ts';
import { type Owner, sealContextOf, takeAppCode, withCode } from './codes/commands.ts';
import { reportChange } from './mails/commands.ts';
import { assertFactorShown, isFactorOn } from './queries.ts';
import { makeCodes } from './recovery/commands.ts';
import { dropFactor, endRemoval } from './removal/commands.ts';

type Form<E extends (typeof secondFactor)[keyof typeof secondFactor]> = { body: Body<E> };

/** What a change of the settings requires: the factor, where one is on, and the password. */
export async function assertOwner(ctx: OutsideCtx, password: string): Promise<void> {
  await assertFactorShown(ctx.db, ctx.actor, ctx.now);
  await assertPassword(ctx, password, words.accounts.errors.ownPassword);
}

/** Makes a new key, replacing one that was never confirmed. 409 when the app is on. */
export async function setUpApp(
  ctx: OutsideCtx,
  { body }: Form<typeof secondFactor.setUpApp>,
): Promise<Reply<typeof secondFactor.setUpApp>> {
  await assertOwner(ctx, body.password);
  const { userId, email } = ctx.actor;
  const secret = newSecret();
  const sealed = seal(secret, sealContextOf(userId), ctx.services.config.signingSecret);
  const { rows } = await sql`
    insert into authenticators as a (user_id, secret, created_at)
    values (${userId}, ${sealed}, ${ctx.now})
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = excluded.created_at
      where a.confirmed_at is null
    returning user_id
  `.execute(ctx.db);
  if (rows.length === 0) throw conflict(words.secondFactor.errors.appOn, 'on');
  const url = otpauthUrl(PRODUCT, email, secret);
  return { success: true, secret: toBase32(secret), otpauth_url: url, qr: qrOf(url) };
}

/** Switches the app on. 422 under `code` for a wrong one, 409 when no key was made or the app is on already. */
export async function confirmApp(
  ctx: OutsideCtx,
  { body }: Form<typeof secondFactor.confirmApp>,
): Promise<Reply<typeof secondFactor.confirmApp>> {
  const { userId } = ctx.actor;
  const { signingSecret } = ctx.services.config;
  const recovery_codes = await ctx.transact(async (tx) => {
    const wasOn = await lockFactor(tx, userId);
    if (wasOn) await assertFactorShown(tx, ctx.actor, ctx.now);
    await assertAppWaits(tx, userId);
    if (!(await takeAppCode(tx, userId, body.code, signingSecret, ctx.now, { unconfirmed: true })))
      throw invalid('code', words.secondFactor.errors.secondCodeWrong);
    await recordFactorShown(tx, ctx.actor, ctx.now);
    await reportChange(tx, ctx, userId, (w) => w.appOn);
    return wasOn ? null : makeCodes(tx, userId, signingSecret);
  });
  return { success: true, recovery_codes };
}

async function assertAppWaits(tx: Write, userId: string): Promise<void> {
  const key = await tx
    .selectFrom('authenticators')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!key) throw conflict(words.secondFactor.errors.appNotSetUp, 'off');
  if (key.confirmed_at) throw conflict(words.secondFactor.errors.appOn, 'on');
}

/** Locks the person's row, so that concurrent changes run one after the other; true when a factor is on. */
export async function lockFactor(tx: Write, userId: string): Promise<boolean> {
  await lockPerson(tx, userId);
  return isFactorOn(tx, userId);
}

/** Switches the app off; takes the password and a code of the app or a recovery code. */
export async function removeApp(
  ctx: OutsideCtx,
  { body }: Form<typeof secondFactor.removeApp>,
): Promise<Reply<typeof secondFactor.removeApp>> {
  await assertPassword(ctx, body.password, words.accounts.errors.ownPassword);
  const { userId } = ctx.actor;
  await assertOn(ctx);
  await withCode(ctx, ownerOf(ctx), body.code, async (tx) => {
    await tx.deleteFrom('authenticators').where('user_id', '=', userId).execute();
    await dropFactorIfOff(tx, userId);
    await reportChange(tx, ctx, userId, (w) => w.appOff);
  });
  return { success: true };
}

/** Removes the recovery codes with the last factor. */
export async function dropFactorIfOff(tx: Write, userId: string): Promise<void> {
  if (!(await lockFactor(tx, userId))) await dropFactor(tx, userId);
}

/** Makes ten new recovery codes; earlier ones stop working. */
export async function newCodes(
  ctx: OutsideCtx,
  { body }: Form<typeof secondFactor.newCodes>,
): Promise<Reply<typeof secondFactor.newCodes>> {
  await assertOwner(ctx, body.password);
  const { userId } = ctx.actor;
  const recovery_codes = await ctx.transact(async (tx) => {
    if (!(await lockFactor(tx, userId))) throw factorOff();
    await reportChange(tx, ctx, userId, (w) => w.newCodes);
    return makeCodes(tx, userId, ctx.services.config.signingSecret);
  });
  return { success: true, recovery_codes };
}

/** Shows the factor again by a code; valid for 10 minutes in this session. */
export async function confirmByCode(
  ctx: OutsideCtx,
  { body }: Form<typeof secondFactor.confirm>,
): Promise<Reply<typeof secondFactor.confirm>> {
  await assertOn(ctx);
  await withCode(ctx, ownerOf(ctx), body.code, (tx) => recordFactorShown(tx, ctx.actor, ctx.now));
  return { success: true };
}

function ownerOf({ actor }: OutsideCtx): Owner {
  return { id: actor.userId, email: actor.email };
}

/** 409 where two-step sign-in is off. */
export async function assertOn(ctx: OutsideCtx): Promise<void> {
  if (!(await isFactorOn(ctx.db, ctx.actor.userId))) throw factorOff();
}

function factorOff(): Refusal {
  return conflict(words.secondFactor.errors.secondFactorOff, 'off');
}

/** Records in the session that the factor was shown, and stops a removal: whoever shows the factor keeps it. */
export async function recordFactorShown(
  tx: Write,
  { userId, tokenHash }: { userId: string; tokenHash: string },
  now: Date,
): Promise<void> {
  await tx.updateTable('sessions').set({ factor_at: now }).where('token_hash', '=', tokenHash).execute();
  await endRemoval(tx, userId);
}
