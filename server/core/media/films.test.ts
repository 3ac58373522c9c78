/** A gallery film is served without its recording location. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gallery } from '#contract/gigs/gallery.ts';
import { talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { asUpload, draftGig } from '#server/testing/gigs.ts';
import { box, mp4Of } from '#server/testing/recordings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('its place is written over, and nothing else of it', async () => {
  const place = '+06.4541+003.3947/';
  const facts = box('udta', box('©xyz', Buffer.from([0, place.length, 0, 0]), Buffer.from(place)));
  const film = mp4Of(5, facts);
  const tunde = await talent(app, 'Tunde');
  const gig = await draftGig(tunde);
  const upload = asUpload(film, 'market.mp4');
  const { gallery: item } = await tunde.ok(gallery.add, { body: { gigId: gig.id }, upload });
  const served = (await app.http.inject({ url: `/${item.url}` })).rawPayload;
  const [from, to] = [film.indexOf(facts), film.indexOf(facts) + facts.length];
  expect(served.includes(place)).toBe(false);
  expect(served.subarray(0, from).equals(film.subarray(0, from))).toBe(true);
  expect(served.subarray(to).equals(film.subarray(to))).toBe(true);
  const row = await app.database.db
    .selectFrom('files')
    .select('sha256')
    .where('name', '=', item.image)
    .executeTakeFirstOrThrow();
  expect(row.sha256).toBe(createHash('sha256').update(served).digest('hex'));
});
