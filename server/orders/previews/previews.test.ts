/** Until the work is accepted its hunter gets previews, and then the files: over the API, for every way an order ends (rule 6.15). */
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import { marks } from '#contract/orders/marks.ts';
import { orders } from '#contract/orders/orders.ts';
import { hunter, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { decide, dispute, settleDispute } from '#server/testing/disputes.ts';
import { openLink } from '#server/testing/file-store.ts';
import type { Agreed } from '#server/testing/market.ts';
import { pngOf } from '#server/testing/past-work.ts';
import { pdfOf } from '#server/testing/pdfs.ts';
import { mp3Of } from '#server/testing/recordings.ts';
import { order, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let picture: Buffer;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  picture = await pngOf(2400, 1200);
});
afterAll(() => app.close());

const PSD = Buffer.concat([Buffer.from('8BPS'), Buffer.alloc(40)]);

async function send({ job }: Agreed, name: string, content: Buffer): Promise<string> {
  const upload = { field: 'file', name, type: 'application/octet-stream', content };
  return (await tunde.ok(deliverables.add, { params: { id: job.id }, upload })).file.id;
}

/** An order with a picture, a sound and a layered file, submitted. */
async function delivered(first = picture, name = 'label.png'): Promise<Agreed> {
  const agreed = await started(app, { hunter: ngozi, talent: tunde });
  const files = [
    await send(agreed, name, first),
    await send(agreed, 'jingle.mp3', mp3Of(2)),
    await send(agreed, 'layers.psd', PSD),
  ];
  await tunde.ok(orders.submit, { params: { id: agreed.job.id }, body: { comment: 'Done', files } });
  await app.settle();
  return agreed;
}

async function filesOf(who: Person, agreed: Agreed): Promise<DeliveredFile[]> {
  return (await order(who, agreed)).job_submissions[0]?.files ?? [];
}
const accessTo = async (who: Person, agreed: Agreed) =>
  (await filesOf(who, agreed)).map(({ access }) => access);
const LOCKED = ['preview', 'stream', 'locked'];
const OPEN = ['original', 'original', 'original'];

async function fetched(url: string | null | undefined, who: Person): Promise<Buffer> {
  const { status, bytes } = await openLink(app, url ?? '', who);
  expect(status).toBe(200);
  return bytes;
}

describe('a preview', () => {
  it('is small, marked and another file; the original is its talent’s alone', async () => {
    const agreed = await delivered();
    const [seen, sound, layers] = await filesOf(ngozi, agreed);
    expect(seen).toMatchObject({ name: 'label.png', type: 'image/png', url: null, preview_state: 'ready' });
    expect(layers).toMatchObject({ url: null, preview: null, preview_state: 'none' });
    expect(await fetched(sound?.url, ngozi)).toEqual(mp3Of(2));
    const shown = await fetched(seen?.preview?.url, ngozi);
    expect(shown.length).toBe(seen?.preview?.bytes);
    expect(shown.length).toBeLessThan(150_000);
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    const { channels } = await sharp(shown).stats();
    expect(Math.max(...channels.map(({ max, min }) => max - min))).toBeGreaterThan(20);
    const [own] = await filesOf(tunde, agreed);
    expect(own).toMatchObject({ access: 'original', sha256: seen?.sha256, preview: { width: 1600 } });
    expect(await fetched(own?.url, tunde)).toEqual(picture);
    // The signature of a preview's link opens no other file.
    const stolen = seen?.preview?.url.replace('-preview.webp', '.png') ?? '';
    expect((await app.http.inject({ url: stolen, headers: ngozi.browser })).statusCode).toBe(403);
  });

  it('of a PDF is its pages, which remarks can be on; what cannot be drawn stays locked', async () => {
    const colours = ['1 0 0', '0 1 0', '0 0 1'];
    const agreed = await delivered(pdfOf(...colours), 'menu.pdf');
    const [seen] = await filesOf(ngozi, agreed);
    expect(seen).toMatchObject({
      access: 'preview',
      url: null,
      type: 'application/pdf',
      pages: { count: 3 },
    });
    expect(seen?.pages?.shown[0]).toEqual(seen?.preview);
    for (const [at, page] of seen?.pages?.shown.entries() ?? []) {
      const { dominant } = await sharp(await fetched(page.url, ngozi)).stats();
      const wanted = colours[at]?.split(' ').map((share) => Number(share) * 2);
      expect(Object.values(dominant).map((value) => Math.round(value / 128))).toEqual(wanted);
    }
    const mark = { file_id: seen?.id ?? '', kind: 'must', text: 'Bluer', x: 0.5, y: 0.5, page: 3 };
    const ask = (list: object[]) =>
      ngozi.call(marks.send, { params: { id: agreed.job.id }, body: { marks: list } });
    const { page: _, ...nowhere } = mark;
    for (const wrong of [nowhere, { ...mark, page: 21 }]) expect((await ask([wrong])).status).toBe(422);
    expect((await ask([mark])).status).toBe(200);
    expect((await order(tunde, agreed)).job_submissions[0]?.marks).toMatchObject([mark]);
    const [broken] = await filesOf(ngozi, await delivered(Buffer.from('%PDF-1.7\n%%EOF\n'), 'menu.pdf'));
    expect(broken).toMatchObject({ access: 'locked', preview: null, pages: null, preview_state: 'failed' });
  });

  it('weighs little also of a busy picture, and a small one is not enlarged', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const busy = await sharp({
      create: { width: 1800, height: 1500, channels: 3, background: '#888', noise },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    const agreed = await delivered(busy);
    const [seen] = await filesOf(ngozi, agreed);
    expect(seen?.preview?.bytes).toBeLessThan(150_000);
    const [small] = await filesOf(ngozi, await delivered(await pngOf(40, 30)));
    expect(small?.preview).toMatchObject({ width: 40, height: 30 });
  });

  it('that is drawn again in vain stays as it was', async () => {
    const agreed = await delivered();
    const [seen] = await filesOf(ngozi, agreed);
    const when = app.services.clock.now();
    const setDeleted = (at: Date | null) =>
      sql`update files set deleted_at = ${at} where id = ${seen?.id}`.execute(app.database.db);
    await setDeleted(when);
    await sql`
      insert into work_items (kind, subject, created_at, due_at) values ('file-preview', ${seen?.id}, ${when}, ${when})
    `.execute(app.database.db);
    await app.settle();
    await setDeleted(null);
    expect((await filesOf(ngozi, agreed))[0]).toMatchObject({
      preview_state: 'ready',
      preview: { width: 1600 },
    });
  });

  it('of what cannot be decoded is given up, and the file stays locked', async () => {
    const broken = picture.subarray(0, 300);
    const [seen] = await filesOf(ngozi, await delivered(broken));
    expect(seen).toMatchObject({ access: 'locked', preview: null, preview_state: 'failed', url: null });
  });
});

describe('the files themselves', () => {
  const ends: [string, string[], (agreed: Agreed) => Promise<unknown>][] = [
    ['nobody has answered', LOCKED, async () => undefined],
    [
      'changes were asked for',
      LOCKED,
      ({ job }) => ngozi.ok(orders.decline, { params: { id: job.id }, body: { reason: 'Warmer' } }),
    ],
    ['it is disputed', LOCKED, ({ job }) => dispute(ngozi, job.id)],
    ['it was accepted', OPEN, ({ job }) => ngozi.ok(orders.accept, { params: { id: job.id }, body: {} })],
    ['a decision leaves the talent a part', OPEN, async (agreed) => decided(agreed, '40000')],
    ['a decision refunds all of it', LOCKED, async (agreed) => decided(agreed, '0')],
    [
      'the two settled',
      OPEN,
      async (agreed) => {
        await dispute(ngozi, agreed.job.id);
        await settleDispute(agreed, { proposedBy: tunde, acceptedBy: ngozi, gross: '30000' });
      },
    ],
    [
      'the talent cancelled after changes were asked for',
      LOCKED,
      async ({ job }) => {
        await ngozi.ok(orders.decline, { params: { id: job.id }, body: { reason: 'Warmer' } });
        await tunde.ok(orders.cancel, { params: { id: job.id }, body: { reason: 'Other plans' } });
      },
    ],
  ];

  async function decided(agreed: Agreed, gross: string) {
    const id = await dispute(ngozi, agreed.job.id);
    app.passDays(3.1);
    await app.settle();
    await decide(app, { disputeId: id, operatorId: tunde.id, gross });
  }

  it.each(ends)('when %s', async (_, expected, end) => {
    const agreed = await delivered();
    await end(agreed);
    expect(await accessTo(ngozi, agreed)).toEqual(expected);
    expect(await accessTo(tunde, agreed)).toEqual(OPEN);
    for (const { url } of await filesOf(ngozi, agreed)) if (url) await fetched(url, ngozi);
  });

  it('of a milestone are locked as those of the work are', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    const files = [await send(agreed, 'sketch.png', picture)];
    const milestone_id = agreed.job.milestones[0]?.id ?? '';
    await tunde.ok(orders.submitMilestone, { body: { title: 'One', milestone_id, comment: '', files } });
    await app.settle();
    const seen = (await order(ngozi, agreed)).milestones[0]?.submissions[0];
    expect(seen?.files).toMatchObject([{ access: 'preview', url: null }]);
    expect(seen?.file).toEqual(seen?.files[0]);
  });

  it('that were handed in before there was this rule stay open', async () => {
    const agreed = await delivered();
    await sql`
      update submission_files set opened_at = created_at, preview = null, preview_state = 'none'
      where job_id = ${agreed.job.id}
    `.execute(app.database.db);
    expect(await accessTo(ngozi, agreed)).toEqual(OPEN);
  });
});

describe('one file', () => {
  it('is opened early by its talent alone, with a line of the history and a word to the hunter', async () => {
    const agreed = await delivered();
    const [, , layers] = await filesOf(tunde, agreed);
    const open = (who: Person) => who.call(deliverables.open, { params: { id: layers?.id ?? '' } });
    expect((await open(ngozi)).status).toBe(403);
    expect((await open(await talent(app, 'Sipho'))).status).toBe(404);
    expect((await open(tunde)).status).toBe(200);
    expect((await open(tunde)).status).toBe(200);
    expect(await accessTo(ngozi, agreed)).toEqual(['preview', 'stream', 'original']);
    const { history } = await order(ngozi, agreed);
    const lines = history.filter(({ name }) => name === 'job.open-file');
    expect(lines).toMatchObject([{ actor: 'talent', text: 'layers.psd' }]);
  });

  it('is not opened before it is handed in, nor once the order is over', async () => {
    const agreed = await started(app, { hunter: ngozi, talent: tunde });
    const id = await send(agreed, 'label.png', picture);
    expect((await tunde.call(deliverables.open, { params: { id } })).status).toBe(404);
    await tunde.ok(orders.submit, { params: { id: agreed.job.id }, body: { comment: 'Done', files: [id] } });
    await ngozi.ok(orders.accept, { params: { id: agreed.job.id }, body: {} });
    expect((await tunde.call(deliverables.open, { params: { id } })).refusal.code).toBe('accepted');
  });
});

describe('at the end', () => {
  it('are the hunter’s when silence accepts the work', async () => {
    const agreed = await delivered();
    app.passDays(14.1);
    await app.settle();
    // The session ended during the two weeks.
    ngozi = await signedIn(app, ngozi);
    expect(await order(ngozi, agreed)).toMatchObject({ status: 'accepted' });
    expect(await accessTo(ngozi, agreed)).toEqual(OPEN);
  });
});
