/** The life of a job: every status, verb and actor is tried, and exactly these steps are possible. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Act } from '#contract/acts/act.ts';
import { type JobVerb, orderActs } from '#contract/acts/all.ts';
import { type JobStatus, jobStatuses } from '#contract/acts/statuses.ts';
import type { Write } from '#server/core/db/database.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { perform } from '#server/core/work/acts.ts';
import { listEvents } from '#server/core/work/events.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { disputeBy, FACTS, orderFor } from '#server/testing/guard-data.ts';
import { storedJob } from '#server/testing/job-rows.ts';
import { STEPS } from '#server/testing/job-steps.ts';
import { type Agreed, agree } from '#server/testing/market.ts';
import { type JobRow, jobs, jobVerbsOf } from './acts.ts';
import { jobGuards } from './guards.ts';

const ACTORS = ['hunter', 'talent', 'provider', 'clock', 'operator', 'anyone'] as const;
type Actor = (typeof ACTORS)[number];
const acts: Record<JobVerb, Act> = orderActs;
const verbs = (Object.keys(orderActs) as JobVerb[]).filter((verb) => !acts[verb].from.includes('none'));

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

/** Puts the job into the status that the attempt starts from; both are rolled back together. */
async function putInStatus(tx: Write, status: JobStatus, verb: JobVerb): Promise<JobRow> {
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

/** `to` is given where the verb can lead to several statuses. */
async function attempt(status: JobStatus, verb: JobVerb, actor: Actor, to?: JobStatus): Promise<Outcome> {
  let outcome: Outcome | null = null;
  const work = async (tx: Write) => {
    const before = await putInStatus(tx, status, verb);
    let posted = 0;
    const post = async () => {
      posted += 1;
    };
    const eventsBefore = await listEvents(tx, 'job', before.id);
    try {
      const moved = await perform(tx, jobs, before, verb, {
        by: { kind: actor, id: null },
        at: new Date(),
        ...(to && { to }),
        guardData: await orderFor(tx, before, verb, actor),
        set: agreementAfter(verb, to),
        facts: FACTS,
        ...(acts[verb].money && { post }),
      });
      const written = (await listEvents(tx, 'job', before.id)).slice(eventsBefore.length);
      const event = { name: `job.${verb}`, actorKind: actor };
      expect(written).toMatchObject(acts[verb].writesNoEvent ? [] : [event]);
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

/** The database requires it: a job has an agreement from the offer on, and none while it takes bids. */
function agreementAfter(verb: JobVerb, to: JobStatus | undefined) {
  if (verb === 'offer') return { talent_id: chosen.id, bid_id: agreed.bid.id, price: 10_000_000n };
  return to === 'bidding' ? { talent_id: null, bid_id: null, price: null, agreed_at: null } : {};
}

const MONEY_VERBS: JobVerb[] = ['fund', 'accept', 'cancel', 'decide', 'accept-settlement', 'charge-back'];

/** The statuses to which `status verb actor` may lead. */
function targetsOf(label: string): JobStatus[] {
  return STEPS.filter((line) => line.startsWith(`${label} → `)).map(
    (line) => line.split(' → ')[1] as JobStatus,
  );
}

describe('every status, verb and actor', () => {
  for (const status of jobStatuses) {
    test(`from ${status}`, async () => {
      for (const verb of verbs) {
        for (const actor of ACTORS) {
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
  const rows = verbs.flatMap((verb) =>
    acts[verb].from.flatMap((from) =>
      acts[verb].by.flatMap((by) => endsOf(verb, from).map((to) => `${from} ${verb} ${by} → ${to}`)),
    ),
  );
  expect(rows.sort()).toEqual([...STEPS].sort());
});

/** The statuses to which the act leads from this one. */
function endsOf(verb: JobVerb, from: string): string[] {
  const { to } = acts[verb];
  return to === 'same' ? [from] : [to].flat();
}

test('every status can be reached from bidding, and the final ones have no way out', () => {
  const reached = new Set<string>(['bidding']);
  for (const _round of jobStatuses) {
    for (const verb of verbs) {
      for (const from of acts[verb].from)
        if (reached.has(from)) for (const to of endsOf(verb, from)) reached.add(to);
    }
  }
  expect([...reached].sort()).toEqual([...jobStatuses].sort());
  const final = jobStatuses.filter((status) =>
    verbs.every(
      (verb) => !acts[verb].from.includes(status) || endsOf(verb, status).every((to) => to === status),
    ),
  );
  expect(final).toEqual(['accepted', 'cancelled']);
});

describe('what the status alone does not say', () => {
  const by = { kind: 'talent', id: null } as const;

  async function refusalOf(started: boolean, verb: JobVerb): Promise<unknown> {
    const work = async (tx: Write) => {
      const job = await putInStatus(tx, 'active', started ? 'submit' : 'start');
      await perform(tx, jobs, job, verb, { by, at: new Date(), facts: FACTS });
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

  test('a step with money cannot be taken without posting it, nor another with', async () => {
    const move = (status: JobStatus, verb: JobVerb, post?: () => Promise<void>) =>
      app.database.db.transaction().execute(async (tx) => {
        const job = await putInStatus(tx, status, verb);
        await perform(tx, jobs, job, verb, {
          by: { kind: 'hunter', id: null },
          at: new Date(),
          facts: FACTS,
          ...(post && { post }),
        });
      });
    await expect(move('submitted', 'accept')).rejects.toThrow('money and act');
    await expect(move('submitted', 'decline', async () => undefined)).rejects.toThrow('money and act');
  });

  test('a step that can lead to several statuses says to which', async () => {
    const work = async (tx: Write) => {
      const job = await putInStatus(tx, 'disputed', 'decide');
      const guardData = await orderFor(tx, job, 'decide', 'operator');
      const by = { kind: 'operator', id: null } as const;
      const post = async () => undefined;
      await perform(tx, jobs, job, 'decide', { by, at: new Date(), guardData, facts: FACTS, post });
    };
    await expect(app.database.db.transaction().execute(work)).rejects.toThrow('several statuses');
  });

  test('a step from a status that has passed meanwhile is refused', async () => {
    const stale = await stored();
    const work = (tx: Write) =>
      perform(tx, jobs, { ...stale, status: 'offered' }, 'accept-offer', {
        by,
        at: new Date(),
        facts: {},
      });
    await expect(app.database.db.transaction().execute(work)).rejects.toMatchObject({ status: 409 });
  });
});

/** Verbs that guards refuse on the order below: it is started, and no milestone is missed or submitted. */
const GUARDED = {
  hunter: ['decline-milestone', 'waive', 'answer-dispute', 'accept-settlement'],
  talent: ['start', 'request-extension', 'withdraw-dispute'],
};

test('`can` is what table and guards allow this person, and nothing for others', async () => {
  const now = new Date();
  const found = await stored();
  const job = { ...found, started_at: now };
  const guardData = await orderFor(app.database.db, job, 'grant-extension', 'hunter');
  const dispute = disputeBy('hunter', { answer_by: new Date(now.getTime() + 1000), proposed_by: 'hunter' });
  guardData.progress = { ...guardData.progress, missed: [], milestones: [], dispute };
  for (const status of jobStatuses) {
    for (const [person, actor] of [
      [owner.id, 'hunter'],
      [chosen.id, 'talent'],
    ] as const) {
      const allowed = verbs.filter((verb) =>
        STEPS.some((line) => line.startsWith(`${status} ${verb} ${actor} →`)),
      );
      const can = jobVerbsOf({ ...job, status }, person, now, guardData);
      expect(can, `${status} ${actor}`).toEqual(allowed.filter((verb) => !GUARDED[actor].includes(verb)));
    }
    expect(jobVerbsOf({ ...job, status }, '01a00000-0000-7000-8000-000000000000', now, guardData)).toEqual(
      [],
    );
  }
  const unread = jobVerbsOf({ ...job, status: 'submitted' }, owner.id, now, undefined);
  expect(unread).toEqual(['decline', 'accept', 'ask-questions', 'judge-item']);
});

test('every guard that an act names is there, and no other', () => {
  const named = verbs.flatMap((verb) => acts[verb].guard ?? []);
  expect(Object.keys(jobGuards).sort()).toEqual([...new Set(named)].sort());
});

function stored(): Promise<JobRow> {
  return storedJob(app, agreed.job.id);
}
