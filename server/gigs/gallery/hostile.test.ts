/** Hostile files sent to a gallery are refused or cleaned (rules 6). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GALLERY_KINDS } from '#contract/core/media.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { type Gig, gigs } from '#contract/gigs/gigs.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { asUpload, draftGig, solidPicture } from '#server/testing/gigs.ts';
import { expectedStatus, HOSTILE_NAMES, hostileFiles } from '#server/testing/hostile-files.ts';

const files = await hostileFiles();

let app: TestApp;
let tunde: Person;
let gig: Gig;
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
  gig = await draftGig(tunde);
});
afterAll(() => app.close());

describe('a file', () => {
  test.each(files.map((file) => [file.what, file.name, file] as const))(
    '%s as %s',
    async (_what, _name, file) => {
      const upload = asUpload(file.content, file.name);
      const answer = await tunde.call(gallery.add, { body: { gigId: gig.id }, upload });
      expect(answer.status).toBe(expectedStatus(file, GALLERY_KINDS));
      if (answer.status !== 200) {
        expect(Object.keys(answer.refusal.errors ?? {})).toEqual(['profile_image']);
        return;
      }
      const { gallery: item } = answer.body;
      for (const source of item.picture?.sources ?? []) {
        for (const url of [source.avif, source.webp]) {
          const served = await app.http.inject({ url: `/${url}` });
          expect(served.headers).toMatchObject({
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          });
          expect(served.headers['content-type']).toMatch(/^image\//);
          if (file.mustNotContain) expect(served.rawPayload.includes(file.mustNotContain)).toBe(false);
        }
      }
      await tunde.ok(gallery.remove, { params: { id: item.id } });
    },
  );
});

test('no name reaches the disk', async () => {
  for (const name of HOSTILE_NAMES) {
    const upload = asUpload(await solidPicture(30, 20), name);
    const { gallery: item } = await tunde.ok(gallery.add, { body: { gigId: gig.id }, upload });
    expect(item.image).toMatch(/^[0-9a-f]{32}-30\.webp$/);
  }
  const [found] = (await tunde.ok(gigs.get, { params: { id: gig.id } })).gig;
  expect(found?.gallery).toHaveLength(HOSTILE_NAMES.length);
});
