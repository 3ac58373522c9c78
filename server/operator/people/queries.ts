/** Finds people, and shows one account with everything an operator decides on. */
import { sql } from 'kysely';
import type { Side } from '#contract/core/common.ts';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import { toNaira } from '#contract/core/money.ts';
import type { operator } from '#contract/operator/operator.ts';
import { isOpenSession } from '#server/accounts/queries.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, older, rowsToRead } from '#server/core/db/paging.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { frozenOf, totalOf } from '#server/ledger/queries.ts';
import { paidAndInFlight } from '#server/payouts/queries.ts';
import { markConflict } from '../conflicts/queries.ts';
import { logAbout } from '../log/queries.ts';
import { reportsOf } from '../reports/queries.ts';
import { readSearchText, type SearchText } from '../rules.ts';
import { readJobs, readPayouts, readPeople } from '../views.ts';

const SHOWN = 20;

type Person = Reply<typeof operator.person>;

/** SQL: true for a row `u` of users with that id, or with these words in their name or e-mail address. */
export function personIs({ id, words }: SearchText) {
  if (id) return sql`u.id = ${id}`;
  if (!words) return sql`false`;
  return sql`
    to_tsvector('simple', translate(u.name || ' ' || u.email, '@._-+', '     ')) @@ to_tsquery('simple', ${words})
  `;
}

export async function listPeople(
  ctx: OperatorReadCtx,
  { query }: { query: Query<typeof operator.people> },
): Promise<Reply<typeof operator.people>> {
  const search = readSearchText(query.q);
  const rows = await readPeople(
    ctx.db,
    sql`
      ${search ? personIs(search) : sql`true`}
      and ${query.state === 'suspended' ? sql`u.disabled_at is not null` : sql`true`}
      and ${older(query, sql`u.id`)}
    `,
    rowsToRead(query),
  );
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true, people: items, next };
}

type Account = {
  full_name: string | null;
  phone_number: string | null;
  country: string | null;
  is_operator: boolean;
  second_factor: Person['person']['second_factor'];
  gigs: number;
};

export async function getPerson(
  ctx: OperatorReadCtx,
  { params }: { params: Params<typeof operator.person> },
): Promise<Reply<typeof operator.person>> {
  const [line] = await readPeople(ctx.db, sql`u.id = ${params.id}`, 1);
  const person = orNotFound(line);
  const account = await accountOf(ctx.db, person.id);
  const acts: Person['can'] = [
    person.suspended_at ? 'restore' : 'suspend',
    'end-sessions',
    ...(account.second_factor === 'on' ? (['remove-second-factor'] as const) : []),
  ];
  const affair = await markConflict(ctx, 'person.suspend', person.id, acts);
  const reports = await reportsOf(ctx.db, person.id, SHOWN);
  return {
    success: true,
    person: {
      ...person,
      ...account,
      sessions: await sessionsOf(ctx, person.id),
      reports: affair.own_affair ? reports.map((one) => ({ ...one, can: [] })) : reports,
      talent_money: await moneyOf(ctx.db, person.id, 'talent'),
      hunter_money: await moneyOf(ctx.db, person.id, 'hunter'),
    },
    jobs: await readJobs(ctx.db, sql`j.hunter_id = ${person.id} or j.talent_id = ${person.id}`, SHOWN),
    payouts: await readPayouts(ctx, sql`p.user_id = ${person.id}`, SHOWN),
    log: await logAbout(ctx.db, person.id),
    ...affair,
  };
}

async function accountOf(db: Read, id: string): Promise<Account> {
  const { rows } = await sql<Account>`
    select p.firstname || ' ' || p.lastname as full_name, p.phone_number, c.name as country,
      u.operator_since is not null as is_operator,
      case
        when exists (select from factor_removals r where r.user_id = u.id) then 'ending'
        when exists (select from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
          or exists (select from passkeys k where k.user_id = u.id) then 'on'
        when u.operator_since is not null
          and exists (select from operator_keys k where k.user_id = u.id and k.confirmed_at is not null) then 'console'
        else 'off'
      end as second_factor,
      (select count(*) from gigs g where g.talent_id = u.id and g.deleted_at is null)::int as gigs
    from users u
    left join profiles p on p.user_id = u.id
    left join countries c on c.id = p.country_id
    where u.id = ${id}
  `.execute(db);
  return orNotFound(rows[0]);
}

async function sessionsOf({ db, now }: OperatorReadCtx, id: string) {
  const { rows } = await sql<{ created_at: Date; last_seen_at: Date }>`
    select s.created_at, s.last_seen_at
    from sessions s
    where s.user_id = ${id} and ${isOpenSession(now)}
    order by s.last_seen_at desc
    limit ${SHOWN}
  `.execute(db);
  return rows.map((row) => ({
    started_at: row.created_at.toISOString(),
    seen_at: row.last_seen_at.toISOString(),
  }));
}

async function moneyOf(db: Read, id: string, side: Side) {
  const { paid, inFlight } = await paidAndInFlight(db, id, side);
  return {
    available: toNaira(await totalOf(db, id, side)),
    frozen: toNaira(await frozenOf(db, id, side)),
    in_flight: toNaira(inFlight),
    withdrawn: toNaira(paid),
  };
}
