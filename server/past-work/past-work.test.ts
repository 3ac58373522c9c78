/** Past work over the API: pictures, sound and film with title and description, changed by their owner, seen by anyone. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WAVEFORM_BARS } from '#contract/core/waveform.ts';
import { PAST_WORK_MAX, PAST_WORK_MAX_BYTES, pastWork } from '#contract/past-work/past-work.ts';
import { words } from '#contract/words/en.ts';
import { sweepFiles } from '#server/core/files/file-sweep.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { pngOf, showWork, workFile } from '#server/testing/past-work.ts';
import { mp3Of, mp4Of } from '#server/testing/recordings.ts';

const FORM = { title: 'Mural', description: 'Market wall, nine metres' };
const BARS = Array.from({ length: WAVEFORM_BARS }, (_, i) => i);

let app: TestApp;
let tunde: Person;
let ngozi: Person;
let pixels: Buffer;
beforeAll(async () => {
  app = await testApp();
  tunde = await talent(app, 'Tunde');
  ngozi = await hunter(app, 'Ngozi');
  pixels = await pngOf(30, 20);
});
afterAll(() => app.close());

function add(
  someone: Person,
  content: Uint8Array | null,
  body: Record<string, unknown> = FORM,
  name?: string,
) {
  return someone.call(pastWork.add, { body, ...(content && { upload: workFile(content, name) }) });
}

/** Requests a path from a reply; returns what is served there. */
async function serve(path: string) {
  const answer = await app.http.inject({ url: `/${path}` });
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload };
}

async function rows(): Promise<number> {
  const { count } = await app.database.db
    .selectFrom('past_work')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('a piece', () => {
  test('that is a picture is kept in its widths, and seen by everybody', async () => {
    const answer = await add(tunde, await pngOf(1200, 900), FORM, 'wall.png');
    expect(answer.status).toBe(200);
    const { media: item } = answer.body;
    expect(item).toMatchObject({
      ...FORM,
      file: expect.stringMatching(/^[0-9a-f]{32}-1200\.webp$/),
      media: { id: item.id, kind: 'image', duration_seconds: null, waveform: null },
    });
    expect(item.media.url).toBe(`images/galleries/${item.file}`);
    expect(item.media.picture).toMatchObject({ width: 1200, height: 900 });
    expect(item.media.picture?.sources.map(({ width }) => width)).toEqual([360, 480, 960, 1200]);
    for (const source of item.media.picture?.sources ?? []) {
      for (const [path, type] of [
        [source.avif, 'image/avif'],
        [source.webp, 'image/webp'],
      ] as const) {
        const served = await serve(path);
        expect([served.status, served.type]).toEqual([200, type]);
        if (type === 'image/webp') expect((await sharp(served.bytes).metadata()).width).toBe(source.width);
        else expect(served.bytes.toString('latin1', 4, 12)).toBe('ftypavif');
      }
    }
    const own = (await tunde.ok(pastWork.listOwn)).gallery.data;
    expect(own).toEqual([item]);
    const seen = await ngozi.ok(pastWork.ofPerson, { params: { id: tunde.id } });
    expect(seen.gallery).toEqual({ data: [item], next: null });
  });

  test('that is sound has its length and its waveform', async () => {
    const sound = mp3Of(2);
    const body = { ...FORM, waveform: JSON.stringify(BARS) };
    const { media: item } = (await add(tunde, sound, body, 'song.mp3')).body;
    expect(item.media).toMatchObject({
      kind: 'audio',
      bytes: sound.length,
      duration_seconds: 2,
      waveform: BARS,
      picture: null,
    });
    const served = await serve(item.media.url);
    expect(served).toEqual({ status: 200, type: 'audio/mpeg', bytes: sound });
  });

  test('that is a film has its length; a waveform is for sound', async () => {
    const body = { ...FORM, waveform: JSON.stringify(BARS) };
    const { media: item } = (await add(tunde, mp4Of(7), body, 'film.mp4')).body;
    expect(item.media).toMatchObject({ kind: 'video', duration_seconds: 7, waveform: null, picture: null });
    expect((await serve(item.media.url)).type).toBe('video/mp4');
  });

  test.each([['[1,2]'], ['{}'], ['nonsense'], [JSON.stringify(BARS.map(() => 101))]])(
    'whose waveform is %s has none',
    async (waveform) => {
      const { media: item } = (await add(tunde, mp3Of(1), { ...FORM, waveform }, 'song.mp3')).body;
      expect(item.media.waveform).toBeNull();
    },
  );

  test.each([
    [{ ...FORM, title: ' ' }, 'title', words.profiles.pastWorkErrors.title],
    [{ ...FORM, title: 'x'.repeat(81) }, 'title', words.common.errors.tooLong(80)],
    [{ ...FORM, description: 'x'.repeat(1001) }, 'description', words.common.errors.tooLong(1000)],
    [{ ...FORM, user_id: 'x' }, 'user_id', words.common.errors.unknownField],
  ])('%j is refused', async (body, field, sentence) => {
    const before = await rows();
    const answer = await add(tunde, pixels, body);
    expect([answer.status, answer.refusal.errors]).toEqual([422, { [field]: [sentence] }]);
    expect(await rows()).toBe(before);
  });

  test('without a file is refused', async () => {
    const answer = await add(tunde, null);
    expect([answer.status, answer.refusal.errors]).toEqual([
      422,
      { file: [words.common.fileErrors.required] },
    ]);
  });

  test('of exactly 5 MB is taken, of one byte more refused with the fixed sentence', async () => {
    const most = Buffer.concat([mp3Of(60), Buffer.alloc(PAST_WORK_MAX_BYTES)]).subarray(
      0,
      PAST_WORK_MAX_BYTES,
    );
    expect((await add(tunde, most, FORM, 'song.mp3')).status).toBe(200);
    const answer = await add(tunde, Buffer.concat([most, Buffer.alloc(1)]), FORM, 'song.mp3');
    expect(answer.status).toBe(413);
    expect(answer.refusal.message).toBe('file must not be greater than 5MB...');
    expect(answer.refusal.errors).toEqual({ file: ['file must not be greater than 5MB...'] });
  });
});

describe('a gallery', () => {
  test('is read newest first, in pages', async () => {
    const someone = await talent(app, 'Amina');
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three']) ids.unshift((await showWork(someone, title)).id);
    const first = (await someone.ok(pastWork.listOwn, { query: { limit: '2' } })).gallery;
    expect(first.data.map((item) => item.id)).toEqual(ids.slice(0, 2));
    const params = { id: someone.id };
    const rest = await ngozi.ok(pastWork.ofPerson, {
      params,
      query: { limit: '2', after: first.next ?? '' },
    });
    expect(rest.gallery.data.map((item) => item.id)).toEqual(ids.slice(2));
    expect(rest.gallery.next).toBeNull();
  });

  test('of nobody is 404, of somebody without past work empty', async () => {
    const absent = await tunde.call(pastWork.ofPerson, { params: { id: randomUUID() } });
    expect(absent.status).toBe(404);
    const none = await tunde.ok(pastWork.ofPerson, { params: { id: ngozi.id } });
    expect(none.gallery).toEqual({ data: [], next: null });
  });

  test('of a closed account is 404', async () => {
    const someone = await talent(app, 'Gone');
    const now = app.services.clock.now();
    await app.database.db
      .updateTable('users')
      .set({ disabled_at: now })
      .where('id', '=', someone.id)
      .execute();
    expect((await ngozi.call(pastWork.ofPerson, { params: { id: someone.id } })).status).toBe(404);
  });

  test('holds a hundred pieces, also when two are sent at once', async () => {
    const someone = await talent(app, 'Busy');
    const first = await showWork(someone);
    await fill(someone, PAST_WORK_MAX - 2);
    const both = await Promise.all([add(someone, pixels), add(someone, pixels)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const refused = both.find((answer) => answer.status === 409)?.refusal;
    expect([refused?.message, refused?.code]).toEqual([words.profiles.pastWorkErrors.full, 'gallery_full']);
    await someone.ok(pastWork.remove, { params: { id: first.id } });
    expect((await add(someone, pixels)).status).toBe(200);
  });
});

/** Inserts pieces into a gallery without stored files. */
async function fill(someone: Person, count: number): Promise<void> {
  const { db } = app.database;
  const now = app.services.clock.now();
  await sql`
    with made as (
      insert into files (id, owner_id, folder, name, display_name, mime, bytes, sha256, created_at)
      select gen_random_uuid(), ${someone.id}, 'images/galleries', md5(random()::text) || '.mp3', 'a', 'audio/mpeg',
        1, '', ${now}
      from generate_series(1, ${count}::int)
      returning id
    )
    insert into past_work (id, user_id, title, description, kind, file_id, created_at)
    select gen_random_uuid(), ${someone.id}, 'A', '', 'audio', id, ${now} from made
  `.execute(db);
}

describe('the owner', () => {
  test('changes title and description; the file stays', async () => {
    const item = await showWork(tunde);
    const body = { title: 'Wall', description: '' };
    const changed = await tunde.ok(pastWork.update, { params: { id: item.id }, body });
    expect(changed.media).toEqual({ ...item, ...body });
  });

  test('takes a piece down; its files are swept up', async () => {
    const item = await showWork(tunde);
    await tunde.ok(pastWork.remove, { params: { id: item.id } });
    const { data } = (await tunde.ok(pastWork.listOwn, { query: { limit: '50' } })).gallery;
    expect(data.map((one) => one.id)).not.toContain(item.id);
    await sweepFiles(app.services);
    for (const path of [item.media.url, item.media.picture?.sources[0]?.avif ?? '']) {
      expect((await serve(path)).status).toBe(404);
    }
    const again = await tunde.call(pastWork.remove, { params: { id: item.id } });
    expect(again.status).toBe(404);
  });

  test('is the only one who may: to others the piece is not there', async () => {
    const item = await showWork(tunde);
    const other = await talent(app, 'Other');
    for (const entry of [pastWork.update, pastWork.remove]) {
      const foreign = await other.call(entry, { params: { id: item.id }, body: FORM });
      const absent = await other.call(entry, { params: { id: randomUUID() }, body: FORM });
      expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
      expect((await ngozi.call(entry, { params: { id: item.id }, body: FORM })).status).toBe(403);
    }
    expect((await tunde.ok(pastWork.listOwn)).gallery.data[0]).toEqual(item);
  });
});

test('the same press sent twice adds one piece', async () => {
  const before = await rows();
  const sent = { body: FORM, upload: workFile(pixels), key: 'one-press-of-update-story' };
  const [first, second] = await Promise.all([tunde.call(pastWork.add, sent), tunde.call(pastWork.add, sent)]);
  expect([first.status, second.status].every((status) => status === 200 || status === 409)).toBe(true);
  expect(await rows()).toBe(before + 1);
});
