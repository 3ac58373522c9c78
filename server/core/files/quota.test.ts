/** How much a person may upload within 24 hours and store in total; deliveries for orders do not count as stored (rule 6.7). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/core/days.ts';
import { MEGABYTE } from '#contract/core/files.ts';
import { pastWork } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words/en.ts';
import { type Person, passDaysWith, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { showWork, workFile } from '#server/testing/past-work.ts';
import { mp3Of } from '#server/testing/recordings.ts';
import type { Db, Write } from '../db/database.ts';
import { newHex, newId } from '../security/ids.ts';
import { assertQuota, DAY_BYTES_MAX, TOTAL_BYTES_MAX } from './quota.ts';

const SOUND = mp3Of(1);

let app: TestApp;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
});

type More = { job_id?: string; deleted_at?: Date };

/** Inserts a file row of `bytes` bytes, sent `daysAgo` days ago. */
async function has(bytes: number, daysAgo: number, more: More = {}, db: Db = app.database.db) {
  const row = {
    ...{ id: newId(), owner_id: tunde.id, folder: 'images/galleries', name: `${newHex(16)}.mp3` },
    ...{ display_name: 'a', mime: 'audio/mpeg', bytes: BigInt(bytes), sha256: '' },
    created_at: new Date(app.services.clock.now().getTime() - daysAgo * DAY_MS),
  };
  await db
    .insertInto('files')
    .values({ ...row, ...more })
    .execute();
}

function add() {
  const upload = workFile(SOUND, 'song.mp3');
  return tunde.call(pastWork.add, { body: { title: 'Song', description: '' }, upload });
}

async function refusal() {
  const answer = await add();
  return [answer.status, answer.refusal.message, answer.refusal.code];
}

test('200 MB within 24 hours, to the byte', async () => {
  await has(DAY_BYTES_MAX - SOUND.length, 0.99);
  expect((await add()).status).toBe(200);
  expect(await refusal()).toEqual([409, words.common.fileErrors.dayFull, 'upload_day_full']);
  await passDaysWith(app, 0.02, [tunde]);
  expect((await add()).status).toBe(200);
});

test('what was deleted since has been sent all the same', async () => {
  await has(DAY_BYTES_MAX, 0.5, { deleted_at: app.services.clock.now() });
  expect((await refusal())[0]).toBe(409);
});

test('1 GB in all, until something is removed', async () => {
  const item = await showWork(tunde);
  await has(TOTAL_BYTES_MAX - item.media.bytes - SOUND.length + 1, 30);
  expect(await refusal()).toEqual([409, words.common.fileErrors.full, 'storage_full']);
  await tunde.ok(pastWork.remove, { params: { id: item.id } });
  expect((await add()).status).toBe(200);
});

test('what was delivered for orders does not count as kept', async () => {
  await has(TOTAL_BYTES_MAX, 30, { job_id: randomUUID() });
  expect((await add()).status).toBe(200);
});

test('of several at once only one takes the last space', async () => {
  await has(TOTAL_BYTES_MAX - MEGABYTE, 30);
  const store = (tx: Write) =>
    assertQuota(tx, tunde.id, MEGABYTE, app.services.clock.now()).then(() => has(MEGABYTE, 0, {}, tx));
  const all = [1, 2, 3].map(() => app.database.db.transaction().execute(store));
  const outcomes = (await Promise.allSettled(all)).map(({ status }) => status);
  expect(outcomes.sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test("one person's files are nobody else's", async () => {
  await has(TOTAL_BYTES_MAX, 30);
  const other = await talent(app, 'Other');
  expect((await showWork(other)).id).toBeTruthy();
});
