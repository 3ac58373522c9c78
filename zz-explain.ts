import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openPostgres } from './server/core/db.ts';
import { listAll, listInvited, listOpen, listOwnOpen } from './server/jobs/lists/queries.ts';
import { getVisibleJob } from './server/jobs/policy.ts';
import { getJob } from './server/jobs/queries.ts';
import { listForJob } from './server/bids/comparison/queries.ts';
import { getApplication, getOwnBid, listAccepted, listApplied } from './server/bids/queries.ts';
const url = 'postgres://postgres@127.0.0.1:54871/bench';
const raw = new pg.Client(url); await raw.connect();
const d = await openPostgres(url);
const log: { sql: string; parameters: readonly unknown[] }[] = [];
const ex = d.db.getExecutor(); const orig = ex.executeQuery;
ex.executeQuery = function (this: typeof ex, q: never, ...r: never[]) { log.push(q); return orig.call(this, q, ...r); } as never;
const one = async (q: string) => (await raw.query(q)).rows[0];
const T = (await one('select v7(77,2) id')).id, H1 = (await one('select hunter_id id from jobs group by 1 order by count(*) desc limit 1')).id;
const Hm = (await one("select hunter_id id from jobs where id = v7(50000,3)")).id;
const busy = (await one('select v7(99999,3) id, (select hunter_id from jobs where id=v7(99999,3)) h'));
const mid = (await one("select id, hunter_id h from jobs where status='bidding' and id < v7(50000,3) order by id desc limit 1"));
const bid = (await one(`select id from bids where talent_id='${T}' limit 1`)).id;
const ctx = (userId: string, t: boolean, h: boolean) => ({ tx: d.db, now: new Date(), actor: { userId, isTalent: t, isHunter: h, name: 'x', email: 'x', tokenHash: 'x' } }) as never;
const skill = (await one('select name from skills limit 1')).name;
const after = (await one('select v7(50000,3) id')).id;
const cases: [string, () => Promise<unknown>][] = [
  ['open jobs, talent', () => listOpen(ctx(T, true, false), { query: {} } as never)],
  ['open jobs, talent, limit 50', () => listOpen(ctx(T, true, false), { query: { limit: 50 } } as never)],
  ['open jobs, talent, page deep', () => listOpen(ctx(T, true, false), { query: { after } } as never)],
  ['open jobs, talent, skill', () => listOpen(ctx(T, true, false), { query: { skill } } as never)],
  ['open jobs, unknown skill', () => listOpen(ctx(T, true, false), { query: { skill: 'zzz' } } as never)],
  ['open jobs, hunter big', () => listOpen(ctx(H1, false, true), { query: { as: 'hunter' } } as never)],
  ['own open, big hunter', () => listOwnOpen(ctx(H1, false, true), { query: {} } as never)],
  ['own open, mid hunter', () => listOwnOpen(ctx(Hm, false, true), { query: {} } as never)],
  ['all, talent', () => listAll(ctx(T, true, false), { query: {} } as never)],
  ['all, talent deep', () => listAll(ctx(T, true, false), { query: { after } } as never)],
  ['all, hunter', () => listAll(ctx(H1, false, true), { query: {} } as never)],
  ['invited', () => listInvited(ctx(T, true, false), { query: {} } as never)],
  ['get job', async () => getJob(ctx(T, true, false), null, await getVisibleJob(ctx(T, true, false), mid.id))],
  ['bids of job', () => listForJob(ctx(mid.h, false, true), { params: { id: mid.id }, query: {} } as never)],
  ['bids of busy job', () => listForJob(ctx(busy.h, false, true), { params: { id: busy.id }, query: { limit: 50 } } as never)],
  ['applied', () => listApplied(ctx(T, true, false), { params: { id: T }, query: {} } as never)],
  ['accepted', () => listAccepted(ctx(T, true, false), { params: { id: T }, query: {} } as never)],
  ['one bid', async () => getApplication(ctx(T, true, false), null, await getOwnBid(ctx(T, true, false), { id: bid }))],
];
const only = process.argv[2];
for (const [name, run] of cases) {
  if (only && !name.includes(only)) continue;
  for (let i = 0; i < 3; i++) await run();
  log.length = 0;
  const t0 = performance.now(); const r = await run() as Record<string, unknown>; const ms = performance.now() - t0;
  const list = Object.values(r).find(Array.isArray) as unknown[] | undefined;
  console.log(`\n## ${name}: ${ms.toFixed(1)} ms, ${log.length} queries, ${list?.length ?? 1} items, ${(JSON.stringify(r).length/1024).toFixed(0)} KB`);
  const queries = [...log];
  for (const mode of ['force_custom_plan', 'force_generic_plan']) {
    await raw.query(`set plan_cache_mode = ${mode}`);
    for (const q of queries) {
      await raw.query('deallocate all');
      const lit = (v: unknown): string => Array.isArray(v) ? `'{${v.join(',')}}'` : v === null ? 'null' : v instanceof Date ? `'${v.toISOString()}'` : typeof v === 'string' ? `'${v.replaceAll("'", "''")}'` : String(v);
      await raw.query(`prepare p as ${q.sql}`);
      const args = q.parameters.length ? `(${q.parameters.map(lit).join(',')})` : '';
      const plan = (await raw.query(`explain (analyze, buffers) execute p${args}`)).rows.map((x) => x['QUERY PLAN']).join('\n');
      const bad = [...plan.matchAll(/Seq Scan on (\w+).*/g)].filter((m) => !['fee_policies', 'skills', 'categories'].includes(m[1]!));
      const time = /Execution Time: ([\d.]+)/.exec(plan)?.[1];
      const ptime = /Planning Time: ([\d.]+)/.exec(plan)?.[1];
      const buf = /Buffers: (.*)/.exec(plan)?.[1];
      console.log(`  ${mode.slice(6,12)} exec ${time} plan ${ptime} ${buf} ${bad.length ? 'SEQ ' + bad.map((b) => b[0]).join(' | ') : ''} :: ${q.sql.replace(/\s+/g, ' ').slice(0, 60)}`);
      if (only && process.argv[3]) console.log(plan);
    }
  }
}
await raw.end(); await d.close();
