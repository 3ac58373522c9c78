/** Submissions with several files and links: uploaded first, kept in order, for the two parties only, typed by content. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverables } from '#contract/orders/deliverables.ts';
import { orders } from '#contract/orders/orders.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { openLink } from '#server/testing/file-store.ts';
import type { Agreed } from '#server/testing/market.ts';
import { pngOf } from '#server/testing/past-work.ts';
import { handIn, order, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

const running = () => started(app, { hunter: ngozi, talent: tunde });

function send(who: Person, { job }: Agreed, name: string, content: Buffer) {
  const upload = { field: 'file', name, type: 'application/octet-stream', content };
  return who.call(deliverables.add, { params: { id: job.id }, upload });
}

async function sent(agreed: Agreed, name: string, content?: Buffer): Promise<string> {
  const answer = await send(tunde, agreed, name, content ?? (await pngOf(3, 3)));
  expect(answer.status, JSON.stringify(answer.refusal)).toBe(200);
  return answer.body.file.id;
}

const LINK = 'https://www.figma.com/file/abc?node=1';

describe('a submission', () => {
  it('has the file of its request first, then those that were sent before, and links', async () => {
    const agreed = await running();
    const files = [await sent(agreed, 'back.png'), await sent(agreed, 'front.png')];
    const { submission } = await tunde.ok(orders.submit, {
      params: { id: agreed.job.id },
      body: { comment: 'All done', files: JSON.stringify(files.toReversed()), links: JSON.stringify([LINK]) },
      upload: { field: 'path', name: 'cover.png', type: 'image/png', content: await pngOf(3, 3) },
    });
    expect(submission.files.map(({ name }) => name)).toEqual(['cover.png', 'front.png', 'back.png']);
    const seen = (await order(ngozi, agreed)).job_submissions[0];
    expect(seen).toMatchObject({
      file: { name: 'cover.png' },
      path: expect.stringMatching(/^jobs\/submissions\//),
      files: [{ name: 'cover.png' }, { name: 'front.png' }, { name: 'back.png' }],
      links: [LINK],
    });
    for (const { url } of submission.files) expect((await openLink(app, url ?? '', tunde)).status).toBe(200);
    const again = { comment: 'Again', files, links: [] };
    await ngozi.ok(orders.decline, { params: { id: agreed.job.id }, body: { reason: 'Warmer' } });
    const used = await tunde.call(orders.submit, { params: { id: agreed.job.id }, body: again });
    expect([used.status, Object.keys(used.refusal.errors ?? {})]).toEqual([422, ['files']]);
  });

  it('of a milestone can be links alone', async () => {
    const agreed = await running();
    const milestone_id = agreed.job.milestones[0]?.id ?? '';
    const { submission } = await tunde.ok(orders.submitMilestone, {
      body: { title: 'Sketches', milestone_id, comment: '', links: [LINK] },
    });
    expect(submission).toMatchObject({ upload: null, file: null, files: [], links: [LINK] });
  });

  it.each([
    ['files', Array.from({ length: 11 }, () => '01a00000-0000-7000-8000-000000000001')],
    ['files', ['nothing']],
    ['links', ['http://plain.example']],
    ['links', ['javascript:alert(1)']],
    ['links', ['https://user@evil.example/']],
    ['links', Array.from({ length: 11 }, () => LINK)],
    ['links', '{"a":1}'],
  ])('refuses %s that are not right', async (field, value) => {
    const agreed = await running();
    const body = { comment: 'Done', [field]: value } as { comment: string };
    const answer = await tunde.call(orders.submit, { params: { id: agreed.job.id }, body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.refusal.errors ?? {})[0]).toContain(field);
    expect(await order(tunde, agreed)).toMatchObject({ status: 'active', job_submissions: [] });
  });

  it('takes no file of another person or order', async () => {
    const [one, other] = [await running(), await running()];
    const foreign = await sent(other, 'other.png');
    const answer = await tunde.call(orders.submit, {
      params: { id: one.job.id },
      body: { comment: 'Done', files: [foreign] },
    });
    expect(answer.refusal.errors).toHaveProperty('files');
    expect((await send(ngozi, one, 'mine.png', await pngOf(3, 3))).status).toBe(403);
    expect((await send(await talent(app, 'Sipho'), one, 'x.png', await pngOf(3, 3))).status).toBe(404);
    await handIn(tunde, one.job.id);
    expect((await send(tunde, one, 'late.png', await pngOf(3, 3))).refusal.code).toBe('submitted');
  });

  it('that is never sent leaves no file after a day', async () => {
    const agreed = await running();
    const id = await sent(agreed, 'forgotten.png');
    app.passDays(1.1);
    await app.settle();
    const { rows } = await sql<{ gone: boolean }>`
      select deleted_at is not null as gone from files where id = ${id}
    `.execute(app.database.db);
    expect(rows).toEqual([{ gone: true }]);
  });
});

const text = (content: string) => Buffer.from(content);
const SVG = text(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
const WAV = Buffer.concat([text('RIFF'), Buffer.from([36, 0, 0, 0]), text('WAVEfmt '), Buffer.alloc(28)]);

describe('every kind', () => {
  it.each([
    ['logo.svg', SVG, 'image/svg+xml'],
    ['subtitles.srt', text('1\n00:00:01,000 --> 00:00:02,000\nBawo ni\n'), 'text/plain'],
    ['mark.fig', Buffer.concat([text('fig-kiwi'), Buffer.from([0, 1, 255, 254])]), 'application/x-figma'],
    ['song.wav', WAV, 'audio/wav'],
    ['layers.psd', Buffer.concat([text('8BPS'), Buffer.alloc(40)]), 'image/vnd.adobe.photoshop'],
    ['font.otf', Buffer.concat([text('OTTO'), Buffer.from([0]), Buffer.alloc(40)]), 'font/otf'],
  ])('%s is known by its content and served as what it is', async (name, content, type) => {
    const agreed = await running();
    const answer = await send(tunde, agreed, name, content);
    expect(answer.body.file).toMatchObject({ name, type });
    const served = await openLink(app, answer.body.file.url, tunde);
    expect(served.headers['content-type']).toContain(type);
    // A store at another origin sends none of our headers except the signed content type and disposition.
    const isHere = app.services.fileStore.kind === 'disk';
    if (isHere)
      expect(served.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
    const shown = type === 'audio/wav';
    expect(String(served.headers['content-disposition']).startsWith(shown ? 'inline' : 'attachment')).toBe(
      true,
    );
  });

  it.each([
    ['page.html', text('<html><script>alert(1)</script></html>')],
    ['page.txt', Buffer.from([0, 1, 2, 3])],
    ['page.svg', text('just words')],
    ['mark.fig', text('no figma at all')],
    ['run.exe', Buffer.concat([text('MZ'), Buffer.alloc(200)])],
    ['latin.txt', Buffer.from([0x63, 0x61, 0x66, 0xe9])],
    ['script.js', text('alert(1)')],
  ])('%s is not taken', async (name, content) => {
    const answer = await send(tunde, await running(), name, content);
    expect(answer.status).toBe(415);
    expect(answer.refusal.errors).toHaveProperty('file');
  });
});
