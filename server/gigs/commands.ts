/** Commands of gigs: create, change, publish, pause and remove one; and erase a person's. */
import { sql } from 'kysely';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import { fromNaira } from '#contract/core/money.ts';
import { GIGS_MAX, type Gig, type gigs, TAGS_MAX } from '#contract/gigs/gigs.ts';
import { words as english } from '#contract/words/en.ts';
import { words } from '#contract/words.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Write } from '#server/core/db/database.ts';
import { discardFiles } from '#server/core/files/file-sweep.ts';
import type { Ctx } from '#server/core/http/context.ts';
import { conflict, invalid, orNotFound } from '#server/core/http/refusal.ts';
import { forgetTitles } from '#server/core/security/erasure.ts';
import { newId } from '#server/core/security/ids.ts';
import { record } from '#server/core/work/events.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import { changeGig, type GigRow } from './acts.ts';
import { gigOf } from './queries.ts';

type Form = Body<typeof gigs.create>;
type Changes = Body<typeof gigs.update>;

/** Creates a draft. 422 for an unknown category or skill and for a skill of another category, 409 for the 21st gig. */
export async function createGig(ctx: Ctx, { body }: { body: Form }): Promise<Reply<typeof gigs.create>> {
  await assertCategoryAndSkill(ctx.tx, body);
  await assertGigLimit(ctx);
  const id = newId();
  const columns = columnsOf(body);
  await ctx.tx
    .insertInto('gigs')
    .values({ id, talent_id: ctx.actor.userId, ...columns, created_at: ctx.now, updated_at: ctx.now })
    .execute();
  await putParts(ctx.tx, id, body);
  await record(ctx.tx, {
    name: 'gig.create',
    about: { kind: 'gig', id },
    actor: { kind: 'talent', id: ctx.actor.userId },
    facts: { title: columns.title },
    at: ctx.now,
  });
  return { success: true, gig: await gigView(ctx, id) };
}

/** Changes what the body names of the caller's gig; it stays as visible as it was. 422 for an unknown category or skill. */
export async function updateGig(
  ctx: Ctx,
  { body }: { body: Changes },
  gig: GigRow,
): Promise<Reply<typeof gigs.update>> {
  const { title, overview, description, category_id: categoryId, skill_id: skillId } = gig;
  const tags = gig.tags.map((tag) => ({ tag }));
  const form = { title, overview, description, categoryId, skillId, tags, ...body };
  await assertCategoryAndSkill(ctx.tx, form);
  await putParts(ctx.tx, gig.id, form);
  await changeGig(ctx, gig, 'change', columnsOf(form));
  return { success: true, gig: await gigView(ctx, gig.id) };
}

/** Shows a draft or paused gig to everybody. 409 `gallery_empty` while its gallery is empty. */
export async function publishGig(
  ctx: Ctx,
  _input: unknown,
  gig: GigRow,
): Promise<Reply<typeof gigs.publish>> {
  await changeGig(ctx, gig, 'publish', { published_at: gig.published_at ?? ctx.now });
  return { success: true, gig: await gigView(ctx, gig.id) };
}

/** Hides a live gig from everybody else. */
export async function pauseGig(ctx: Ctx, _input: unknown, gig: GigRow): Promise<Reply<typeof gigs.pause>> {
  await changeGig(ctx, gig, 'pause');
  return { success: true, gig: await gigView(ctx, gig.id) };
}

/** Takes a gig down for good; its gallery is deleted, orders made from it go on. */
export async function removeGig(ctx: Ctx, _input: unknown, gig: GigRow): Promise<Reply<typeof gigs.remove>> {
  const { rows } = await sql<{ file_id: string; poster_id: string | null }>`
    delete from gallery_items where gig_id = ${gig.id} returning file_id, poster_id
  `.execute(ctx.tx);
  await discardFiles(
    ctx.tx,
    rows.flatMap((row) => [row.file_id, row.poster_id]),
    ctx.now,
  );
  await changeGig(ctx, gig, 'remove', { deleted_at: ctx.now });
  return { success: true };
}

/** 409 when the person has too many. The person's row is locked, so that two gigs made at once are both counted. */
async function assertGigLimit(ctx: Ctx): Promise<void> {
  const { userId } = ctx.actor;
  await lockPerson(ctx.tx, userId);
  const gigs = await countOf(ctx.tx, sql`from gigs where talent_id = ${userId} and deleted_at is null`);
  if (gigs >= GIGS_MAX) throw conflict(words.gigs.errors.tooMany, 'too_many');
}

async function assertCategoryAndSkill(tx: Write, form: Pick<Form, 'categoryId' | 'skillId'>): Promise<void> {
  const categories = await sql<Category>`
    select id, parent_id from categories where id = ${form.categoryId}
  `.execute(tx);
  const [category] = categories.rows;
  if (!category) throw invalid('categoryId', words.gigs.errors.category);
  const skills = await sql<Category>`
    select c.id, c.parent_id
    from skills s
    join categories c on c.id = s.category_id
    where s.id = ${form.skillId}
  `.execute(tx);
  const [ofSkill] = skills.rows;
  if (!ofSkill) throw invalid('skillId', words.gigs.errors.skill);
  assertSkillFits(category, ofSkill);
}

/** The columns of a form: packages and questions have tables of their own, texts go into columns of the same names. */
function columnsOf(form: Omit<Form, 'scopepackage'> & Changes) {
  const {
    categoryId,
    skillId,
    tags,
    scopepackage: _packages,
    faqs: _questions,
    userId: _owner,
    ...texts
  } = form;
  return { ...texts, category_id: categoryId, skill_id: skillId, tags: tagsOf(tags) };
}

/** Replaces the packages and questions of a gig with those of the form, in its order; those that it leaves out stay. */
async function putParts(tx: Write, gigId: string, { scopepackage, faqs }: Changes): Promise<void> {
  if (scopepackage) {
    await tx.deleteFrom('gig_packages').where('gig_id', '=', gigId).execute();
    await tx
      .insertInto('gig_packages')
      .values(
        scopepackage.map(({ price, rights, further_round: round, ...one }, index) => ({
          ...one,
          gig_id: gigId,
          position: index + 1,
          price: fromNaira(price),
          rights: rights ? JSON.stringify(rights) : null,
          round_price: round ? fromNaira(round.price) : null,
          round_days: round?.days ?? null,
        })),
      )
      .execute();
  }
  if (!faqs) return;
  await tx.deleteFrom('gig_faqs').where('gig_id', '=', gigId).execute();
  if (faqs.length === 0) return;
  await tx
    .insertInto('gig_faqs')
    .values(faqs.map((one, index) => ({ ...one, gig_id: gigId, position: index + 1 })))
    .execute();
}

async function gigView(ctx: Ctx, id: string): Promise<Gig> {
  return orNotFound(await gigOf(ctx, id));
}

/** The tag of a gig without any (rules 10). */
const DEFAULT_TAG = 'talent';

/** The tags as they were written, without those that differ only in case; `talent` when there are none. */
function tagsOf(form: readonly { tag: string }[] | undefined): string[] {
  const tags = new Map<string, string>();
  for (const { tag } of form ?? []) {
    const key = tag.normalize('NFKC').toLowerCase();
    if (!tags.has(key)) tags.set(key, tag);
  }
  return tags.size > 0 ? [...tags.values()].slice(0, TAGS_MAX) : [DEFAULT_TAG];
}

type Category = { id: string; parent_id: string | null };

/** 422 unless the skill belongs to the gig's category, to the one above it, or to one below it. */
function assertSkillFits(category: Category, ofSkill: Category): void {
  const fits =
    ofSkill.id === category.id || ofSkill.id === category.parent_id || ofSkill.parent_id === category.id;
  if (!fits) throw invalid('skillId', words.gigs.errors.skillNotInCategory);
}

/** Removes a person's gigs and empties their texts. Title and packages of an ordered gig stay: they are the terms of an order. */
export async function eraseGigs(ctx: Ctx): Promise<void> {
  const { userId } = ctx.actor;
  const { rows } = await sql<GigRow>`
    select * from gigs where talent_id = ${userId} and deleted_at is null order by id for update
  `.execute(ctx.tx);
  for (const gig of rows) await removeGig(ctx, null, gig);
  await sql`
    update gigs set overview = '', description = '', tags = '{}' where talent_id = ${userId}
  `.execute(ctx.tx);
  const unordered = await sql<{ id: string }>`
    update gigs set title = ${english.accounts.erased.gig}
    where talent_id = ${userId} and not exists (select from gig_orders o where o.gig_id = gigs.id)
    returning id
  `.execute(ctx.tx);
  await forgetTitles(
    ctx.tx,
    'gig',
    unordered.rows.map(({ id }) => id),
  );
  await sql`
    delete from gig_faqs where gig_id in (select id from gigs where talent_id = ${userId})
  `.execute(ctx.tx);
  await sql`
    delete from gig_packages
    where gig_id in (select id from gigs where talent_id = ${userId})
      and not exists (select from gig_orders o where o.gig_id = gig_packages.gig_id)
  `.execute(ctx.tx);
}
