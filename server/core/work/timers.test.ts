/** Timers: every timed act has one, and one that fails does not hold up the others. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actNames, actOf } from '#contract/acts/all.ts';
import { modules } from '#server/modules.ts';
import { hunter } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { runTimers, type Timer } from './schedule.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('every act that happens after some days has a timer', () => {
  const timed = actNames.filter((name) => actOf(name).afterDays !== undefined);
  const timers = modules.flatMap((module) => module.timers ?? []).map(({ act }) => act);
  expect(timers.sort()).toEqual(timed.sort());
});

test('one that fails is reported and the others are done', async () => {
  const people = [(await hunter(app)).id, (await hunter(app)).id];
  const seen: string[] = [];
  const timer: Timer = {
    act: 'job.accept',
    table: 'users',
    due: 'created_at',
    waits: sql`id = any(${people}::uuid[])`,
    run: async (_tx, id) => {
      seen.push(id);
      if (seen.length === 1) throw new Error('not this one');
    },
  };
  const errors: unknown[] = [];
  await runTimers({ ...app.services, report: (error) => errors.push(error) }, [timer]);
  expect(seen).toEqual(people);
  expect(errors).toEqual([new Error('not this one')]);
});
