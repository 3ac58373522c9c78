/** Finds jobs, and shows one with its history, money and files. */
import { sql } from 'kysely';
import type { Params, Query, Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import { toNaira } from '#contract/core/money.ts';
import type { operator } from '#contract/operator/operator.ts';
import type { Read } from '#server/core/db/database.ts';
import { cutPage, older, rowsToRead } from '#server/core/db/paging.ts';
import type { OperatorReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { wordsIn } from '#server/core/i18n/language.ts';
import { type Event, listEvents } from '#server/core/work/events.ts';
import { talentIn } from '#server/jobs/parties/queries.ts';
import { movementsOfJob, receivedUnder } from '#server/ledger/books/queries.ts';
import { frozenIn } from '#server/ledger/chargebacks/queries.ts';
import { escrowOf, hunterPaybackOf, talentPayableOf } from '#server/ledger/queries.ts';
import { historyLine } from '#server/orders/detail/queries.ts';
import { logAbout } from '../log/queries.ts';
import { receivedView } from '../money/queries.ts';
import { personIs } from '../people/queries.ts';
import { readSearchText, type SearchText } from '../rules.ts';
import { postingView, readJobs, readPayments, readPayouts, readPeople } from '../views.ts';

/** Maximum number of results of each kind in `find`. */
const FOUND = 8;
const SHOWN = 50;

/** SQL: true for a row `j` of jobs with that id, or with these words in its title. */
function jobIs({ id, words }: SearchText) {
  if (id) return sql`j.id = ${id}`;
  return words ? sql`to_tsvector('simple', j.title) @@ to_tsquery('simple', ${words})` : sql`false`;
}

/** Finds people, jobs, payments, payouts and held money at once, by a name, a title, an id or a reference. */
export async function find(
  ctx: OperatorReadCtx,
  { query }: { query: Query<typeof operator.find> },
): Promise<Reply<typeof operator.find>> {
  const search = readSearchText(query.q);
  if (!search) return { success: true, people: [], jobs: [], payments: [], payouts: [], held: null };
  const { text, id } = search;
  const received = await receivedUnder(ctx.db, text);
  return {
    success: true,
    people: await readPeople(ctx.db, personIs(search), FOUND),
    jobs: await readJobs(
      ctx.db,
      sql`
        ${jobIs(search)}
        or j.id = (select job_id from payments where reference = ${text})
        or j.id = ${received?.given_to ?? null}::uuid
      `,
      FOUND,
    ),
    payments: await readPayments(ctx.db, sql`p.reference = ${text} or p.id = ${id}::uuid`, FOUND),
    payouts: await readPayouts(ctx, sql`p.reference = ${text} or p.id = ${id}::uuid`, FOUND),
    held: received ? await receivedView(ctx.db, text, received) : null,
  };
}

export async function listJobs(
  ctx: OperatorReadCtx,
  { query }: { query: Query<typeof operator.jobs> },
): Promise<Reply<typeof operator.jobs>> {
  const search = readSearchText(query.q);
  const status = query.status ?? null;
  const rows = await readJobs(
    ctx.db,
    sql`
      ${search ? jobIs(search) : sql`true`}
      and (${status}::text is null or j.status = ${status})
      and ${older(query, sql`j.id`)}
    `,
    rowsToRead(query),
  );
  const { items, next } = cutPage(rows, query, (row) => row.id);
  return { success: true, jobs: items, next };
}

export async function getJob(
  ctx: OperatorReadCtx,
  { params }: { params: Params<typeof operator.job> },
): Promise<Reply<typeof operator.job>> {
  const { db } = ctx;
  const [line] = await readJobs(db, sql`j.id = ${params.id}`, 1);
  const job = orNotFound(line);
  return {
    success: true,
    job: { ...job, ...(await factsOf(db, job.id)), ...(await moneyOf(db, job)) },
    milestones: await milestonesOf(db, job.id),
    history: await historyOf(ctx, job),
    postings: (await movementsOfJob(db, job.id)).map((one) => postingView(one, ctx.language)),
    payments: await readPayments(db, sql`p.job_id = ${job.id}`, SHOWN),
    payouts: await readPayouts(ctx, sql`p.job_id = ${job.id}`, SHOWN),
    files: await filesOf(ctx, job.id),
    log: await logAbout(db, job.id),
  };
}

type Facts = {
  brief: string;
  budget: bigint;
  start_date: string | null;
  end_date: string | null;
  deleted: boolean;
  dispute_id: string | null;
  frozen: bigint;
};

async function factsOf(db: Read, id: string) {
  const { rows } = await sql<Facts>`
    select j.brief, j.budget, j.start_date, j.end_date, j.deleted_at is not null as deleted,
      (select d.id from disputes d where d.job_id = j.id order by d.id desc limit 1) as dispute_id,
      ${frozenIn(sql`j.id`)} as frozen
    from jobs j
    where j.id = ${id}
  `.execute(db);
  const facts = orNotFound(rows[0]);
  return { ...facts, budget: toNaira(facts.budget), frozen: toNaira(facts.frozen) };
}

async function moneyOf(db: Read, job: { id: string; hunter: { id: string }; talent: { id: string } | null }) {
  return {
    escrow: toNaira(await escrowOf(db, job.id)),
    talent_payable: toNaira(job.talent ? await talentPayableOf(db, job.talent.id, job.id) : 0n),
    hunter_payback: toNaira(await hunterPaybackOf(db, job.hunter.id, job.id)),
  };
}

async function milestonesOf(db: Read, id: string) {
  const { rows } = await sql<{
    position: number;
    title: string;
    due: number;
    penalty: number;
    submissions: number;
  }>`
    select m.position, m.title, m.due_days as due, m.penalty_percent as penalty,
      (select count(*) from milestone_submissions s where s.milestone_id = m.id)::int as submissions
    from milestones m
    where m.job_id = ${id}
    order by m.position
  `.execute(db);
  return rows;
}

type JobLine = Pick<Reply<typeof operator.job>['job'], 'id' | 'hunter' | 'talent'>;

/** All events of the job, newest first: in the words that the parties read, and those that only operators see. */
async function historyOf({ db, language = 'en' }: OperatorReadCtx, job: JobLine) {
  const events = await listEvents(db, 'job', job.id);
  const talentOf = ({ facts, actorKind, actorId }: Event) =>
    talentIn(facts) ?? (actorKind === 'talent' ? actorId : null) ?? job.talent?.id ?? '';
  const ids = [...new Set(events.map(talentOf).filter(Boolean))];
  const talents = ids.length === 0 ? [] : await readPeople(db, sql`u.id = any(${ids}::uuid[])`, ids.length);
  const names = new Map(talents.map(({ id, name }) => [id, name]));
  return events.toReversed().map((event) => {
    const people = { hunter_name: job.hunter.name, talent_name: names.get(talentOf(event)) ?? '' };
    return historyLine(event, people, language) ?? otherLine(event, people, language);
  });
}

function otherLine(
  { id, name, actorKind, at }: Event,
  people: { hunter_name: string; talent_name: string },
  language: Language,
) {
  const who = actorKind === 'talent' ? people.talent_name : people.hunter_name;
  const lines: Partial<Record<string, string | ((who: string) => string)>> =
    wordsIn(language).operator.history;
  const line = lines[name] ?? `${name}: ${who}`;
  const title = typeof line === 'string' ? line : line(who);
  return { id: id.toString(), name, actor: actorKind, at: at.toISOString(), title, text: null };
}

async function filesOf(ctx: OperatorReadCtx, id: string) {
  const { rows } = await sql<{
    folder: string;
    name: string;
    display_name: string;
    bytes: bigint;
    created_at: Date;
  }>`
    select folder, name, display_name, bytes, created_at
    from files
    where job_id = ${id} and deleted_at is null
    order by id desc
    limit ${SHOWN}
  `.execute(ctx.db);
  return rows.map((file) => ({
    name: file.display_name,
    bytes: Number(file.bytes),
    url: `/${ctx.services.files.signedPath(file, { userId: ctx.actor.userId, now: ctx.now })}`,
    created_at: file.created_at.toISOString(),
  }));
}
