/** On a nearly full disk uploads are refused; everything else still works. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pastWork } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words/en.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { asUpload, draftGig, solidPicture } from '#server/testing/gigs.ts';

let app: TestApp;
let tunde: Person;
beforeAll(async () => {
  app = await testApp({ DISK_RESERVE_PERCENT: '100' });
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

test('a file is refused with 503 and leaves nothing behind, with a form and in parts', async () => {
  const upload = asUpload(await solidPicture(20, 20), 'poster.png', 'file');
  const { status, headers, refusal } = await tunde.call(pastWork.add, {
    body: { title: 'A poster' },
    upload,
  });
  expect([status, refusal.message, headers['retry-after']]).toEqual([
    503,
    words.common.fileErrors.diskFull,
    '600',
  ]);
  const begun = await app.http.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '5', authorization: `Bearer ${tunde.token}` },
  });
  expect([begun.statusCode, begun.json().message]).toEqual([503, words.common.fileErrors.diskFull]);
  expect(readdirSync(app.config.dataDir)).toEqual(['signing-secret']);
  expect(await app.database.db.selectFrom('files').select('id').execute()).toEqual([]);
});

test('what brings no file is written as ever', async () => {
  await draftGig(tunde);
});
