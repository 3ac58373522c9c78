/** Fills a migrated PostgreSQL with the benchmark's market: 100,000 jobs, 1,000,000 bids, orders waiting to be accepted. */
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { hashPassword } from '#server/core/security/passwords.ts';

export type Size = { jobs: number; bidsPerJob: number; hunters: number; talents: number; waiting: number };
/** `npm run bench -- --small` tests the benchmark itself, on a market a hundred times smaller. */
export const LARGE: Size = process.argv.includes('--small')
  ? { jobs: 1_000, bidsPerJob: 10, hunters: 1_000, talents: 2_000, waiting: 1_200 }
  : { jobs: 100_000, bidsPerJob: 10, hunters: 4_000, talents: 20_000, waiting: 12_000 };

export const BENCH_PASSWORD = 'bench-cloth-26';

/** Ids are derived from numbers, so that the load generator can name any row without reading it. */
export const ids = {
  hunter: (n: number) => uuid('1', n),
  talent: (n: number) => uuid('2', n),
  job: (n: number) => uuid('3', n),
  bid: (n: number) => uuid('4', n),
  waiting: (n: number) => uuid('5', n),
};

function uuid(kind: string, n: number): string {
  return `00000000-000${kind}-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

const id = (kind: string, n: string) =>
  sql.raw(`('00000000-000${kind}-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`);

export async function fill(db: Db, size: Size): Promise<void> {
  const hash = await hashPassword(BENCH_PASSWORD);
  for (const [kind, name, count, type] of [
    ['1', 'hunter', size.hunters, 1],
    ['2', 'talent', size.talents, 2],
  ] as const) {
    await sql`
      insert into users (id, name, email, email_key, password_hash, created_at)
      select ${id(kind, 'n')}, ${name} || ' ' || n, ${name} || n || '@bench.example', ${name} || n || '@bench.example', ${hash}, now()
      from generate_series(1, ${count}::int) n
    `.execute(db);
    await sql`
      insert into user_account_types (user_id, account_type_id, created_at)
      select ${id(kind, 'n')}, ${type}::int, now() from generate_series(1, ${count}::int) n
    `.execute(db);
    await sql`
      insert into profiles (user_id, firstname, lastname, gender, phone_number, country_id, state_id, storyline, created_at, updated_at)
      select ${id(kind, 'n')}, ${name}, 'Number ' || n, 'Female', '+234 800 000 0000', 'NG', 'LA', 'A person of the bench', now(), now()
      from generate_series(1, ${count}::int) n
    `.execute(db);
  }
  await fillJobs(db, size);
  await fillWaiting(db, size);
  await sql`vacuum analyze`.execute(db);
}

async function fillJobs(db: Db, size: Size): Promise<void> {
  await sql`
    insert into jobs (id, hunter_id, title, brief, skill_id, job_type, budget, created_at, updated_at)
    select ${id('3', 'n')}, ${id('1', `1 + n % ${size.hunters}`)}, 'Poster number ' || n,
      '<p>We need a poster in <b>indigo</b> and white for our shop. It should say who we are without a word.</p>',
      (select id from skills order by id offset n % 40 limit 1),
      case when n % 10 = 0 then 'close' else 'open' end, 10000000, now(), now()
    from generate_series(1, ${size.jobs}::int) n
  `.execute(db);
  await fillMilestones(db, '3', size.jobs);
  await sql`
    insert into bids (id, job_id, talent_id, pitch, price, accepts_budget, created_at, updated_at)
    select ${id('4', `n * ${size.bidsPerJob} + b`)}, ${id('3', 'n')},
      ${id('2', `1 + (n * 7 + b * 1999) % ${size.talents}`)},
      'I have made posters for nine years and would begin with three sketches of yours.', 9000000 + b * 100000, false, now(), now()
    from generate_series(1, ${size.jobs}::int) n, generate_series(1, ${size.bidsPerJob}::int) b
    on conflict do nothing
  `.execute(db);
}

async function fillMilestones(db: Db, kind: string, count: number): Promise<void> {
  await sql`
    insert into milestones (id, job_id, position, title, description, due_days, penalty_percent)
    select gen_random_uuid(), ${id(kind, 'n')}, p, 'Part ' || p, 'Files as agreed', p * 7, 5
    from generate_series(1, ${count}::int) n, generate_series(1, 2) p
  `.execute(db);
}

/** Orders with submitted work: funded in the ledger, each ready to be accepted once. */
async function fillWaiting(db: Db, size: Size): Promise<void> {
  const hunter = `1 + n % ${size.hunters}`;
  const talent = `1 + n % ${size.talents}`;
  await sql`
    insert into jobs (id, hunter_id, title, brief, skill_id, job_type, budget, created_at, updated_at)
    select ${id('5', 'n')}, ${id('1', hunter)}, 'Order number ' || n, '<p>As agreed.</p>',
      (select id from skills order by id limit 1), 'open', 10000000, now(), now()
    from generate_series(1, ${size.waiting}::int) n
  `.execute(db);
  await sql`
    insert into bids (id, job_id, talent_id, pitch, price, accepts_budget, created_at, updated_at)
    select ${id('5', 'n')}, ${id('5', 'n')}, ${id('2', talent)}, 'Gladly.', 10000000, true, now(), now()
    from generate_series(1, ${size.waiting}::int) n
  `.execute(db);
  await sql`
    update jobs j
    set status = 'submitted', talent_id = b.talent_id, bid_id = b.id, price = b.price, start_date = current_date,
      end_date = current_date + 30, terms = 'None', policy_id = 1, agreed_at = now(), funded_at = now(),
      started_at = now(), submitted_at = now(), answer_due_at = now() + interval '14 days'
    from bids b
    where b.job_id = j.id and b.id = j.id
  `.execute(db);
  await fillMilestones(db, '5', size.waiting);
  await sql`
    insert into milestone_submissions (id, milestone_id, job_id, title, comment, created_at)
    select gen_random_uuid(), m.id, m.job_id, 'Here', 'Done', now() from milestones m join jobs j on j.id = m.job_id and j.status = 'submitted'
  `.execute(db);
  await sql`
    insert into work_submissions (id, job_id, round, comment, created_at)
    select gen_random_uuid(), id, 1, 'Done', now() from jobs where status = 'submitted'
  `.execute(db);
  await sql`
    insert into events (name, about_kind, about_id, actor_kind, actor_id, facts, at)
    select 'job.submit', 'job', id, 'talent', talent_id, jsonb_build_object('title', title, 'talent_id', talent_id),
      now()
    from jobs
    where status = 'submitted'
  `.execute(db);
  await sql`
    insert into waits (job_id, kind, round, from_at)
    select about_id, 'answer', 1, at from events where name = 'job.submit'
  `.execute(db);
  await fundWaiting(db);
}

/** The same postings as `fundEscrow`, for thousands of jobs at once: each balance is written once instead of entry by entry. */
async function fundWaiting(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('session_replication_role', 'replica', true)`.execute(tx);
    await sql`
      insert into ledger_accounts (key, kind) values ('provider-clearing', 'provider-clearing') on conflict do nothing
    `.execute(tx);
    await sql`
      insert into ledger_accounts (key, kind, job_id)
      select 'escrow:' || id, 'escrow', id from jobs where status = 'submitted'
    `.execute(tx);
    await sql`
      insert into ledger_transactions (word, idempotency_key, cause, actor, job_id, at)
      select 'fund-escrow', 'fund-escrow:' || id, 'bench', 'bench', id, now() from jobs where status = 'submitted'
    `.execute(tx);
    await sql`
      insert into ledger_entries (transaction_id, account_id, amount)
      select t.id, a.id, 10000000
      from ledger_transactions t join ledger_accounts a on a.key = 'escrow:' || t.job_id
    `.execute(tx);
    await sql`
      insert into ledger_entries (transaction_id, account_id, amount)
      select t.id, (select id from ledger_accounts where key = 'provider-clearing'), -10000000 from ledger_transactions t
    `.execute(tx);
    await sql`
      update ledger_accounts a set balance = e.total
      from (select account_id, sum(amount) as total from ledger_entries group by 1) e
      where e.account_id = a.id
    `.execute(tx);
  });
}
