/** What a copy of a person's data holds: one JSON file for each kind of data, and the files that the person sent. */
import { sql } from 'kysely';
import type { Read } from '#server/core/db/database.ts';
import type { Folder } from '#server/core/files/files.ts';
import { entriesOfPerson } from '#server/ledger/queries.ts';
import { accountTypes } from '#server/profiles/queries.ts';
import { type Section, section, talkSections, workSections } from './sections/queries.ts';

export function sectionsOf(userId: string): readonly Section[] {
  return [
    ...accountSections(userId),
    ...profileSections(userId),
    ...workSections(userId),
    ...talkSections(userId),
    ...moneySections(userId),
  ];
}

function accountSections(userId: string): Section[] {
  return [
    section(
      'account',
      sql`
        select u.id, u.name, u.email, u.created_at, p.seen_at as last_here_at,
          ${accountTypes} as account_types
        from users u
        left join presence p on p.user_id = u.id
        where u.id = ${userId}
      `,
    ),
    section(
      'sessions',
      sql`
      select created_at, last_seen_at, browser, system, country
      from sessions where user_id = ${userId} order by created_at
    `,
    ),
    section(
      'security',
      sql`
      select at, kind, network, browser, system, country
      from security_events where user_id = ${userId} order by id
    `,
    ),
    section(
      'second-factor',
      sql`
      select 'authenticator app' as kind, null as name, created_at, null as last_used_at
      from authenticators where user_id = ${userId} and confirmed_at is not null
      union all
      select 'passkey', name, created_at, last_used_at from passkeys where user_id = ${userId}
      order by created_at
    `,
    ),
  ];
}

function profileSections(userId: string): Section[] {
  return [
    section(
      'profile',
      sql`
      select p.firstname, p.lastname, p.gender, p.phone_number, p.country_id, p.state_id, p.storyline, p.description,
        p.image_id, p.created_at, p.updated_at
      from profiles p
      where p.user_id = ${userId}
    `,
    ),
    section(
      'education',
      sql`
      select id, title, country_id, from_year, to_year, created_at
      from educations where user_id = ${userId} order by id
    `,
    ),
    section(
      'certifications',
      sql`
      select id, title, conferring_organization, description, country_id, year, to_year, created_at
      from certifications where user_id = ${userId} order by id
    `,
    ),
    section(
      'skills',
      sql`
      select s.name, u.proficiency, u.created_at
      from user_skills u join skills s on s.id = u.skill_id
      where u.user_id = ${userId} order by s.name
    `,
    ),
    section(
      'languages',
      sql`
      select l.name, u.proficiency, u.created_at
      from user_languages u join languages l on l.id = u.language_id
      where u.user_id = ${userId} order by l.name
    `,
    ),
  ];
}

function moneySections(userId: string): Section[] {
  return [
    section(
      'payments',
      sql`
      select id, reference, job_id, amount as amount_kobo, status, channel, payer_bank, payer_ending, created_at, paid_at
      from payments where hunter_id = ${userId} order by id
    `,
    ),
    section(
      'bank-accounts',
      sql`
      select bank_name, bank_code, account_number, account_name, created_at
      from recipients where user_id = ${userId} order by id
    `,
    ),
    section(
      'payouts',
      sql`
      select id, reference, side, job_id, amount as amount_kobo, status, created_at, updated_at
      from payouts where user_id = ${userId} order by id
    `,
    ),
    section(
      'refunds',
      sql`
      select id, reference, job_id, amount as amount_kobo, status, created_at, updated_at
      from refunds where user_id = ${userId} order by id
    `,
    ),
    {
      file: 'money',
      rows: (db) => entriesOfPerson(db, userId),
    },
  ];
}

export type OwnFile = { id: string; folder: Folder; name: string; display_name: string; bytes: bigint };

/** The files that the person sent and that still exist. */
export async function filesOf(db: Read, userId: string): Promise<OwnFile[]> {
  const { rows } = await sql<OwnFile>`
    select id, folder, name, display_name, mime, bytes, sha256, job_id, created_at
    from files where owner_id = ${userId} and deleted_at is null order by created_at, id
  `.execute(db);
  return rows;
}
