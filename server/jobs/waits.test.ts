/** The waits of an order: opened and closed by the acts of its life, as its history says. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Act } from '#contract/acts/act.ts';
import { type JobVerb, orderActs } from '#contract/acts/all.ts';
import { auditMoney } from '#server/audit/queries.ts';
import type { Write } from '#server/core/db/database.ts';
import { perform } from '#server/core/work/acts.ts';
import { hunter, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { FACTS, orderFor } from '#server/testing/guard-data.ts';
import { agree } from '#server/testing/market.ts';
import { type JobRow, jobs } from './acts.ts';

let app: TestApp;
let jobId: string;
beforeAll(async () => {
  app = await testApp();
  const agreed = await agree({ hunter: await hunter(app), talent: await talent(app) });
  jobId = agreed.job.id;
});
afterAll(() => app.close());

/** The first of June 2026 is day 1. */
const day = (number: number) => new Date(Date.UTC(2026, 5, number));

/** Performs these steps on a paid and started order, each on its day, and returns its waits; everything is rolled back. */
async function waitsAfter(steps: readonly Step[]): Promise<{ waits: string[]; violations: unknown[] }> {
  let found = { waits: [] as string[], violations: [] as unknown[] };
  const work = async (tx: Write) => {
    const { rows } = await sql<JobRow>`
      update jobs set status = 'active', funded_at = ${day(1)}, started_at = ${day(1)} where id = ${jobId} returning *
    `.execute(tx);
    let job = rows[0] as JobRow;
    for (const [verb, on, to] of steps) job = await take(tx, job, { verb, at: day(on), to });
    const waits = await tx
      .selectFrom('waits')
      .selectAll()
      .where('job_id', '=', jobId)
      .orderBy('id')
      .execute();
    found = {
      waits: waits.map(
        ({ kind, round, from_at, until_at }) =>
          `${kind} ${round}: ${from_at.getUTCDate()}–${until_at ? until_at.getUTCDate() : ''}`,
      ),
      violations: (await auditMoney(tx)).filter(({ invariant }) => invariant === 'I39'),
    };
    throw new RolledBackError();
  };
  await expect(app.database.db.transaction().execute(work)).rejects.toBeInstanceOf(RolledBackError);
  return found;
}

class RolledBackError extends Error {}

async function take(
  tx: Write,
  job: JobRow,
  { verb, at, to }: { verb: JobVerb; at: Date; to: string | undefined },
): Promise<JobRow> {
  const act: Act = orderActs[verb];
  const kind = act.by[0] ?? 'clock';
  return perform(tx, jobs, job, verb, {
    by: { kind, id: null },
    at,
    to,
    guardData: await orderFor(tx, job, verb, kind, at),
    facts: FACTS,
    ...(act.money && { post: async () => undefined }),
  });
}

type Step = [verb: JobVerb, on: number, to?: string];

test.each<[string, Step[], string[]]>([
  [
    'a submission that is declined, and the next',
    [
      ['submit', 1],
      ['decline', 2],
      ['submit', 3],
    ],
    ['answer 1: 1–2', 'answer 2: 3–'],
  ],
  [
    'a request that was granted',
    [
      ['request-extension', 1],
      ['grant-extension', 2],
    ],
    ['extension 0: 1–2'],
  ],
  [
    'one that was refused',
    [
      ['request-extension', 1],
      ['refuse-extension', 3],
    ],
    ['extension 0: 1–3'],
  ],
  [
    'one that lapsed',
    [
      ['request-extension', 1],
      ['lapse-extension', 3],
    ],
    ['extension 0: 1–3'],
  ],
  [
    'one that was taken back',
    [
      ['request-extension', 1],
      ['withdraw-extension', 2],
    ],
    ['extension 0: 1–2'],
  ],
  [
    'three that were asked for and taken back at the same moment',
    [
      ['request-extension', 1],
      ['withdraw-extension', 1],
      ['request-extension', 1],
      ['withdraw-extension', 1],
      ['request-extension', 1],
      ['grant-extension', 3],
    ],
    ['extension 0: 1–1', 'extension 0: 1–1', 'extension 0: 1–3'],
  ],
  ['one that is open', [['request-extension', 1]], ['extension 0: 1–']],
  [
    'one that the submission overtook',
    [
      ['request-extension', 1],
      ['submit', 2],
      ['decline', 4],
    ],
    ['extension 0: 1–2', 'answer 1: 2–4'],
  ],
  [
    'one that a cancellation overtook',
    [
      ['request-extension', 1],
      ['cancel', 2],
    ],
    ['extension 0: 1–2'],
  ],
  [
    'one that a dispute overtook',
    [
      ['request-extension', 1],
      ['dispute', 2],
    ],
    ['extension 0: 1–2', 'dispute 0: 2–'],
  ],
  [
    'a dispute of work in progress, withdrawn',
    [
      ['dispute', 1],
      ['withdraw-dispute', 5, 'active'],
    ],
    ['dispute 0: 1–5'],
  ],
  [
    'a dispute that interrupts the wait for an answer',
    [
      ['submit', 1],
      ['dispute', 3],
      ['withdraw-dispute', 6, 'submitted'],
      ['accept', 9],
    ],
    ['answer 1: 1–3', 'dispute 1: 3–6', 'answer 1: 6–9'],
  ],
  [
    'a dispute after the work was sent back',
    [
      ['submit', 1],
      ['decline', 2],
      ['dispute', 3],
      ['withdraw-dispute', 6, 'active'],
      ['submit', 7],
    ],
    ['answer 1: 1–2', 'dispute 1: 3–6', 'answer 2: 7–'],
  ],
  [
    'a dispute that was decided',
    [
      ['submit', 1],
      ['dispute', 2],
      ['decide', 9, 'accepted'],
    ],
    ['answer 1: 1–2', 'dispute 1: 2–9'],
  ],
  [
    'a dispute that was settled',
    [
      ['dispute', 2],
      ['accept-settlement', 9, 'cancelled'],
    ],
    ['dispute 0: 2–9'],
  ],
])('counts %s', async (_case, steps, waits) => {
  expect(await waitsAfter(steps)).toEqual({ waits, violations: [] });
});
