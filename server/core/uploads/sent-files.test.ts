/** A file uploaded in parts is checked like one sent with the call, for its owner only, once (gig, past work, message, picture). */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UPLOAD_GONE, UPLOAD_UNFINISHED } from '#contract/core/endpoint.ts';
import { MEGABYTE } from '#contract/core/files.ts';
import { GALLERY_MAX_BYTES, gallery } from '#contract/gigs/gallery.ts';
import { messages } from '#contract/messages/messages.ts';
import { PAST_WORK_MAX_BYTES, pastWork } from '#contract/past-work/past-work.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { words } from '#contract/words/en.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { namesIn, openLink } from '#server/testing/file-store.ts';
import { draftGig } from '#server/testing/gigs.ts';
import { pngOf, workFile } from '#server/testing/past-work.ts';
import { mp3Of } from '#server/testing/recordings.ts';
import { begunUpload, tus, uploadPart, wholeUpload } from '#server/testing/uploads.ts';

const FORM = { title: 'Mural', description: 'Market wall, nine metres' };

let app: TestApp;
let tunde: Person;
let ngozi: Person;
let pixels: Buffer;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  pixels = await pngOf(30, 20);
});
afterAll(() => app.close());
beforeEach(async () => {
  tunde = await talent(app, 'Tunde');
});

const whole = (content: Buffer, name = 'mural.png', owner = tunde) => wholeUpload(app, owner, content, name);

/** Adds the upload as past work. */
function show(upload_id: unknown, more: { body?: object; key?: string } = {}) {
  const { body = {}, ...rest } = more;
  return tunde.call(pastWork.add, { body: { ...FORM, upload_id, ...body }, ...rest });
}

async function pieces(): Promise<number> {
  return (await tunde.ok(pastWork.listOwn)).gallery.data.length;
}

/** Returns the stored parts of an upload. */
async function partsOf(id: string): Promise<string[]> {
  return (await namesIn(app, 'uploads')).filter((name) => name.startsWith(id));
}

describe('a file that was sent before', () => {
  test('is kept like one that came with the form', async () => {
    const content = mp3Of(30);
    const sent = await whole(content, '../my "song".mp3');
    const before = (await tunde.ok(pastWork.add, { body: FORM, upload: workFile(content, 'song.mp3') }))
      .media;
    const after = (await show(sent)).body.media;
    expect(after).toMatchObject({ ...FORM, media: { kind: 'audio', bytes: content.length } });
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const rows = await app.database.db
      .selectFrom('files')
      .select(['display_name', 'mime', 'bytes', 'sha256'])
      .where('owner_id', '=', tunde.id)
      .orderBy('created_at')
      .execute();
    const sha256 = createHash('sha256').update(content).digest('hex');
    const facts = { mime: 'audio/mpeg', bytes: BigInt(content.length), sha256 };
    expect(rows).toEqual([
      { ...facts, display_name: 'song.mp3' },
      { ...facts, display_name: 'my song.mp3' },
    ]);
  });

  test('goes with a message, into a gallery and into a profile, too', async () => {
    const paper = Buffer.from('%PDF-1.4\n%%EOF\n');
    const attached = await tunde.ok(messages.attach, {
      body: { upload_id: await whole(paper, 'terms.pdf') },
    });
    expect(attached.attachment).toMatchObject({
      name: 'terms.pdf',
      type: 'application/pdf',
      bytes: paper.length,
    });
    const letter = { recipient_id: ngozi.id, message: '', upload_id: await whole(pixels) };
    const { chat } = await tunde.ok(messages.send, { body: letter });
    const link = chat.attachments[0]?.url ?? '';
    expect((await openLink(app, link, tunde)).bytes.equals(pixels)).toBe(true);
    const gig = await draftGig(tunde);
    const item = { gigId: gig.id, upload_id: await whole(mp3Of(3), 'song.mp3') };
    expect((await tunde.ok(gallery.add, { body: item })).gallery.kind).toBe('audio');
    const picture = { firstname: 'Tunde', upload_id: await whole(pixels) };
    expect((await tunde.ok(profiles.save, { body: picture })).userdetail.profile_image).not.toBeNull();
  });

  test('is used once; a repeat under the same key is answered, and the file is swept away', async () => {
    const id = await whole(pixels);
    const first = await show(id, { key: 'show-mural-0001' });
    expect((await show(id, { key: 'show-mural-0001' })).body).toEqual(first.body);
    const again = await show(id);
    expect([again.status, again.refusal.code, again.refusal.errors]).toEqual([
      ...[422, UPLOAD_GONE],
      { file: [words.common.fileErrors.unfinished] },
    ]);
    expect(await partsOf(id)).toHaveLength(1);
    await app.settle();
    expect(await partsOf(id)).toEqual([]);
    expect((await show(id, { key: 'show-mural-0001' })).body).toEqual(first.body);
    const other = await show(id, { key: 'show-mural-0001', body: { title: 'Another' } });
    expect([other.status, other.refusal.code]).toEqual([422, 'key_reused']);
    expect(await pieces()).toBe(1);
  });

  test('is used once, also by two calls at once', async () => {
    const id = await whole(pixels);
    const answers = await Promise.all([show(id), show(id), show(id, { body: { title: 'Third' } })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
    expect(await pieces()).toBe(1);
  });

  test('is still there after a form that was refused', async () => {
    const id = await whole(pixels);
    expect((await show(id, { body: { title: '' } })).refusal.errors).toHaveProperty('title');
    const stranger = { recipient_id: '0'.repeat(8), message: '', upload_id: id };
    expect((await tunde.call(messages.send, { body: stranger })).status).toBeGreaterThanOrEqual(404);
    expect((await show(id)).status).toBe(200);
  });
});

describe('an upload is refused', () => {
  async function refuses(id: unknown) {
    const { status, refusal } = await show(id);
    expect([status, refusal.code, refusal.errors], String(id)).toEqual([
      ...[422, UPLOAD_GONE],
      { file: [words.common.fileErrors.unfinished] },
    ]);
  }

  test('when it is somebody else’s, unknown, no name of one, dropped or a day old', async () => {
    const foreign = await whole(pixels, 'mural.png', ngozi);
    const foreignHtml = await whole(Buffer.from('<html>'), 'a.png', ngozi);
    const foreignHalf = await begunUpload(app, ngozi, 50, 'a.png');
    const dropped = await whole(pixels);
    await tus(app, tunde, 'DELETE', `/${dropped}`);
    const names = ['0'.repeat(32), '', null, 7, ['x'], {}, `${foreign}/../x`];
    for (const id of [foreign, foreignHtml, foreignHalf, dropped, ...names]) await refuses(id);
    const old = await whole(pixels);
    app.passDays(1.01);
    await refuses(old);
    expect(await pieces()).toBe(0);
  });

  test('while it has not arrived as a whole, and is taken when it has', async () => {
    const id = await begunUpload(app, tunde, pixels.length, 'mural.png');
    await uploadPart(app, tunde, id, 0, pixels.subarray(0, 20));
    const { status, refusal } = await show(id);
    expect([status, refusal.code, refusal.errors]).toEqual([
      ...[409, UPLOAD_UNFINISHED],
      { file: [words.common.fileErrors.unfinished] },
    ]);
    await uploadPart(app, tunde, id, 20, pixels.subarray(20));
    expect((await show(id)).status).toBe(200);
  });

  test('beyond the size of this rule, to the byte, whatever another rule takes', async () => {
    const long = Buffer.concat([mp3Of(10), Buffer.alloc(GALLERY_MAX_BYTES)]);
    const fit = await whole(long.subarray(0, PAST_WORK_MAX_BYTES), 'long.mp3');
    const large = await whole(long.subarray(0, PAST_WORK_MAX_BYTES + 1), 'long.mp3');
    const { status, refusal } = await show(large);
    expect([status, refusal.errors]).toEqual([413, { file: [words.profiles.fixed.uploadTooLarge] }]);
    const picture = await tunde.call(profiles.save, { body: { firstname: 'Tunde', upload_id: fit } });
    expect([picture.status, Object.keys(picture.refusal.errors ?? {})]).toEqual([413, ['profile_image']]);
    expect((await show(fit)).status).toBe(200);
    const attached = await tunde.ok(messages.attach, { body: { upload_id: large } });
    expect(attached.attachment.bytes).toBe(5 * MEGABYTE + 1);
  });

  test.each([
    ['HTML as a picture', Buffer.from('<!doctype html><script>1</script>'), 'a.png', 415],
    ['a document, where none is taken', Buffer.from('%PDF-1.4\n%%EOF\n'), 'a.pdf', 415],
    ['sound under the name of a picture', mp3Of(1), 'a.png', 415],
    [
      'a film without a film',
      Buffer.from('000000186674797069736f6d0000020069736f6d6d703431', 'hex'),
      'a.mp4',
      422,
    ],
  ])('%s, and stays unused', async (_what, content, name, wanted) => {
    const id = await whole(content, name);
    const { status, refusal } = await show(id);
    expect([status, Object.keys(refusal.errors ?? {})]).toEqual([wanted, ['file']]);
    expect(await partsOf(id)).toHaveLength(1);
    expect(await pieces()).toBe(0);
  });

  test('beside a file, and where no file is taken', async () => {
    const upload_id = await whole(pixels);
    const both = await tunde.call(pastWork.add, { body: { ...FORM, upload_id }, upload: workFile(pixels) });
    expect([both.status, both.refusal.errors]).toEqual([
      422,
      { upload_id: [words.common.errors.unknownField] },
    ]);
    const { media } = (await show(upload_id)).body;
    const params = { id: media.id };
    const none = await tunde.call(pastWork.update, { params, body: { ...FORM, upload_id } });
    expect([none.status, none.refusal.errors]).toEqual([
      422,
      { upload_id: [words.common.errors.unknownField] },
    ]);
  });
});
