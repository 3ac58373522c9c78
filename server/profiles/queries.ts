/** Reads of profiles: the own one, the public one, and on which sides of the market a person stands. */
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Params, Reply } from '#contract/endpoint.ts';
import type { profile, profiles } from '#contract/profiles.ts';
import type { Ctx } from '#server/core/context.ts';
import type { Db, Tx } from '#server/core/db.ts';
import { orNotFound } from '#server/core/refusal.ts';

import { placeNames } from './places/queries.ts';

export type Profile = z.output<typeof profile>;

/** The path under `/` of a profile's picture in SQL; `f` is its row of files. */
const picturePath = sql<string | null>`f.folder || '/' || f.name`;

/** The person's own profile, or null while there is none. */
export async function ownProfile(tx: Tx | Db, userId: string): Promise<Profile | null> {
  const { rows } = await sql<OwnRow>`
    select p.*, ${picturePath} as profile_image
    from profiles p
    left join files f on f.id = p.image_id
    where p.user_id = ${userId}
  `.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { country, state } = placeNames(row.country_id, row.state_id);
  return {
    userId: row.user_id,
    firstname: row.firstname,
    lastname: row.lastname,
    gender: row.gender,
    phone_number: row.phone_number,
    countryId: row.country_id,
    country: country ?? row.country_id,
    stateId: row.state_id,
    state: state ?? row.state_id,
    storyline: row.storyline,
    description: row.description,
    profile_image: row.profile_image,
    created_at: row.created_at.toISOString(),
  };
}

type OwnRow = {
  user_id: string;
  firstname: string;
  lastname: string;
  gender: 'Male' | 'Female';
  phone_number: string;
  country_id: string;
  state_id: string;
  storyline: string | null;
  description: string | null;
  profile_image: string | null;
  created_at: Date;
};

/** The account types that the person holds: 1 hunter, 2 talent. */
export async function accountTypesOf(tx: Tx | Db, userId: string): Promise<{ accounttypeId: number }[]> {
  const rows = await tx
    .selectFrom('user_account_types')
    .select('account_type_id')
    .where('user_id', '=', userId)
    .orderBy('account_type_id')
    .execute();
  return rows.map((row) => ({ accounttypeId: row.account_type_id }));
}

/** What every signed-in person may see of another: never the address, the phone number or the account types. */
export async function getUser(
  ctx: Ctx,
  { params }: { params: Params<typeof profiles.get> },
): Promise<Reply<typeof profiles.get>> {
  const { rows } = await sql<PublicRow>`
    select u.id, u.name, u.created_at, p.user_id, p.firstname, p.lastname, p.storyline, p.description,
      p.country_id, p.state_id, ${picturePath} as profile_image
    from users u
    left join profiles p on p.user_id = u.id
    left join files f on f.id = p.image_id
    where u.id = ${params.id} and u.disabled_at is null
  `.execute(ctx.tx);
  const row = orNotFound(rows[0]);
  return {
    success: true,
    users: {
      id: row.id,
      name: row.name,
      created_at: row.created_at.toISOString(),
      userdetail: row.user_id === null ? null : publicDetail(row),
    },
  };
}

type PublicRow = { id: string; name: string; created_at: Date } & (
  | { user_id: null }
  | Pick<
      OwnRow,
      | 'user_id'
      | 'firstname'
      | 'lastname'
      | 'storyline'
      | 'description'
      | 'country_id'
      | 'state_id'
      | 'profile_image'
    >
);

function publicDetail(row: PublicRow & { user_id: string }) {
  return {
    userId: row.user_id,
    firstname: row.firstname,
    lastname: row.lastname,
    storyLine: row.storyline,
    description: row.description,
    profile_image: row.profile_image,
    country: placeNames(row.country_id, row.state_id).country ?? row.country_id,
  };
}
