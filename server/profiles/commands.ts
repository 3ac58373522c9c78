/** Commands of profiles: save the caller's own, in whole or in part, remove its picture, and erase it. */
import * as z from 'zod/mini';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { profileForm, type profiles } from '#contract/profiles/profiles.ts';
import { words } from '#contract/words.ts';
import type { Write } from '#server/core/db/database.ts';
import { discardFiles } from '#server/core/files/file-sweep.ts';
import type { ReceivedFile } from '#server/core/files/files.ts';
import type { Ctx, ReadCtx } from '#server/core/http/context.ts';
import { invalid, notFound, orNotFound, Refusal } from '#server/core/http/refusal.ts';
import { squarePicture } from '#server/core/media/pictures.ts';
import { record } from '#server/core/work/events.ts';
import { accountTypesOf, lockPerson, ownProfile, placeNames } from './queries.ts';

const PICTURE_SIDE = 384;

/** Recorded when something that others see of a person changed: name, story, picture, place, skills or languages. */
const PROFILE_CHANGED = 'profile.change';

type Form = Body<typeof profiles.save>;

/** Crops the picture before the transaction of `save` opens. 422 when it cannot be decoded, 503 when too many wait. */
export async function cutPicture(
  _ctx: ReadCtx,
  { file }: { file: ReceivedFile | null },
): Promise<ReceivedFile | null> {
  return file && squarePicture(file, PICTURE_SIDE, 'profile_image');
}

/**
 * Creates or changes the caller's profile. The first call must contain the whole form (422 under each missing field),
 * later calls any part of it. An account type is added, never removed.
 */
export async function save(
  ctx: Ctx,
  { body, file }: { body: Form; file: ReceivedFile | null },
): Promise<Reply<typeof profiles.save>> {
  const { userId } = ctx.actor;
  const before = await lockOwn(ctx);
  if (!before) assertWholeForm(body);
  else assertMaySetPhone(ctx, body, before);
  assertState(body.countryId ?? before?.country_id ?? '', body.stateId ?? before?.state_id ?? '');
  const image_id = file && (await storePicture(ctx, file));
  const changes = { ...columnsOf(body), ...(image_id && { image_id }), updated_at: ctx.now };
  if (before) {
    await ctx.tx.updateTable('profiles').set(changes).where('user_id', '=', userId).execute();
  } else {
    await create(ctx, body, changes);
  }
  if (body.accounttypeId) await addAccountType(ctx, body.accounttypeId);
  if (file || SHOWN.some((field) => body[field] !== undefined)) await recordProfileChange(ctx);
  const userdetail = await ownProfile(ctx.tx, userId, ctx.language);
  if (!userdetail) throw new Error('the profile that was just saved is not there');
  return { success: true, userdetail, useraccounttype: await accountTypesOf(ctx.tx, userId) };
}

/** Removes and discards the picture of the caller's profile, if there is one. 404 without a profile. */
export async function removePicture(ctx: Ctx): Promise<Reply<typeof profiles.removePicture>> {
  const { userId } = ctx.actor;
  const before = orNotFound(await lockOwn(ctx));
  if (before.image_id) {
    const changes = { image_id: null, updated_at: ctx.now };
    await ctx.tx.updateTable('profiles').set(changes).where('user_id', '=', userId).execute();
    await discardFiles(ctx.tx, [before.image_id], ctx.now);
    await recordProfileChange(ctx);
  }
  const userdetail = await ownProfile(ctx.tx, userId, ctx.language);
  if (!userdetail) throw new Error('the profile that was just changed is not there');
  return { success: true, userdetail };
}

/** Records `profile.change` about the caller, for modules that show people elsewhere. */
export async function recordProfileChange({ tx, actor, now }: Ctx): Promise<void> {
  await record(tx, {
    name: PROFILE_CHANGED,
    about: { kind: 'person', id: actor.userId },
    actor: { kind: actor.isTalent ? 'talent' : 'hunter', id: actor.userId },
    facts: {},
    at: now,
  });
}

const SHOWN = ['firstname', 'lastname', 'storyline', 'description', 'countryId'] as const;

type Own = { country_id: string; state_id: string; image_id: string | null; phone_number: string };

/** Locks the person first, so that two concurrent first calls create one profile. */
async function lockOwn(ctx: Ctx): Promise<Own | undefined> {
  const { userId } = ctx.actor;
  await lockPerson(ctx.tx, userId);
  return ctx.tx
    .selectFrom('profiles')
    .select(['country_id', 'state_id', 'image_id', 'phone_number'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

function assertWholeForm(body: Form): void {
  const { storyline: _, description: __, ...form } = body;
  const whole = z.safeParse(profileForm, form);
  if (whole.success) return;
  const errors: Record<string, string[]> = {};
  for (const issue of whole.error.issues) errors[String(issue.path[0])] = [issue.message];
  throw new Refusal(422, words.common.errors.invalid, { errors });
}

/** A session this young needs no password to change the phone number. */
const FRESH_MS = 15 * 60_000;

/** Changing the number needs the password (rule 1.18): 401 `reauth_required` in an older session, which uses `setPhone`. */
function assertMaySetPhone({ actor, now }: Ctx, { phone_number }: Form, before: Own): void {
  const isOther = phone_number !== undefined && phone_number !== before.phone_number;
  if (isOther && now.getTime() - actor.signedInAt.getTime() > FRESH_MS)
    throw new Refusal(401, words.profiles.errors.phoneElsewhere, { code: 'reauth_required' });
}

/** Sets the phone number; the caller has checked the password. 404 without a profile. */
export async function setPhone(tx: Write, userId: string, phone_number: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('profiles')
    .set({ phone_number, updated_at: now })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}

function assertState(countryId: string, stateId: string): void {
  const { country, state } = placeNames(countryId, stateId);
  if (country === undefined) throw invalid('countryId', words.profiles.fixed.country);
  if (state === undefined) throw invalid('stateId', words.profiles.errors.stateNotInCountry);
}

function columnsOf(body: Form) {
  return {
    ...(body.firstname && { firstname: body.firstname }),
    ...(body.lastname && { lastname: body.lastname }),
    ...(body.gender && { gender: body.gender }),
    ...(body.phone_number && { phone_number: body.phone_number }),
    ...(body.countryId && { country_id: body.countryId }),
    ...(body.stateId && { state_id: body.stateId }),
    ...(body.storyline !== undefined && { storyline: body.storyline || null }),
    ...(body.description !== undefined && { description: body.description || null }),
  };
}

async function create(ctx: Ctx, body: Form, changes: object): Promise<void> {
  const { firstname, lastname, gender, phone_number, countryId, stateId } = body;
  if (!firstname || !lastname || !gender || !phone_number || !countryId || !stateId) {
    throw new Error('a profile is made of the whole form');
  }
  const form = { firstname, lastname, gender, phone_number, country_id: countryId, state_id: stateId };
  await ctx.tx
    .insertInto('profiles')
    .values({ ...form, ...changes, user_id: ctx.actor.userId, created_at: ctx.now, updated_at: ctx.now })
    .execute();
}

async function addAccountType(ctx: Ctx, type: 1 | 2): Promise<void> {
  await ctx.tx
    .insertInto('user_account_types')
    .values({ user_id: ctx.actor.userId, account_type_id: type, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the stored picture's id. The previous picture stays, because caches and messages may still use its address. */
async function storePicture(ctx: Ctx, picture: ReceivedFile): Promise<string> {
  const place = { folder: 'images/profiles' as const, ownerId: ctx.actor.userId, now: ctx.now };
  return (await ctx.services.files.store(ctx.tx, picture, place)).id;
}

/** Deletes the profile's rows; its pictures are removed with the person's other files. */
export async function eraseProfile(tx: Write, userId: string): Promise<void> {
  for (const table of [
    'educations',
    'certifications',
    'user_skills',
    'user_languages',
    'profiles',
    'user_account_types',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
