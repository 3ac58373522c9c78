/** Public profiles of people, and what a talent's own profile still lacks. */
import { sql } from 'kysely';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import type { GigCard } from '#contract/gigs/cards.ts';
import {
  type ChecklistStep,
  checklistSteps,
  type FoundTalent,
  type PublicProfile,
  type people,
} from '#contract/people/people.ts';
import { TALENT } from '#contract/profiles/profile.ts';
import { isOnline } from '#server/accounts/queries.ts';
import { isLiveGig } from '#server/catalogue/policy.ts';
import { countryName } from '#server/catalogue/reference/rules.ts';
import type { OpenReadCtx, ReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { type CardRow, cardOf, ownStars } from '#server/gigs/cards/queries.ts';
import {
  inLanguage,
  picturePath,
  type Qualifications,
  qualifications,
  usualReplies,
} from '#server/profiles/queries.ts';
import { type Rating, starsOf } from '#server/reviews/queries.ts';

/** Number of newest gigs on a profile; the full list has its own endpoint. */
const GIGS_SHOWN = 20;

/** A public profile, without e-mail address, phone number or account types. 404 for an unknown or disabled account. */
export async function getPerson(
  ctx: OpenReadCtx,
  { params: { id } }: { params: Params<typeof people.get> },
): Promise<Reply<typeof people.get>> {
  return { success: true, users: orNotFound(await findPerson(ctx, id)) };
}

type Row = {
  id: string;
  name: string;
  created_at: Date;
  orders_completed: number;
  past_work: number;
  replies: PublicProfile['replies'];
  online: boolean;
  stars: Rating;
  profile_image: string | null;
  gigs: ShownGig[];
  qualifications: Qualifications;
} & ({ firstname: null } | Detail);
type ShownGig = { id: string; title: string; price_from: number } & Pick<
  CardRow,
  'cover' | 'own_stars' | 'own_stars_from' | 'delivery_days'
>;
type Detail = {
  firstname: string;
  lastname: string;
  storyline: string | null;
  description: string | null;
  country_id: string;
};

async function findPerson(
  { db, now, language }: OpenReadCtx,
  id: string,
): Promise<PublicProfile | undefined> {
  const { rows } = await sql<Row>`
    select u.id, u.name, u.created_at, p.firstname, p.lastname, p.storyline, p.description, p.country_id,
      ${picturePath} as profile_image,
      (select count(*)::int from jobs j where j.talent_id = u.id and j.status = 'accepted') as orders_completed,
      (select count(*)::int from past_work w where w.user_id = u.id) as past_work,
      ${usualReplies(now)} as replies,
      ${isOnline(sql`u.id`, now)} as online, ${starsOf(sql`u.id`, now)} as stars,
      ${qualifications(id)} as qualifications,
      (
        select coalesce(json_agg(json_build_object(
          'id', g.id, 'title', g.title, 'cover', g.cover, 'own_stars', own.stars, 'own_stars_from', own.stars_from,
          'price_from', s.price_from, 'delivery_days', s.delivery_days
        ) order by g.id desc), '[]')
        from (select * from gig_search where talent_id = u.id order by gig_id desc limit ${sql.lit(GIGS_SHOWN)}) s
        join gigs g on g.id = s.gig_id and ${isLiveGig}
        cross join lateral (${ownStars(sql`g.id`, now)}) own
      ) as gigs
    from users u
    left join profiles p on p.user_id = u.id
    left join files f on f.id = p.image_id
    where u.id = ${id} and u.disabled_at is null
  `.execute(db);
  const [row] = rows;
  return (
    row && {
      id: row.id,
      name: row.name,
      created_at: row.created_at.toISOString(),
      orders_completed: row.orders_completed,
      past_work: row.past_work,
      replies: row.replies,
      online: row.online,
      ...row.stars,
      ...inLanguage(row.qualifications, language),
      gigs: row.gigs.flatMap((gig) => cardOfOwn(row, gig) ?? []),
      userdetail: row.firstname === null ? null : detailOf(row.id, row, language),
    }
  );
}

function cardOfOwn(row: Row, gig: ShownGig): GigCard | null {
  const { id, name, online, profile_image: image, stars } = row;
  return cardOf(gig.id, {
    ...gig,
    ...{ price_from: BigInt(gig.price_from), talent_id: id, name, online, image },
    ...{ stars: stars.rating, stars_from: stars.reviews },
  });
}

function detailOf(
  userId: string,
  row: Detail & Pick<Row, 'profile_image'>,
  language?: Language,
): NonNullable<PublicProfile['userdetail']> {
  return {
    userId,
    firstname: row.firstname,
    lastname: row.lastname,
    storyLine: row.storyline,
    description: row.description,
    profile_image: row.profile_image,
    countryId: row.country_id,
    country: countryName(row.country_id, language) ?? row.country_id,
  };
}

const FOUND_MAX = 10;

/** Other talents with a profile whose account name, first name or last name begins with `name`; each has an index. */
export async function findTalents(
  ctx: ReadCtx,
  { query }: { query: Query<typeof people.findTalents> },
): Promise<Reply<typeof people.findTalents>> {
  const prefix = `${query.name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<FoundTalent>`
    with named as (
      select id from users where lower(name) like ${prefix}
      union
      select user_id from profiles where lower(firstname) like ${prefix}
      union
      select user_id from profiles where lower(lastname) like ${prefix}
    )
    select u.id, p.firstname || ' ' || p.lastname as name, p.storyline, ${picturePath} as profile_image
    from named
    join users u on u.id = named.id and u.disabled_at is null and u.id <> ${ctx.actor.userId}
    join user_account_types t on t.user_id = u.id and t.account_type_id = ${TALENT}
    join profiles p on p.user_id = u.id
    left join files f on f.id = p.image_id
    order by lower(p.firstname), lower(p.lastname), u.id
    limit ${sql.lit(FOUND_MAX)}
  `.execute(ctx.db);
  return { success: true, talents: rows };
}

/** The checklist of the caller's profile, in the contract's order. A gig counts once it is live. */
export async function getChecklist(ctx: ReadCtx): Promise<Reply<typeof people.checklist>> {
  const { userId } = ctx.actor;
  const { rows } = await sql<Record<ChecklistStep, boolean>>`
    select p.image_id is not null as picture,
      p.storyline is not null as storyline,
      p.description is not null as description,
      exists (select 1 from user_skills where user_id = ${userId}) as skill,
      exists (select 1 from user_languages where user_id = ${userId}) as language,
      exists (select 1 from educations where user_id = ${userId}) as education,
      exists (select 1 from past_work where user_id = ${userId}) as "past-work",
      exists (
        select 1 from gigs g where g.talent_id = ${userId} and ${isLiveGig}
      ) as gig
    from profiles p
    where p.user_id = ${userId}
  `.execute(ctx.db);
  const [found] = rows;
  return { success: true, steps: checklistSteps.map((step) => ({ step, done: found?.[step] ?? false })) };
}
