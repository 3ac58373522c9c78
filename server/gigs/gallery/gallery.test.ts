/** The gallery of a gig over the API: pictures in their widths, sound and video, posters, the order, the last one (rule 6.2). */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WAVEFORM_BARS } from '#contract/core/waveform.ts';
import { GALLERY_MAX, GALLERY_MAX_BYTES, gallery } from '#contract/gigs/gallery.ts';
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words/en.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addPicture, asUpload, draftGig, liveGig, solidPicture } from '#server/testing/gigs.ts';
import { mp3Of, mp4Of } from '#server/testing/recordings.ts';

let app: TestApp;
let tunde: Person;
let gig: Gig;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
  gig = await draftGig(tunde);
});

const add = (content: Uint8Array, name?: string, body: object = {}) =>
  tunde.call(gallery.add, { body: { gigId: gig.id, ...body }, upload: asUpload(content, name) });
const serve = (path: string) => app.http.inject({ url: `/${path}` });

async function galleryIds(of = gig): Promise<string[]> {
  const [found] = (await tunde.ok(gigs.get, { params: { id: of.id } })).gig;
  return (found?.gallery ?? []).map((item) => item.id);
}

/** A detailed picture, like a photograph. */
function busyPicture(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 };
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .blur(3)
    .jpeg()
    .toBuffer();
}

describe('a picture', () => {
  test('comes in four widths, small ones for cards, and a placeholder', async () => {
    const { gallery: item } = (await add(await busyPicture(2400, 1600), 'stall.jpg')).body;
    expect(item).toMatchObject({ kind: 'image', duration_seconds: null, waveform: null });
    expect(item.image).toMatch(/^[0-9a-f]{32}-1600\.webp$/);
    expect(item.url).toBe(`images/galleries/${item.image}`);
    expect(item.picture).toMatchObject({ width: 1600, height: 1067 });
    expect(item.picture?.sources.map(({ width, height }) => [width, height])).toEqual([
      ...[
        [360, 240],
        [480, 320],
        [960, 640],
        [1600, 1067],
      ],
    ]);
    expect(Buffer.from(item.picture?.placeholder ?? '', 'base64').length).toBeLessThan(30);
    for (const source of item.picture?.sources ?? []) {
      for (const kind of ['avif', 'webp'] as const) {
        const served = await serve(source[kind]);
        expect(served.headers['content-type']).toBe(`image/${kind}`);
        expect(served.headers['cache-control']).toContain('immutable');
        if (kind === 'webp') {
          const { width, height } = await sharp(served.rawPayload).metadata();
          expect([width, height]).toEqual([source.width, source.height]);
        } else expect(served.rawPayload.toString('latin1', 4, 12)).toBe('ftypavif');
        if (source.width <= 480) expect(served.rawPayload.length).toBeLessThan(15_000);
      }
    }
  });

  test('is not enlarged and stands upright', async () => {
    const lying = await sharp(await solidPicture(300, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { gallery: item } = (await add(lying, 'lying.jpg')).body;
    expect(item.picture?.sources.map(({ width, height }) => [width, height])).toEqual([[200, 300]]);
  });

  test('is the cover when it is the first', async () => {
    expect((await tunde.ok(gigs.get, { params: { id: gig.id } })).gig[0]?.cover).toBeNull();
    const first = await addPicture(tunde, gig.id);
    await addPicture(tunde, gig.id, '#b43a3a');
    const [card] = (await tunde.ok(gigs.listOwn)).gigs;
    expect(card?.cover).toEqual(first);
  });
});

describe('sound and video', () => {
  const bars = Array.from({ length: WAVEFORM_BARS }, (_, i) => i);

  test('sound is kept as it was sent, with its length and the waveform that came along', async () => {
    const sound = mp3Of(12);
    const { gallery: item } = (await add(sound, 'jingle.mp3', { waveform: JSON.stringify(bars) })).body;
    expect(item).toMatchObject({ kind: 'audio', bytes: sound.length, waveform: bars, picture: null });
    expect(item.duration_seconds).toBeCloseTo(12, 0);
    const served = await serve(item.url);
    expect(served.headers['content-type']).toBe('audio/mpeg');
    expect(served.rawPayload.equals(sound)).toBe(true);
    for (const waveform of ['[1,2]', '{}', 'x', JSON.stringify([...bars.slice(1), 101])]) {
      const answer = await add(sound, 'jingle.mp3', { waveform });
      expect([answer.status, Object.keys(answer.refusal.errors ?? {})]).toEqual([422, ['waveform']]);
    }
    expect(await galleryIds()).toHaveLength(1);
  });

  test('video has its length, no waveform, and a poster of its own', async () => {
    const { gallery: item } = (await add(mp4Of(31), 'reel.mp4', { waveform: JSON.stringify(bars) })).body;
    expect(item).toMatchObject({ kind: 'video', duration_seconds: 31, waveform: null, picture: null });
    const params = { id: item.id };
    const poster = async (colour: string) => {
      const upload = asUpload(await solidPicture(600, 400, colour), 'poster.png', 'img');
      return (await tunde.ok(gallery.poster, { params, upload })).gallery;
    };
    const first = await poster('#3a49b4');
    expect(first.picture?.sources.map((source) => source.width)).toEqual([360, 480, 600]);
    expect(first).toEqual({ ...item, picture: first.picture });
    const second = await poster('#b43a3a');
    await app.settle();
    expect((await serve(first.picture?.sources[0]?.webp ?? '')).statusCode).toBe(404);
    expect((await serve(second.picture?.sources[0]?.webp ?? '')).statusCode).toBe(200);
  });

  test('a picture takes no poster', async () => {
    const { id } = await addPicture(tunde, gig.id);
    const upload = asUpload(await solidPicture(60, 40), 'p.png', 'img');
    const answer = await tunde.call(gallery.poster, { params: { id }, upload });
    expect([answer.status, answer.refusal.errors]).toEqual([
      422,
      { img: [words.gigs.errors.posterOfPicture] },
    ]);
  });
});

describe('what is refused', () => {
  test('nothing at all, more than 15 MB, and a thirteenth', async () => {
    const nothing = await tunde.call(gallery.add, { body: { gigId: gig.id } });
    expect([nothing.status, nothing.refusal.errors]).toEqual([
      422,
      { profile_image: [words.common.fileErrors.required] },
    ]);
    const most = Buffer.concat([mp3Of(10), Buffer.alloc(GALLERY_MAX_BYTES)]);
    const large = await add(most.subarray(0, GALLERY_MAX_BYTES + 1), 'long.mp3');
    expect([large.status, large.refusal.errors]).toEqual([
      413,
      { profile_image: [words.gigs.errors.fileTooLarge] },
    ]);
    expect((await add(most.subarray(0, GALLERY_MAX_BYTES), 'long.mp3')).status).toBe(200);
    for (let i = 1; i < GALLERY_MAX; i += 1) await addPicture(tunde, gig.id);
    const full = await add(await solidPicture(60, 40));
    expect([full.status, full.refusal.code]).toEqual([409, 'gallery_full']);
  });

  test('another field than its own', async () => {
    const content = await solidPicture(60, 40);
    const { id } = await addPicture(tunde, gig.id);
    const store = await tunde.call(gallery.add, {
      body: { gigId: gig.id },
      upload: asUpload(content, 'a.png', 'img'),
    });
    expect([store.status, store.refusal.errors]).toEqual([422, { img: [words.common.errors.unknownField] }]);
    const replace = await tunde.call(gallery.replace, {
      params: { id },
      body: { gigId: gig.id },
      upload: asUpload(content),
    });
    expect([replace.status, Object.keys(replace.refusal.errors ?? {})]).toEqual([422, ['profile_image']]);
  });

  test('somebody else’s gallery: there is none', async () => {
    const item = await addPicture(tunde, gig.id);
    const other = await talent(app, 'Amaka');
    const own = await draftGig(other);
    const content = await solidPicture(60, 40);
    const params = { id: item.id };
    const calls = await Promise.all([
      other.call(gallery.add, { body: { gigId: gig.id }, upload: asUpload(content) }),
      other.call(gallery.replace, {
        params,
        body: { gigId: own.id },
        upload: asUpload(content, 'a.png', 'img'),
      }),
      other.call(gallery.poster, { params, upload: asUpload(content, 'a.png', 'img') }),
      other.call(gallery.remove, { params }),
      other.call(gallery.arrange, { params: { gigId: gig.id }, body: { ids: [item.id] } }),
      tunde.call(gallery.remove, { params: { id: randomUUID() } }),
    ]);
    expect(calls.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404, 404]);
    const seller = await hunter(app);
    expect((await seller.call(gallery.remove, { params })).status).toBe(403);
    expect(await galleryIds()).toEqual([item.id]);
  });
});

describe('another file in its place', () => {
  test('keeps place and id; the file before it goes', async () => {
    const [first, second] = [await addPicture(tunde, gig.id), await addPicture(tunde, gig.id)];
    const upload = asUpload(mp3Of(3), 'song.mp3', 'img');
    const params = { id: first.id };
    const { gallery: item } = await tunde.ok(gallery.replace, { params, body: { gigId: gig.id }, upload });
    expect(item).toMatchObject({ id: first.id, kind: 'audio', picture: null });
    expect(await galleryIds()).toEqual([first.id, second.id]);
    expect((await serve(first.url)).statusCode).toBe(200);
    await app.settle();
    for (const source of first.picture?.sources ?? []) {
      expect((await serve(source.avif)).statusCode).toBe(404);
      expect((await serve(source.webp)).statusCode).toBe(404);
    }
    expect((await serve(item.url)).statusCode).toBe(200);
  });

  test('is refused under the id of another own gig', async () => {
    const other = await draftGig(tunde);
    const { id } = await addPicture(tunde, gig.id);
    const upload = asUpload(await solidPicture(60, 40), 'a.png', 'img');
    const answer = await tunde.call(gallery.replace, { params: { id }, body: { gigId: other.id }, upload });
    expect([answer.status, answer.refusal.errors]).toEqual([
      422,
      { gigId: [words.gigs.errors.galleryOther] },
    ]);
  });
});

describe('the order', () => {
  test('is as arranged; what is not the gallery as it stands is refused', async () => {
    const items = [];
    for (let i = 0; i < 3; i += 1) items.push((await addPicture(tunde, gig.id)).id);
    const [a = '', b = '', c = ''] = items;
    const params = { gigId: gig.id };
    const { gallery: after } = await tunde.ok(gallery.arrange, { params, body: { ids: [c, a, b] } });
    expect(after.map((item) => item.id)).toEqual([c, a, b]);
    expect((await tunde.ok(gigs.listOwn)).gigs[0]?.cover?.id).toBe(c);
    for (const ids of [[a, b], [a, b, b], [a, b, c, c], [a, b, randomUUID()], []]) {
      const answer = await tunde.call(gallery.arrange, { params, body: { ids } });
      expect([answer.status, answer.refusal.errors]).toEqual([
        422,
        { ids: [words.gigs.errors.galleryChanged] },
      ]);
    }
    const added = await addPicture(tunde, gig.id);
    expect(await galleryIds()).toEqual([c, a, b, added.id]);
  });

  test('arranging while files are added loses none', async () => {
    const items = [(await addPicture(tunde, gig.id)).id, (await addPicture(tunde, gig.id)).id];
    const answers = await Promise.all([
      add(await solidPicture(60, 40)),
      tunde.call(gallery.arrange, { params: { gigId: gig.id }, body: { ids: [...items].reverse() } }),
      add(await solidPicture(60, 40)),
      tunde.call(gallery.arrange, { params: { gigId: gig.id }, body: { ids: items } }),
    ]);
    for (const answer of answers) expect([200, 422]).toContain(answer.status);
    const ids = await galleryIds();
    expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
    expect(ids.slice(0, 2).sort()).toEqual([...items].sort());
  });

  test('the last one of a live gig stays, also when two remove at once', async () => {
    const live = await liveGig(tunde);
    const second = await addPicture(tunde, live.id);
    const ids = [live.gallery[0]?.id ?? '', second.id];
    const answers = await Promise.all(ids.map((id) => tunde.call(gallery.remove, { params: { id } })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.refusal.code).toBe('gallery_last');
    await tunde.ok(gigs.pause, { params: { id: live.id } });
    const [left = ''] = await galleryIds(live);
    await tunde.ok(gallery.remove, { params: { id: left } });
    const answer = await tunde.call(gigs.publish, { params: { id: live.id } });
    expect(answer.refusal.code).toBe('gallery_empty');
  });

  test('the same key adds once', async () => {
    const content = await solidPicture(60, 40);
    const once = () =>
      tunde.call(gallery.add, {
        body: { gigId: gig.id },
        upload: asUpload(content),
        key: 'gallery-add-0001',
      });
    const answers = [await once(), await once()];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await galleryIds()).toHaveLength(1);
  });
});
