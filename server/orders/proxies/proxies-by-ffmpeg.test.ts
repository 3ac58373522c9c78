/** Proxies of sound and film made by the work queue: over the API, with a real ffmpeg (rule 2.21). */
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import { orders } from '#contract/orders/orders.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { FFMPEG, filmOf, probed } from '#server/testing/ffmpeg.ts';
import { openLink } from '#server/testing/file-store.ts';
import type { Agreed } from '#server/testing/market.ts';
import { mp3Of, mp4Of } from '#server/testing/recordings.ts';
import { order, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp({ FFMPEG });
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

const fileOf = (name: string, content: Buffer) => ({
  upload: { field: 'file', name, type: 'application/octet-stream', content },
});

async function filesOf(who: Person, agreed: Agreed): Promise<DeliveredFile[]> {
  return (await order(who, agreed)).job_submissions[0]?.files ?? [];
}

const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('adire-proxy-'));

test('the server’s own is the one that is used; until it is made nothing is played, and a broken film stays locked', async () => {
  const before = await folders();
  const agreed = await started(app, { hunter: ngozi, talent: tunde });
  const works = { 'film.mp4': await filmOf(3), 'jingle.mp3': mp3Of(3), 'broken.mp4': mp4Of(90_000_000) };
  const files: string[] = [];
  for (const [name, content] of Object.entries(works)) {
    const added = await tunde.ok(deliverables.add, {
      params: { id: agreed.job.id },
      ...fileOf(name, content),
    });
    expect(added.proxy_wanted).toBe(false);
    files.push(added.file.id);
  }
  const sent = { params: { id: files[0] ?? '' }, ...fileOf('proxy.mp4', mp4Of(2)) };
  await tunde.ok(deliverables.addProxy, sent);
  await tunde.ok(orders.submit, { params: { id: agreed.job.id }, body: { comment: 'Done', files } });
  const waiting = { access: 'locked', url: null, proxy: null, preview_state: 'waiting' };
  expect(await filesOf(ngozi, agreed)).toMatchObject([waiting, waiting, waiting]);
  await app.settle();
  const [film, sound, broken] = await filesOf(ngozi, agreed);
  const own = { cut: false, by: 'server' };
  expect(film).toMatchObject({ access: 'preview', url: null, preview_state: 'ready', proxy: own });
  expect(sound).toMatchObject({ access: 'preview', url: null, preview_state: 'ready', proxy: own });
  expect(broken).toMatchObject({ access: 'locked', url: null, preview_state: 'failed', proxy: null });
  const { status, bytes } = await openLink(app, film?.proxy?.url ?? '', ngozi);
  expect([status, bytes.length]).toEqual([200, film?.proxy?.bytes]);
  expect((await probed(bytes)).streams).toMatchObject([{ width: 640, height: 360 }, { codec_name: 'aac' }]);
  expect(await folders()).toEqual(before);
  const [parked] = await app.database.db
    .selectFrom('work_items')
    .select('id')
    .where('kind', '=', 'file-proxy')
    .execute();
  expect(parked).toBeUndefined();
});
