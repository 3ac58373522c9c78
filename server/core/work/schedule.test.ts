/** Scheduled tasks: when they run next, and what happens to one that fails or was removed. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { type Handler, workOff } from './queue.ts';
import { nextRun, planScheduledTasks, scheduledTaskHandlers } from './schedule.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test.each([
  [1, '2026-11-20T10:00:00.000Z', '2026-11-20T10:01:00.000Z'],
  [15, '2026-11-20T10:07:30.000Z', '2026-11-20T10:15:00.000Z'],
  ['04:07', '2026-11-20T04:06:59.000Z', '2026-11-20T04:07:00.000Z'],
  ['04:07', '2026-11-20T04:07:00.000Z', '2026-11-21T04:07:00.000Z'],
])('a task that runs every %s runs after %s at %s', (every, now, next) => {
  expect(nextRun(every, new Date(now)).toISOString()).toBe(next);
});

test('a task plans its next run, also after it failed; one that is no more is not asked for', async () => {
  let runs = 0;
  const errors: unknown[] = [];
  const task = (name: string) => ({
    name,
    every: 1,
    run: async () => {
      runs += 1;
      throw new Error('no');
    },
  });
  await planScheduledTasks(app.services, [task('sweep'), task('retired')]);
  await planScheduledTasks(app.services, [task('sweep')]);
  const [handler] = scheduledTaskHandlers([task('sweep')]);
  for (let minute = 1; minute <= 12; minute += 1) {
    app.passMinutes(1);
    await workOff({ ...app.services, report: (error) => errors.push(error) }, handler as Handler);
  }
  expect([runs, errors.length]).toEqual([12, 12]);
  const { rows } = await sql<{ kind: string }>`select kind from work_items where parked_at is null`.execute(
    app.database.db,
  );
  expect(rows).toEqual([{ kind: 'sweep' }]);
});
