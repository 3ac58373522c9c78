/** Re-encoded pictures: widths, formats, removed metadata, refusals, and that no temporary file stays behind. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { words } from '#contract/words.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import type { ReceivedFile } from '../files/files.ts';
import { newId } from '../security/ids.ts';
import { pictureInWidths, squarePicture } from './pictures.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await testApp();
  folder = mkdtempSync(join(tmpdir(), 'adire-pictures-'));
});
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

function received(content: Buffer): ReceivedFile {
  const path = join(folder, 'upload');
  writeFileSync(path, content);
  const discard = async () => rmSync(path, { force: true });
  return {
    path,
    displayName: 'indigo cloth.jpg',
    mime: 'image/jpeg',
    bytes: content.length,
    sha256: '',
    discard,
  };
}

function solid(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#3a49b4' } });
}

function filesOf(file: ReceivedFile): Record<string, string> {
  const all = [...(file.beside ?? []), { path: file.path, ending: file.ending ?? '' }];
  return Object.fromEntries(all.map(({ path, ending }) => [ending, path]));
}

describe('a picture in widths', () => {
  test('is there in four, as WebP and AVIF, upright and without camera, place and profile', async () => {
    const exif = {
      IFD0: { Model: 'CANARY-CAMERA' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
    };
    const content = await solid(1000, 2000)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer();
    expect(content.includes('CANARY-CAMERA')).toBe(true);
    const made = await pictureInWidths(received(content), 'img');
    expect(made).toMatchObject({
      mime: 'image/webp',
      ending: '-1600.webp',
      displayName: 'indigo cloth.webp',
      picture: { width: 1600, height: 800, widths: [360, 480, 960, 1600] },
    });
    const files = filesOf(made);
    expect(Object.keys(files).sort()).toEqual(
      [360, 480, 960, 1600].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]).sort(),
    );
    for (const [ending, path] of Object.entries(files)) {
      const content = readFileSync(path);
      expect(content.includes('CANARY')).toBe(false);
      expect((await fileTypeFromBuffer(content))?.ext).toBe(ending.slice(-4));
      if (ending.endsWith('avif')) continue;
      const is = await sharp(content).metadata();
      const width = Number.parseInt(ending.slice(1), 10);
      expect([is.width, is.height], ending).toEqual([width, width / 2]);
      expect([is.exif, is.xmp, is.icc, is.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
    await made.discard();
    expect(readdirSync(folder)).toEqual(['upload']);
  });

  test.each([
    [1700, [360, 480, 960, 1600]],
    [1600, [360, 480, 960, 1600]],
    [700, [360, 480, 700]],
    [300, [300]],
  ])('is never made larger than its %d pixels', async (width, widths) => {
    const made = await pictureInWidths(received(await solid(width, 10).png().toBuffer()), 'img');
    expect(made.picture).toMatchObject({ width: widths.at(-1), widths });
  });

  test('is stored under one name and served in every size', async () => {
    const made = await pictureInWidths(received(await solid(600, 300).png().toBuffer()), 'img');
    const place = { folder: 'images/galleries' as const, ownerId: newId(), now: app.services.clock.now() };
    const file = await app.database.db
      .transaction()
      .execute((tx) => app.services.files.store(tx, made, place));
    expect(file.name).toMatch(/^[0-9a-f]{32}-600\.webp$/);
    for (const ending of ['360.webp', '360.avif', '480.webp', '480.avif', '600.webp', '600.avif']) {
      const url = `/${app.services.files.publicPath(file).replace('600.webp', ending)}`;
      const answer = await app.http.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${ending.slice(4)}`]);
    }
    const row = await app.database.db
      .selectFrom('files')
      .select('picture')
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    expect(row.picture).toMatchObject({ width: 600, height: 300, widths: [360, 480, 600] });
  });
});

test('what cannot be decoded is refused under its field, and nothing stays', async () => {
  const whole = await solid(400, 400).png({ compressionLevel: 0 }).toBuffer();
  for (const make of [
    (file: ReceivedFile) => pictureInWidths(file, 'img'),
    (file: ReceivedFile) => squarePicture(file, 512, 'img'),
  ]) {
    for (const [content, why] of [
      [whole.subarray(0, 9000), words.common.fileErrors.broken],
      [Buffer.from('<svg/>'), words.common.fileErrors.broken],
      [await solid(6000, 5000).png().toBuffer(), words.common.fileErrors.tooManyPixels(25)],
    ] as const) {
      await expect(make(received(content))).rejects.toMatchObject({
        status: 422,
        errors: { img: [why] },
      });
      expect(readdirSync(folder)).toEqual(['upload']);
    }
  }
});
