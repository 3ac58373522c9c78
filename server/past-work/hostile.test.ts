/** Hostile files sent as past work are refused or cleaned, and hang nothing (rules 6). */
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GALLERY_KINDS } from '#contract/core/media.ts';
import { pastWork } from '#contract/past-work/past-work.ts';
import { newHex } from '#server/core/security/ids.ts';
import { type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { namesIn } from '#server/testing/file-store.ts';
import { expectedStatus, HOSTILE_NAMES, hostileFiles } from '#server/testing/hostile-files.ts';
import { pngOf, workFile } from '#server/testing/past-work.ts';

const FORM = { title: 'Mural', description: '' };
/** Upper bound for one upload, in seconds; the parsers' own limits are shorter. */
const SECONDS_MAX = 12;
const files = await hostileFiles();

let app: TestApp;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

function stored(): Promise<string[]> {
  return namesIn(app, 'files/images/galleries');
}

/** Names of temporary upload files that contain this mark. */
function receivedWith(mark: string): string[] {
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith('adire-upload-'));
  return names.filter((name) => {
    try {
      return readFileSync(join(tmpdir(), name)).includes(mark);
    } catch {
      return false;
    }
  });
}

describe('a file', () => {
  test.each(files.map((file) => [file.what, file.name, file] as const))(
    '%s as %s',
    async (_what, _name, file) => {
      const before = await stored();
      const began = performance.now();
      const answer = await tunde.call(pastWork.add, {
        body: FORM,
        upload: workFile(file.content, file.name),
      });
      expect(performance.now() - began).toBeLessThan(SECONDS_MAX * 1000);
      expect(answer.status).toBe(expectedStatus(file, GALLERY_KINDS));
      if (answer.status !== 200) {
        expect(Object.keys(answer.refusal.errors ?? {})).toEqual(['file']);
        expect(await stored()).toEqual(before);
        return;
      }
      expect((await stored()).length).toBeGreaterThan(before.length);
      for (const name of (await stored()).filter((one) => !before.includes(one))) {
        const served = await app.http.inject({ url: `/images/galleries/${name}` });
        expect(served.headers['content-type']).toMatch(/^(image|audio)\//);
        if (file.mustNotContain) expect(served.rawPayload.includes(file.mustNotContain)).toBe(false);
      }
    },
  );

  test('leaves nothing behind where it was received, be it taken, refused or broken', async () => {
    const mark = newHex(16);
    const marked = (content: Uint8Array) => Buffer.concat([content, Buffer.from(mark)]);
    const good = await pngOf(30, 20);
    const sent = [marked(good), marked(good.subarray(0, 60)), marked(Buffer.from('<html>'))];
    const statuses: number[] = [];
    for (const content of sent) {
      const upload = workFile(content);
      statuses.push((await tunde.call(pastWork.add, { body: FORM, upload })).status);
    }
    expect(statuses).toEqual([200, 422, 415]);
    expect(receivedWith(mark)).toEqual([]);
  });
});

describe('a name', () => {
  test.each(HOSTILE_NAMES.map((name) => [name.slice(0, 40), name]))(
    '%j is kept off the disk',
    async (_short, name) => {
      const upload = workFile(await pngOf(30, 20), name);
      const { media: item } = await tunde.ok(pastWork.add, { body: FORM, upload });
      expect(item.file).toMatch(/^[0-9a-f]{32}-30\.webp$/);
      const row = await app.database.db
        .selectFrom('files')
        .select('display_name')
        .where('name', '=', item.file)
        .executeTakeFirstOrThrow();
      expect(row.display_name.length).toBeGreaterThan(0);
      expect(row.display_name.length).toBeLessThanOrEqual(125);
      expect(row.display_name).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E"<>/\\]/);
    },
  );
});
