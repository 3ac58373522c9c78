/** Passkeys (WebAuthn): made, named and removed by their owner, and shown in place of a code. */
import { PASSKEYS_MAX, type secondFactor } from '#contract/accounts/second-factor.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { PRODUCT } from '#contract/core/product.ts';
import { words } from '#contract/words.ts';
import type { Config } from '#server/core/config.ts';
import type { Db, Read, Write } from '#server/core/db/database.ts';
import type { Ctx, OutsideCtx } from '#server/core/http/context.ts';
import { conflict, invalid, orNotFound, type Refusal } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { assertOn, assertOwner, dropFactorIfOff, lockFactor, recordFactorShown } from '../commands.ts';
import { reportChange } from '../mails/commands.ts';
import { assertFactorShown, passkeyView } from '../queries.ts';
import { makeCodes } from '../recovery/commands.ts';
import { openStep, takeStep } from '../steps/commands.ts';

type Entries = typeof secondFactor;
type PasskeyAnswer = Body<Entries['passkeyLogin']>['credential'];
type NewPasskey = Body<Entries['addPasskey']>['credential'];
/** EdDSA, ES256, RS256: what devices make today. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 5 * 60_000;

/** Loaded when first used: few processes see a passkey. */
const webAuthn = () => import('@simplewebauthn/server');

/** The site that a passkey is made for, from the public address. */
function siteOf({ publicUrl }: Config) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

/** Returns the options from which the browser makes a passkey. 409 when the person has ten. */
export async function askNewPasskey(
  ctx: OutsideCtx,
  { body }: { body: Body<Entries['askNewPasskey']> },
): Promise<Reply<Entries['askNewPasskey']>> {
  await assertOwner(ctx, body.password);
  const { userId, name, email } = ctx.actor;
  const known = await credentialsOf(ctx.db, userId);
  if (known.length >= PASSKEYS_MAX) throw tooMany();
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: siteOf(ctx.services.config).rpID,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email,
    userDisplayName: name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const { challenge } = options;
  const { token } = await openStep(ctx.db, { purpose: 'add', userId, challenge }, ctx.now);
  return { success: true, passkey_token: token, options: options as never };
}

function tooMany(): Refusal {
  return conflict(words.secondFactor.errors.passkeysMax, 'too_many');
}

async function credentialsOf(db: Read, userId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ credential_id: id, transports }) => ({ id, transports }));
}

/** Stores a passkey that was made for this site, person and step. 422 under `credential` for any other. */
export async function addPasskey(
  ctx: OutsideCtx,
  { body }: { body: Body<Entries['addPasskey']> },
): Promise<Reply<Entries['addPasskey']>> {
  const { userId } = ctx.actor;
  const step = await takeStep(ctx.db, body.passkey_token, 'add', userId, ctx.now);
  const made = await verifyNewPasskey(ctx.services.config, step.challenge ?? '', body.credential);
  const passkey = { id: newId(), name: body.name, created_at: ctx.now, last_used_at: null };
  const recovery_codes = await ctx.transact(async (tx) => {
    const wasOn = await lockFactor(tx, userId);
    if (wasOn) await assertFactorShown(tx, ctx.actor, ctx.now);
    if ((await credentialsOf(tx, userId)).length >= PASSKEYS_MAX) throw tooMany();
    const kept = await tx
      .insertInto('passkeys')
      .values({ ...passkey, ...made, user_id: userId })
      .onConflict((on) => on.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw conflict(words.secondFactor.errors.passkeyKnown, 'known');
    await recordFactorShown(tx, ctx.actor, ctx.now);
    await reportChange(tx, ctx, userId, (w) => w.passkeyAdded(body.name));
    return wasOn ? null : makeCodes(tx, userId, ctx.services.config.signingSecret);
  });
  return { success: true, passkey: passkeyView(passkey), recovery_codes };
}

async function verifyNewPasskey(config: Config, challenge: string, made: NewPasskey) {
  const { rpID, origin } = siteOf(config);
  const { registrationInfo } = await (await webAuthn())
    .verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} } as never,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    .catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refused();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter: BigInt(counter),
    transports: made.response.transports ?? [],
  };
}

function refused(): Refusal {
  return invalid('credential', words.secondFactor.errors.passkeyRefused);
}

export async function namePasskey(
  ctx: Ctx,
  { body }: { body: Body<Entries['namePasskey']> },
): Promise<Reply<Entries['namePasskey']>> {
  const { id } = await getOwnPasskey(ctx, body.passkey_id);
  await ctx.tx.updateTable('passkeys').set({ name: body.name }).where('id', '=', id).execute();
  return { success: true };
}

/** The caller's passkey; 404 otherwise. */
async function getOwnPasskey(
  { db, actor }: { db: Read; actor: { userId: string } },
  id: string,
): Promise<{ id: string; name: string }> {
  const own = db.selectFrom('passkeys').select(['id', 'name']).where('user_id', '=', actor.userId);
  return orNotFound(await own.where('id', '=', id).executeTakeFirst());
}

/** Removes a passkey; takes the password and the factor. With no factor left, two-step sign-in is off. */
export async function removePasskey(
  ctx: OutsideCtx,
  { body }: { body: Body<Entries['removePasskey']> },
): Promise<Reply<Entries['removePasskey']>> {
  const { userId } = ctx.actor;
  const { id, name } = await getOwnPasskey(ctx, body.passkey_id);
  await assertOwner(ctx, body.password);
  await ctx.transact(async (tx) => {
    await tx.deleteFrom('passkeys').where('id', '=', id).execute();
    await dropFactorIfOff(tx, userId);
    await reportChange(tx, ctx, userId, (w) => w.passkeyRemoved(name));
  });
  return { success: true };
}

/** Asks for one of the person's passkeys, or for any passkey of this site when `userId` is null. */
export async function openPasskeyChallenge(
  ctx: { db: Db; now: Date; services: { config: Config } },
  purpose: 'enter' | 'confirm',
  userId: string | null,
): Promise<Reply<Entries['askPasskey']>> {
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: siteOf(ctx.services.config).rpID,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    ...(userId && { allowCredentials: await credentialsOf(ctx.db, userId) }),
  });
  const { token } = await openStep(ctx.db, { purpose, userId, challenge: options.challenge }, ctx.now);
  return { success: true, passkey_token: token, options: options as never };
}

/**
 * Returns whose passkey was shown for this challenge, and records its use. 422 under `credential` for any other answer:
 * unknown, of another site, wrongly signed, or with a counter that was seen before.
 */
export async function verifyPasskey(
  tx: Write,
  config: Config,
  challenge: string | null,
  shown: PasskeyAnswer,
  now: Date,
): Promise<{ userId: string }> {
  const row = await tx
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', shown.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || !challenge) throw refused();
  const { rpID, origin } = siteOf(config);
  const { verified, authenticationInfo } = await (await webAuthn())
    .verifyAuthenticationResponse({
      response: { ...shown, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: Number(row.counter),
      },
      requireUserVerification: true,
    })
    .catch(() => ({ verified: false, authenticationInfo: null }));
  if (!verified || !authenticationInfo) throw refused();
  await tx
    .updateTable('passkeys')
    .set({ counter: BigInt(authenticationInfo.newCounter), last_used_at: now })
    .where('id', '=', row.id)
    .execute();
  return { userId: row.user_id };
}

export async function askPasskey(ctx: OutsideCtx): Promise<Reply<Entries['askPasskey']>> {
  await assertOn(ctx);
  return openPasskeyChallenge(ctx, 'confirm', ctx.actor.userId);
}

/** Shows the factor again by one of the caller's passkeys; valid for 10 minutes in this session. */
export async function confirmByPasskey(
  ctx: OutsideCtx,
  { body }: { body: Body<Entries['confirmPasskey']> },
): Promise<Reply<Entries['confirmPasskey']>> {
  const { userId } = ctx.actor;
  const { challenge } = await takeStep(ctx.db, body.passkey_token, 'confirm', userId, ctx.now);
  await ctx.transact(async (tx) => {
    const shown = await verifyPasskey(tx, ctx.services.config, challenge, body.credential, ctx.now);
    if (shown.userId !== userId) throw refused();
    await recordFactorShown(tx, ctx.actor, ctx.now);
  });
  return { success: true };
}
