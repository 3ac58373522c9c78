/** The life of a job: every status, verb and actor is tried, and exactly the steps of decisions.md are possible. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type JobActor,
  type JobStatus,
  type JobVerb,
  jobActors,
  jobLifecycle,
  jobStatuses,
  jobVerbs,
} from '#contract/lifecycles/job.ts';
import type { Tx } from '#server/core/db.ts';
import { listEvents } from '#server/core/events.ts';
import { Refusal } from '#server/core/refusal.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { canOf, type JobRow, moveJob } from './lifecycle.ts';

/** Written by hand from the page "The life of a job", not from the table: `status verb actor → status`. */
const STEPS = `
  bidding edit hunter → bidding
  bidding delete hunter → cancelled
  bidding invite hunter → bidding
  bidding uninvite hunter → bidding
  bidding offer hunter → offered
  offered accept-offer talent → agreed
  offered decline-offer talent → bidding
  offered decline-offer talent → cancelled
  offered withdraw hunter → bidding
  offered withdraw hunter → cancelled
  agreed leave hunter → bidding
  agreed leave talent → bidding
  agreed leave hunter → cancelled
  agreed leave talent → cancelled
  agreed call-off hunter → cancelled
  agreed pay hunter → agreed
  agreed fund provider → active
  active start talent → active
  active submit-milestone talent → active
  active submit talent → submitted
  active cancel hunter → cancelled
  active cancel talent → cancelled
  submitted decline hunter → active
  submitted accept hunter → accepted
  submitted accept clock → accepted
  active waive hunter → active
  submitted waive hunter → submitted
  active request-extension talent → active
  active grant-extension hunter → active
  active refuse-extension hunter → active
  active withdraw-extension talent → active
  active lapse-extension clock → active
  active dispute hunter → disputed
  active dispute talent → disputed
  submitted dispute hunter → disputed
  submitted dispute talent → disputed
  disputed answer-dispute hunter → disputed
  disputed answer-dispute talent → disputed
  disputed lapse-answer clock → disputed
  disputed note-dispute operator → disputed
  disputed withdraw-dispute hunter → active
  disputed withdraw-dispute talent → active
  disputed withdraw-dispute hunter → submitted
  disputed withdraw-dispute talent → submitted
  disputed propose-settlement hunter → disputed
  disputed propose-settlement talent → disputed
  disputed accept-settlement hunter → accepted
  disputed accept-settlement talent → accepted
  disputed accept-settlement hunter → cancelled
  disputed accept-settlement talent → cancelled
  disputed decide operator → accepted
  disputed decide operator → cancelled
  accepted review hunter → accepted
  accepted review talent → accepted
`
  .trim()
  .split('\n')
  .map((line) => line.trim());

let app: TestApp;
let owner: Person;
let chosen: Person;
let agreed: Agreed;

beforeAll(async () => {
  app = await testApp();
  owner = await hunter(app);
  chosen = await talent(app);
  agreed = await agree({ hunter: owner, talent: chosen });
});
afterAll(() => app.close());

const NO_AGREEMENT = sql`talent_id = null, bid_id = null, price = null, agreed_at = null`;

/** Puts the job where the attempt begins; what the attempt changes is rolled back with it. */
async function stand(tx: Tx, status: JobStatus, verb: JobVerb): Promise<JobRow> {
  const startedAt = verb === 'start' ? null : new Date();
  const { rows } = await sql<JobRow>`
    update jobs
    set status = ${status}, started_at = ${startedAt} ${status === 'bidding' ? sql`, ${NO_AGREEMENT}` : sql``}
    where id = ${agreed.job.id}
    returning *
  `.execute(tx);
  return rows[0] as JobRow;
}

type Outcome =
  | { to: string; posted: number }
  | { refused: number; code: string | undefined; unchanged: boolean };

class RolledBackError extends Error {}

/** `to` is said where the verb can lead to several statuses. */
async function attempt(status: JobStatus, verb: JobVerb, actor: JobActor, to?: JobStatus): Promise<Outcome> {
  let outcome: Outcome | null = null;
  const work = async (tx: Tx) => {
    const before = await stand(tx, status, verb);
    let posted = 0;
    const hasMoney = jobLifecycle.some((step) => step.verb === verb && 'money' in step);
    const post = async () => {
      posted += 1;
    };
    const eventsBefore = await listEvents(tx, 'job', before.id);
    try {
      const moved = await moveJob(tx, before, {
        verb,
        by: { kind: actor, id: null },
        at: new Date(),
        ...(to && { to }),
        set: agreementAfter(verb),
        ...(hasMoney && { post }),
      });
      const [event] = (await listEvents(tx, 'job', before.id)).slice(eventsBefore.length);
      expect(event).toMatchObject({ name: `job.${verb}`, actorKind: actor });
      outcome = { to: moved.status, posted };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const after = await tx
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', before.id)
        .executeTakeFirstOrThrow();
      const events = await listEvents(tx, 'job', before.id);
      const unchanged =
        posted === 0 &&
        events.length === eventsBefore.length &&
        JSON.stringify(after, text) === JSON.stringify(before, text);
      outcome = { refused: error.status, code: error.code, unchanged };
    }
    throw new RolledBackError();
  };
  await expect(app.database.db.transaction().execute(work)).rejects.toBeInstanceOf(RolledBackError);
  return outcome as unknown as Outcome;
}

function text(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** The database insists: a job has an agreement from the offer on, and none while it takes bids. */
function agreementAfter(verb: JobVerb) {
  if (verb === 'offer') return { talent_id: chosen.id, bid_id: agreed.bid.id, price: 10_000_000n };
  const ends = jobLifecycle.some((step) => step.verb === verb && step.to === 'bidding');
  return ends ? { talent_id: null, bid_id: null, price: null, agreed_at: null } : {};
}

const MONEY_VERBS: JobVerb[] = ['fund', 'accept', 'cancel', 'decide', 'accept-settlement'];

/** Where `status verb actor` may lead. */
function targetsOf(label: string): JobStatus[] {
  return STEPS.filter((line) => line.startsWith(`${label} → `)).map(
    (line) => line.split(' → ')[1] as JobStatus,
  );
}

describe('every status, verb and actor', () => {
  for (const status of jobStatuses) {
    test(`from ${status}`, async () => {
      for (const verb of jobVerbs) {
        for (const actor of jobActors) {
          const label = `${status} ${verb} ${actor}`;
          const ends = targetsOf(label);
          for (const to of ends) {
            const outcome = await attempt(status, verb, actor, ends.length > 1 ? to : undefined);
            expect(outcome, label).toEqual({ to, posted: MONEY_VERBS.includes(verb) ? 1 : 0 });
          }
          if (ends.length > 0) continue;
          const outcome = await attempt(status, verb, actor);
          const everMay = STEPS.some((line) => line.includes(` ${verb} ${actor} → `));
          const refusal = everMay ? { refused: 409, code: status } : { refused: 403, code: undefined };
          expect(outcome, label).toEqual({ ...refusal, unchanged: true });
        }
      }
    });
  }
});

test('the table holds these steps and no others', () => {
  const rows = jobLifecycle.flatMap((step) =>
    step.from.flatMap((from) => step.by.map((by) => `${from} ${step.verb} ${by} → ${step.to}`)),
  );
  expect(rows.sort()).toEqual([...STEPS].sort());
});

test('every status can be reached from bidding, and the final ones have no way out', () => {
  const reached = new Set<string>(['bidding']);
  for (const _round of jobStatuses) {
    for (const step of jobLifecycle) {
      if (step.from.some((from) => reached.has(from))) reached.add(step.to);
    }
  }
  expect([...reached].sort()).toEqual([...jobStatuses].sort());
  const final = jobStatuses.filter((status) =>
    jobLifecycle.every((step) => !step.from.some((from) => from === status) || step.to === status),
  );
  expect(final).toEqual(['accepted', 'cancelled']);
});

describe('what the status alone does not say', () => {
  const by = { kind: 'talent', id: null } as const;

  async function refusalOf(started: boolean, verb: JobVerb): Promise<unknown> {
    const work = async (tx: Tx) => {
      const job = await stand(tx, 'active', started ? 'submit' : 'start');
      await moveJob(tx, job, { verb, by, at: new Date() });
      throw new RolledBackError();
    };
    return app.database.db
      .transaction()
      .execute(work)
      .catch((error: unknown) => error);
  }

  test('work is handed in only after the start, which happens once', async () => {
    expect(await refusalOf(true, 'start')).toMatchObject({ status: 409, code: 'started' });
    expect(await refusalOf(false, 'submit')).toMatchObject({ status: 409, code: 'not_started' });
    expect(await refusalOf(false, 'submit-milestone')).toMatchObject({ status: 409, code: 'not_started' });
    expect(await refusalOf(true, 'submit')).toBeInstanceOf(RolledBackError);
  });

  test('a step with money can not be taken without posting it, nor another with', async () => {
    const move = (status: JobStatus, verb: JobVerb, post?: () => Promise<void>) =>
      app.database.db.transaction().execute(async (tx) => {
        const job = await stand(tx, status, verb);
        await moveJob(tx, job, {
          verb,
          by: { kind: 'hunter', id: null },
          at: new Date(),
          ...(post && { post }),
        });
      });
    await expect(move('submitted', 'accept')).rejects.toThrow('money and step');
    await expect(move('submitted', 'decline', async () => undefined)).rejects.toThrow('money and step');
  });

  test('a step that can lead to several statuses says to which', async () => {
    const work = async (tx: Tx) => {
      const job = await stand(tx, 'disputed', 'decide');
      const decide = { verb: 'decide', by: { kind: 'operator', id: null }, at: new Date() } as const;
      await moveJob(tx, job, { ...decide, post: async () => undefined });
    };
    await expect(app.database.db.transaction().execute(work)).rejects.toThrow('several states');
  });

  test('a step from a status that has passed meanwhile is refused', async () => {
    const stale = await app.database.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', agreed.job.id)
      .executeTakeFirstOrThrow();
    const work = (tx: Tx) =>
      moveJob(tx, { ...stale, status: 'offered' }, { verb: 'accept-offer', by, at: new Date() });
    await expect(app.database.db.transaction().execute(work)).rejects.toMatchObject({ status: 409 });
  });
});

test('`can` is what the table allows this person, and nothing for others', async () => {
  const job = await app.database.db
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', agreed.job.id)
    .executeTakeFirstOrThrow();
  for (const status of jobStatuses) {
    for (const [person, actor] of [
      [owner.id, 'hunter'],
      [chosen.id, 'talent'],
    ] as const) {
      const verbs = STEPS.filter((line) => line.startsWith(`${status} `) && line.includes(` ${actor} →`))
        .map((line) => line.split(' ')[1])
        .filter((verb) => verb !== 'submit' && verb !== 'submit-milestone');
      expect(canOf({ ...job, status }, person), `${status} ${actor}`).toEqual([...new Set(verbs)]);
    }
    expect(canOf({ ...job, status }, '01a00000-0000-7000-8000-000000000000')).toEqual([]);
  }
});
