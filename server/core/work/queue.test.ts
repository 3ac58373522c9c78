/** The queue: nothing runs twice at once, a failure holds up no other item, and parked items wait for an operator. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { waitingWork } from '#server/testing/work.ts';
import { type Effect, effectHandlers, record } from './events.ts';
import { type Handler, inTransaction, putWork, replaceWork, workNow, workOff } from './queue.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

let errors: unknown[];
beforeEach(async () => {
  errors = [];
  await app.settle();
  await app.database.db.deleteFrom('work_items').execute();
});

const put = (...subjects: string[]) =>
  putWork(
    app.database.db,
    subjects.map((subject) => ({ kind: 'test', subject, dueAt: app.services.clock.now() })),
  );
const work = (handler: Handler) =>
  workOff({ ...app.services, report: (error) => errors.push(error) }, handler);

/** Returns a handler that records its subjects; it fails when `fail` returns true. */
function noting(fail: (subject: string) => boolean = () => false) {
  const seen: string[] = [];
  const handler = inTransaction('test', async (_tx, { subject }) => {
    seen.push(subject);
    if (fail(subject)) throw new Error(`not ${subject}`);
    return undefined;
  });
  return { seen, handler };
}

/** Returns a handler that stops in the middle of its work, like a process that dies there; `end` lets it continue. */
function stuck(ending: () => Promise<undefined> = async () => undefined) {
  const ends: (() => void)[] = [];
  const handler: Handler = {
    kind: 'test',
    run: () =>
      new Promise((resolve) => {
        ends.push(() => resolve(ending));
      }),
  };
  return { handler, begun: () => ends.length, end: () => ends.shift()?.() };
}

describe('an item', () => {
  test('is put once, done once, the oldest first, and gone', async () => {
    await put('a', 'b');
    await put('a');
    const { seen, handler } = noting();
    expect(await work(handler)).toBe(2);
    expect(await work(handler)).toBe(0);
    expect(seen).toEqual(['a', 'b']);
    expect(await waitingWork(app)).toEqual([]);
  });

  test('is taken and ended with others, however many are done with one commit', async () => {
    await put('a', 'b', 'c');
    const { seen, handler } = noting();
    const statements = await statementsOf(app.database, () => work(handler));
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(statements).toHaveLength(2);
    const many = Array.from({ length: 45 }, (_, n) => `${100 + n}`);
    await put(...many);
    expect(await work(handler)).toBe(45);
    expect(seen.slice(3)).toEqual(many);
  });

  test('beside one that fails is done all the same, and what that one wrote is undone', async () => {
    await put('a', 'b', 'c');
    const failing = inTransaction('test', async (tx, { subject }) => {
      await sql`insert into push_keys (id, public_key, private_key, created_at) values (1, ${subject}, 'b', now())
        on conflict (id) do update set public_key = push_keys.public_key || ${subject}`.execute(tx);
      if (subject === 'b') throw new Error('not b');
      return undefined;
    });
    expect(await work(failing)).toBe(2);
    const keys = await app.database.db.deleteFrom('push_keys').returning('public_key').execute();
    expect(keys).toEqual([{ public_key: 'ac' }]);
    expect(await waitingWork(app)).toMatchObject([{ subject: 'b', attempts: 1, error: 'not b' }]);
    expect(errors).toHaveLength(1);
  });

  test('that is asked for takes no other with it', async () => {
    await put('a', 'b');
    const { seen, handler } = noting();
    await workNow(app.services, handler, 'a');
    expect(await work(handler)).toBe(1);
    expect(seen).toEqual(['a', 'b']);
  });

  test('is done by one of several who look at once', async () => {
    await put('a', 'b', 'c');
    const { seen, handler } = noting();
    await Promise.all([work(handler), work(handler), work(handler)]);
    expect(seen.toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('comes and goes with what it is about', async () => {
    const undone = app.database.db.transaction().execute(async (tx) => {
      await putWork(tx, [{ kind: 'test', subject: 'a', dueAt: app.services.clock.now() }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await waitingWork(app)).toEqual([]);
    await put('b');
    const halfway = inTransaction('test', async (tx) => {
      await sql`insert into push_keys (id, public_key, private_key, created_at) values (1, 'a', 'b', now())`.execute(
        tx,
      );
      throw new Error('halfway');
    });
    await work(halfway);
    expect(await app.database.db.selectFrom('push_keys').selectAll().execute()).toEqual([]);
    expect(await waitingWork(app)).toMatchObject([{ subject: 'b', attempts: 1, error: 'halfway' }]);
  });

  test('of a killed process is taken up when the lease ends, and what that one says later does not count', async () => {
    await put('a');
    const written: string[] = [];
    const dead = stuck(async () => {
      written.push('late');
      return undefined;
    });
    const working = work(dead.handler);
    await expect.poll(dead.begun).toBe(1);
    const { seen, handler } = noting();
    expect(await work(handler)).toBe(0);
    app.passMinutes(1.01);
    expect(await work(handler)).toBe(1);
    await put('a');
    dead.end();
    await expect.poll(dead.begun).toBe(1);
    dead.end();
    await working;
    expect(seen).toEqual(['a']);
  });

  test('that kills every process is parked', async () => {
    await put('a');
    const deadly = stuck();
    const dying: Promise<number>[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      dying.push(work(deadly.handler));
      await expect.poll(deadly.begun).toBe(attempt);
      app.passMinutes(1.01);
    }
    await work(deadly.handler);
    expect(deadly.begun()).toBe(10);
    expect(await waitingWork(app)).toMatchObject([{ subject: 'a', error: 'Never came to an end.' }]);
    expect((await waitingWork(app))[0]?.parked_at).not.toBeNull();
    for (let attempt = 1; attempt <= 10; attempt += 1) deadly.end();
    // Otherwise they would take the items of the next test.
    await Promise.all(dying);
  });

  test('in whose place another is put belongs to nobody any more', async () => {
    await put('a');
    const first = stuck();
    const working = work(first.handler);
    await expect.poll(first.begun).toBe(1);
    await replaceWork(app.database.db, [{ kind: 'test', subject: 'a', dueAt: app.services.clock.now() }]);
    first.end();
    await expect.poll(first.begun).toBe(1);
    first.end();
    await working;
    expect(await waitingWork(app)).toEqual([]);
  });
});

describe('a failure', () => {
  test('holds up no other, pauses 1, 2, 4 … minutes, and is parked after ten attempts', async () => {
    const { seen, handler } = noting((subject) => subject === 'bad');
    await put('bad', 'good');
    expect(await work(handler)).toBe(1);
    // The batch attempt comes first and counts once.
    expect(seen).toEqual(['bad', 'bad', 'good']);
    seen.shift();
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      app.passMinutes(2 ** (attempt - 2) - 0.01);
      await work(handler);
      expect(seen).toHaveLength(attempt);
      app.passMinutes(0.02);
      await work(handler);
    }
    app.passDays(2);
    await work(handler);
    expect(seen).toHaveLength(11);
    expect(errors).toHaveLength(10);
    expect(await waitingWork(app)).toMatchObject([
      { subject: 'bad', attempts: 10, error: 'not bad', parked_at: expect.any(Date) },
    ]);
  });

  test('of a server that is away leaves the others their attempts', async () => {
    await put('a', 'b');
    let isAway = true;
    const seen: string[] = [];
    const handler: Handler = {
      kind: 'test',
      run: async ({ subject }) => {
        seen.push(subject);
        return async () => (isAway ? { failed: 'away', away: true } : undefined);
      },
    };
    expect(await work(handler)).toBe(0);
    expect(await work(handler)).toBe(0);
    isAway = false;
    app.passMinutes(1.01);
    expect(await work(handler)).toBe(2);
    expect(seen).toEqual(['a', 'a', 'b']);
  });

  test('is done now when somebody asks for it, however long it was to pause', async () => {
    await put('a');
    let fails = true;
    const { seen, handler } = noting(() => fails);
    await work(handler);
    await expect(workNow(app.services, handler, 'a')).rejects.toThrow('not a');
    fails = false;
    await workNow(app.services, handler, 'a');
    expect(seen).toHaveLength(3);
    expect(await waitingWork(app)).toEqual([]);
  });

  test('that was parked is done when somebody asks for it', async () => {
    await put('a');
    let fails = true;
    const { seen, handler } = noting(() => fails);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await work(handler);
      app.passDays(1);
    }
    expect((await waitingWork(app))[0]?.parked_at).not.toBeNull();
    fails = false;
    await workNow(app.services, handler, 'a');
    expect(seen).toHaveLength(11);
    expect(await waitingWork(app)).toEqual([]);
  });
});

test('one effect of an event that fails delays no other effect and no other event', async () => {
  const people: string[] = [crypto.randomUUID(), crypto.randomUUID()];
  const seen: string[] = [];
  let fails = true;
  const effect = (kind: string, more: Partial<Effect> = {}): Effect => ({
    kind,
    matches: () => true,
    run: async (_tx, events) => {
      for (const { aboutId } of events) {
        seen.push(`${kind} ${people.indexOf(aboutId) + 1}`);
        if (kind === 'bad' && fails) throw new Error('bad');
      }
    },
    ...more,
  });
  const handlers = effectHandlers([effect('bad'), effect('good'), effect('later', { after: 'good' })]);
  const all = async () => {
    for (const handler of handlers) await work(handler);
  };
  for (const id of people) {
    await app.database.db.transaction().execute((tx) =>
      record(tx, {
        name: 'account.forgot-password',
        about: { kind: 'user', id },
        actor: { kind: 'anyone', id: null },
        facts: {},
        at: app.services.clock.now(),
      }),
    );
  }
  await all();
  // The first one is tried in a batch with the others first.
  expect(seen).toEqual(['bad 1', 'bad 1', 'bad 2', 'good 1', 'good 2', 'later 1', 'later 2']);
  expect(await waitingWork(app)).toMatchObject([{ kind: 'bad' }, { kind: 'bad' }]);
  fails = false;
  app.passMinutes(1.01);
  await all();
  expect(await waitingWork(app)).toEqual([]);
});
