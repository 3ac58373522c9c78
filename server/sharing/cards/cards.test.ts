/** Card pictures over the app: their format whatever the title, how long they are stored, and that each is drawn once. */

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gallery } from '#contract/gigs/gallery.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { openDisk } from '#server/core/files/disk-store.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { namesIn } from '#server/testing/file-store.ts';
import { asUpload, draftGig, formOfGig, liveGig } from '#server/testing/gigs.ts';
import { statementsOf } from '#server/testing/statements.ts';
import { findSharedGig, findSharedPerson } from '../queries.ts';
import { drawable, initialsOf } from '../rules.ts';
import { createCards } from './commands.ts';
import { CARD_BYTES_MAX } from './views.ts';

let app: TestApp;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

function ask(path: string, headers: Record<string, string> = {}) {
  return app.http.inject({ url: path, headers });
}

async function pixelsOf(card: Buffer) {
  const { data, info } = await sharp(card).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

/** Number of bright pixels in the text column, up to `right`, between these heights. */
async function inkBetween(card: Buffer, top: number, bottom: number, right = 515): Promise<number> {
  const at = await pixelsOf(card);
  let bright = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = 110; x < right; x += 1) bright += (at(x, y)[0] ?? 0) > 120 ? 1 : 0;
  return bright;
}

describe('a gig’s card', () => {
  test.each([
    'Logo',
    'Small loops for the first screens of your app',
    'Ẹ̀yẹ ń fò ní ọ̀run àwọn ọmọ',
    'Ọmọlúàbí: hand-lettered logo, ìdánimọ̀ & brand guide for ẹgbẹ́ òṣèré in Ìbàdàn',
    'W'.repeat(80),
    '<b>&amp; $& </script> "quoted" <span size="99999">x',
    'تصميم شعار 日本 😀',
    '̀́̂ ̃',
  ])('is a light JPEG of 1200 × 630 for the title %j, with words in their column', async (title) => {
    const gig = await liveGig(tunde, { title });
    const answer = await ask(`/share/gigs/${gig.id}.jpg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const card = answer.rawPayload;
    expect(card.length).toBeLessThanOrEqual(CARD_BYTES_MAX);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(await inkBetween(card, 145, 400)).toBeGreaterThan(300);
    expect(await inkBetween(card, 110, 140)).toBe(0);
    expect(await inkBetween(card, 396, 408)).toBe(0);
    const at = await pixelsOf(card);
    for (const y of [10, 300, 620]) expect(at(508, y).map((part) => part >> 5)).toEqual([0, 0, 1]);
    for (const x of [530, 860, 1190]) {
      const [red = 0, , blue = 0] = at(x, 300);
      expect(blue - red, 'the work').toBeGreaterThan(80);
    }
  });

  test('stays light with a photograph of noise', async () => {
    const gig = await draftGig(tunde);
    const raw = { width: 960, height: 1260, channels: 3 as const };
    const noise = await sharp(randomBytes(960 * 1260 * 3), { raw })
      .jpeg({ quality: 95 })
      .toBuffer();
    await tunde.ok(gallery.add, { body: { gigId: gig.id }, upload: asUpload(noise, 'noise.jpg') });
    await tunde.ok(gigs.publish, { params: { id: gig.id } });
    const { rawPayload } = await ask(`/share/gigs/${gig.id}.jpg`);
    expect(rawPayload.length).toBeLessThanOrEqual(CARD_BYTES_MAX);
  });

  test('is drawn without a picture whose file is lost', async () => {
    const gig = await liveGig(tunde);
    const [source] = gig.cover?.picture?.sources ?? [];
    await app.services.fileStore.remove([`files/${source?.webp}`]);
    expect((await ask(`/share/gigs/${gig.id}.jpg`)).statusCode).toBe(200);
  });

  test('is kept for ever under its version, and has a new one when something on it changes', async () => {
    const gig = await liveGig(tunde, { title: 'Before' });
    const url = `/share/gigs/${gig.id}.jpg`;
    const before = await versionOf(gig.id);
    const first = await ask(`${url}?v=${before}`);
    expect(first.headers).toMatchObject({
      etag: `"${before}"`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const known = await ask(`${url}?v=${before}`, { 'if-none-match': `"other", W/"${before}"` });
    expect([known.statusCode, known.body]).toEqual([304, '']);

    const body = await formOfGig(tunde, { title: 'After' });
    await tunde.ok(gigs.update, { params: { id: gig.id }, body });
    const after = await versionOf(gig.id);
    expect(after).not.toBe(before);
    const stale = await ask(`${url}?v=${before}`, { 'if-none-match': `"${before}"` });
    expect(stale.statusCode).toBe(200);
    expect(stale.headers).toMatchObject({ etag: `"${after}"`, 'cache-control': 'public, max-age=3600' });
    expect(stale.rawPayload.equals(first.rawPayload)).toBe(false);
    const kept = (await namesIn(app, 'cards')).filter((name) => name.includes(gig.id));
    expect(kept).toEqual([`gig-${gig.id}-${after}.jpg`]);
  });

  test('nobody sees of what nobody may see', async () => {
    const draft = await draftGig(tunde);
    const paused = await liveGig(tunde);
    expect((await ask(`/share/gigs/${paused.id}.jpg`)).statusCode).toBe(200);
    const version = await versionOf(paused.id);
    await tunde.ok(gigs.pause, { params: { id: paused.id } });
    const names = [`${draft.id}.jpg`, `${paused.id}.jpg`, `${paused.id}.jpg?v=${version}`];
    const odd = [
      `${randomUUID()}.jpg`,
      'nothing.jpg',
      `${draft.id}.png`,
      '..%2f..%2fsigning-secret',
      '%00.jpg',
    ];
    for (const name of [...names, ...odd]) {
      const answer = await ask(`/share/gigs/${name}`);
      expect([name, answer.statusCode]).toEqual([name, 404]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await ask(`/share/people/${paused.id}.jpg`)).statusCode).toBe(404);
  });
});

describe('a talent’s card', () => {
  test('is one of 1200 × 630; a hunter has none', async () => {
    const answer = await ask(`/share/people/${tunde.id}.jpg`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(answer.rawPayload.length).toBeLessThanOrEqual(CARD_BYTES_MAX);
    const ngozi = await hunter(app, 'Ngozi');
    expect((await ask(`/share/people/${ngozi.id}.jpg`)).statusCode).toBe(404);
  });

  test('costs one number of statements whatever the talent offers', async () => {
    const seller = await talent(app, 'Many');
    const cost = async () => {
      const find = () => findSharedPerson(app.database.db, seller.id, app.services.clock.now());
      return (await statementsOf(app.database, find)).length;
    };
    const none = await cost();
    expect(none).toBeGreaterThan(0);
    for (let i = 0; i < 3; i += 1) await liveGig(seller);
    expect(await cost()).toBe(none);
  });
});

describe('kept cards', () => {
  test('are drawn once for all who ask at the same time, and not again after', async () => {
    await inFolder(async (folder) => {
      const cards = createCards(openDisk(folder), app.services.clock);
      let drawn = 0;
      const drawing = async () => {
        drawn += 1;
        return Buffer.from('card');
      };
      const card = { kind: 'gig', id: randomUUID(), version: 'a' } as const;
      await Promise.all(Array.from({ length: 50 }, () => cards.get(card, drawing)));
      await cards.get(card, drawing);
      expect((await createCards(openDisk(folder), app.services.clock).get(card, drawing)).toString()).toBe(
        'card',
      );
      expect(drawn).toBe(1);
      await cards.get({ ...card, version: 'b' }, drawing);
      expect(drawn).toBe(2);
    });
  });

  test('that failed are drawn by the next request', async () => {
    await inFolder(async (folder) => {
      const cards = createCards(openDisk(folder), app.services.clock);
      const card = { kind: 'person', id: randomUUID(), version: 'a' } as const;
      await expect(cards.get(card, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect((await cards.get(card, async () => Buffer.from('card'))).toString()).toBe('card');
    });
  });

  test('are no more than so many', async () => {
    await inFolder(async (folder) => {
      const cards = createCards(openDisk(folder), app.services.clock, 10);
      const drawing = async () => Buffer.from('card');
      for (let i = 0; i < 35; i += 1)
        await cards.get({ kind: 'gig', id: randomUUID(), version: 'a' }, drawing);
      const kept = readdirSync(join(folder, 'cards')).length;
      expect(kept).toBeLessThanOrEqual(10);
      expect(kept).toBeGreaterThan(5);
    });
  });
});

describe('letters', () => {
  test('that the font has stay, also as parts; the rest goes', () => {
    expect(drawable('Ọmọ́ ẹgbẹ́ — Ìbàdàn')).toBe('Ọmọ́ ẹgbẹ́ — Ìbàdàn'.normalize('NFC'));
    expect(drawable('Zoë Nguyễn ﬁne Łukasz ɛkɔ')).toMatch(/^Zoe\u0308 Nguye\u0302\u0303n fine Lukasz eko$/);
    expect(drawable('  a 😀 日本 b\n')).toBe('a b');
    expect(drawable('مرحبا \u0301')).toBe('');
    expect([initialsOf('ṣadé  adé olú'), initialsOf('مريم')]).toEqual(['ṢA', '']);
  });
});

async function versionOf(id: string): Promise<string> {
  const found = await findSharedGig(app.database.db, id, app.services.clock.now());
  return found?.version ?? 'none';
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'adire-cards-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the pages about the product name one card, which is drawn', async () => {
  const page = (await ask('/policy')).body;
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
  expect(page).toContain('name="twitter:card" content="summary_large_image"');
  const answer = await ask(new URL(address).pathname);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=86400',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(answer.rawPayload.length).toBeLessThanOrEqual(CARD_BYTES_MAX);
  expect(await inkBetween(answer.rawPayload, 148, 458, 715)).toBeGreaterThan(5000);
});
