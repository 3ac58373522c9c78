/** The covers on cards of gigs, over the API: they follow every change of the gallery (rule 6.2). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Media } from '#contract/core/media.ts';
import { coverOf } from '#contract/gigs/covers.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { people } from '#contract/people/people.ts';
import { talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { addPicture, asUpload, liveGig, solidPicture } from '#server/testing/gigs.ts';
import { mp4Of } from '#server/testing/recordings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('show the first item as it is now: arranged, with a poster, replaced, removed', async () => {
  const tunde = await talent(app, 'Tunde');
  const { id: gigId, gallery: items } = await liveGig(tunde);
  const first = items[0] as Media;
  const second = await addPicture(tunde, gigId);
  const film = (await tunde.ok(gallery.add, { body: { gigId }, upload: asUpload(mp4Of(31), 'reel.mp4') }))
    .gallery;
  const params = { id: film.id };
  const expectCover = async ({ kind, url, bytes, duration_seconds, waveform, picture }: Media) => {
    const { gigs } = (await tunde.ok(people.get, { params: { id: tunde.id } })).users;
    const cover = gigs.find(({ id }) => id === gigId)?.cover;
    const plays = kind === 'image' ? { url: '', bytes: 0 } : { url, bytes };
    expect(cover && coverOf(cover)).toEqual({ kind, ...plays, duration_seconds, waveform, picture });
  };

  await expectCover(first);
  await tunde.ok(gallery.arrange, { params: { gigId }, body: { ids: [film.id, second.id, first.id] } });
  await expectCover(film);
  const poster = asUpload(await solidPicture(600, 400), 'poster.png', 'img');
  const posed = (await tunde.ok(gallery.poster, { params, upload: poster })).gallery;
  expect(posed.picture).not.toBeNull();
  await expectCover(posed);
  const upload = asUpload(await solidPicture(500, 500), 'square.png', gallery.replace.upload.field);
  await expectCover((await tunde.ok(gallery.replace, { params, body: { gigId }, upload })).gallery);
  await tunde.ok(gallery.remove, { params });
  await expectCover(second);
});
