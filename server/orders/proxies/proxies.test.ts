/** Proxies of sound and film that the talent's browser made: who may send which, and who gets them (rule 2.21). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELIVERABLE_MAX_BYTES } from '#contract/core/files.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import { guests } from '#contract/orders/guests.ts';
import { orders } from '#contract/orders/orders.ts';
import { sweepFiles } from '#server/core/files/file-sweep.ts';
import { call, hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { namesIn, openLink } from '#server/testing/file-store.ts';
import type { Agreed } from '#server/testing/market.ts';
import { pngOf } from '#server/testing/past-work.ts';
import { box, mp3Of, mp4Of } from '#server/testing/recordings.ts';
import { order, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let agreed: Agreed;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  agreed = await started(app, { hunter: ngozi, talent: tunde });
});
afterAll(() => app.close());

const fileOf = (name: string, content: Buffer) => ({
  upload: { field: 'file', name, type: 'application/octet-stream', content },
});

async function add({ job }: Agreed, name = 'jingle.mp3', content = mp3Of(2)) {
  return tunde.ok(deliverables.add, { params: { id: job.id }, ...fileOf(name, content) });
}

const send = (id: string, content: Buffer, who = tunde, waveform?: string) =>
  who.call(deliverables.addProxy, { params: { id }, body: { waveform }, ...fileOf('proxy.mp4', content) });

const BARS = Array.from({ length: 64 }, (_, at) => at);

async function handIn({ job }: Agreed, ...files: string[]): Promise<void> {
  await tunde.ok(orders.submit, { params: { id: job.id }, body: { comment: 'Done', files } });
  await app.settle();
}

async function filesOf(who: Person, of: Agreed): Promise<DeliveredFile[]> {
  return (await order(who, of)).job_submissions[0]?.files ?? [];
}

/** An mp4 that lasts `seconds`, padded with `bytes` more bytes. */
const heavy = (seconds: number, bytes: number) =>
  Buffer.concat([mp4Of(seconds), box('free', Buffer.alloc(bytes))]);

describe('a proxy that the talent’s browser made', () => {
  it('is what the hunter and their guests play, and no more, until the work is accepted', async () => {
    const own = await started(app, { hunter: ngozi, talent: tunde });
    const { file, proxy_wanted } = await add(own);
    expect(proxy_wanted).toBe(true);
    expect((await add(own, 'label.png', await pngOf(4, 4))).proxy_wanted).toBe(false);
    const light = mp4Of(2);
    expect((await send(file.id, light, tunde, JSON.stringify(BARS))).status).toBe(200);
    await handIn(own, file.id);
    const [seen] = await filesOf(ngozi, own);
    expect(seen).toMatchObject({
      ...{ access: 'preview', url: null, preview: null, preview_state: 'ready' },
      proxy: { bytes: light.length, seconds: 2, cut: false, by: 'talent', waveform: BARS },
    });
    const url = seen?.proxy?.url ?? '';
    const opened = await openLink(app, url, ngozi);
    expect([opened.status, opened.headers['content-type'], opened.bytes.equals(light)]).toEqual([
      ...[200, 'video/mp4', true],
    ]);
    const part = { ...ngozi, browser: { ...ngozi.browser, range: 'bytes=4-7' } };
    expect((await openLink(app, url, part)).bytes.toString()).toBe('ftyp');
    const stolen = await openLink(app, url.replace('-proxy.mp4', '.mp3'), ngozi);
    expect(stolen.status).toBe(403);
    const { guest } = await ngozi.ok(guests.invite, { params: { id: own.job.id }, body: { name: 'Ada' } });
    const room = await call(app, null, guests.open, { body: { token: guest.path.split('#')[1] ?? '' } });
    expect(room.body.files).toMatchObject([{ access: 'preview', url: null, proxy: { seconds: 2 } }]);
    await ngozi.ok(orders.accept, { params: { id: own.job.id }, body: {} });
    const [whole] = await filesOf(ngozi, own);
    expect(whole?.access).toBe('original');
    expect((await openLink(app, whole?.url ?? '', ngozi)).bytes).toEqual(mp3Of(2));
  });

  it('may be missing: then the hunter plays the sound itself, and guests do not', async () => {
    const own = await started(app, { hunter: ngozi, talent: tunde });
    await handIn(own, (await add(own)).file.id);
    expect(await filesOf(ngozi, own)).toMatchObject([
      { access: 'stream', proxy: null, preview_state: 'none' },
    ]);
    const { guest } = await ngozi.ok(guests.invite, { params: { id: own.job.id }, body: { name: 'Ada' } });
    const room = await call(app, null, guests.open, { body: { token: guest.path.split('#')[1] ?? '' } });
    expect(room.body.files).toMatchObject([{ access: 'locked', url: null, proxy: null }]);
  });

  it.each<[string, string, string | undefined]>([
    ['without bars', 'jingle.mp3', undefined],
    ['with bars that are none', 'jingle.mp3', '[101]'],
    ['of a film, with bars', 'film.mp4', JSON.stringify(BARS)],
  ])('%s has none', async (_, name, waveform) => {
    const own = await started(app, { hunter: ngozi, talent: tunde });
    const { file } = await add(own, name, name === 'film.mp4' ? mp4Of(2) : mp3Of(2));
    expect((await send(file.id, mp4Of(2), tunde, waveform)).status).toBe(200);
    await handIn(own, file.id);
    expect((await filesOf(ngozi, own))[0]?.proxy).toMatchObject({ waveform: null });
  });

  it('goes with its file when that is not handed in', async () => {
    const own = await started(app, { hunter: ngozi, talent: tunde });
    const { file } = await add(own);
    await send(file.id, mp4Of(2));
    const stem = file.url.split('/').pop()?.slice(0, 32) ?? '';
    const left = async () =>
      (await namesIn(app, 'files/jobs/submissions')).filter((name) => name.startsWith(stem));
    expect(await left()).toEqual([`${stem}-proxy.mp4`, `${stem}.mp3`]);
    app.passDays(1.1);
    await app.settle();
    await sweepFiles(app.services);
    expect(await left()).toEqual([]);
  });
});

describe('refused is', () => {
  it.each<[string, number, Buffer]>([
    ['sound in place of a film', 415, mp3Of(2)],
    ['text that calls itself a film', 415, Buffer.from('hello')],
    ['a film with nothing to play', 422, box('ftyp', Buffer.from('isom\0\0\0\0isommp41'))],
    ['what does not say how long it is', 422, mp4Of(0)],
    ['what is heavier than 32 kbit/s allow (rule 2.21)', 422, heavy(10, 150_000)],
    ['more than 20 minutes of sound (rule 2.21)', 422, mp4Of(1202)],
    ['more than 25 MB', 413, heavy(1200, DELIVERABLE_MAX_BYTES)],
  ])('%s', async (_, status, content) => {
    const { file } = await add(agreed);
    expect((await send(file.id, content)).status).toBe(status);
    await handInAfterAll(file.id);
  });

  /** Expects that nothing of the sent proxy was stored. */
  async function handInAfterAll(id: string): Promise<void> {
    const row = await app.database.db
      .selectFrom('submission_files')
      .select(['proxy', 'preview_state'])
      .where('file_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ proxy: null, preview_state: 'none' });
  }

  it('more than 10 minutes of film, of which 300 kbit/s are taken (rule 2.21)', async () => {
    const { file } = await add(agreed, 'film.mp4', mp4Of(5));
    expect((await send(file.id, mp4Of(602))).status).toBe(422);
    expect((await send(file.id, heavy(10, 600_000))).status).toBe(422);
    expect((await send(file.id, heavy(10, 400_000))).status).toBe(200);
  });

  it('a proxy by anybody else, of a picture, and of what was handed in', async () => {
    const own = await started(app, { hunter: ngozi, talent: tunde });
    const sound = (await add(own)).file.id;
    const picture = (await add(own, 'label.png', await pngOf(4, 4))).file.id;
    expect((await send(sound, mp4Of(2), ngozi)).status).toBe(403);
    expect((await send(sound, mp4Of(2), await talent(app, 'Sipho'))).status).toBe(404);
    expect((await send(picture, mp4Of(2))).status).toBe(404);
    await handIn(own, sound, picture);
    expect((await send(sound, mp4Of(2))).status).toBe(404);
  });

  it('one of an order that is no longer worked on', async () => {
    const own = await started(app, { hunter: ngozi, talent: tunde });
    const { file } = await add(own);
    await handIn(own);
    expect((await send(file.id, mp4Of(2))).status).toBe(409);
  });
});
