/** Guests of a proof room: what a link opens and for how long, and that comments reach the hunter only (rule 2.19). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverables } from '#contract/orders/deliverables.ts';
import { GUESTS_MAX, type Guest, guests } from '#contract/orders/guests.ts';
import { MARKS_MAX } from '#contract/orders/marks.ts';
import { orders } from '#contract/orders/orders.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { call, hunter, PASSWORD, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { openLink } from '#server/testing/file-store.ts';
import type { Agreed } from '#server/testing/market.ts';
import { pngOf } from '#server/testing/past-work.ts';
import { mp3Of } from '#server/testing/recordings.ts';
import { order, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(() => app.close());

const at = ({ job }: Agreed) => ({ params: { id: job.id } });

async function handIn(agreed: Agreed): Promise<string[]> {
  const given = { 'label.png': await pngOf(40, 30), 'jingle.mp3': mp3Of(2) };
  const files: string[] = [];
  for (const [name, content] of Object.entries(given)) {
    const upload = { field: 'file', name, type: 'application/octet-stream', content };
    files.push((await tunde.ok(deliverables.add, { ...at(agreed), upload })).file.id);
  }
  await tunde.ok(orders.submit, { ...at(agreed), body: { comment: 'Done', files } });
  await app.settle();
  return files;
}

/** Submitted work that waits for an answer, with a guest in its proof room. */
async function shown(): Promise<{ agreed: Agreed; files: string[]; guest: Guest }> {
  const agreed = await started(app, { hunter: ngozi, talent: tunde });
  const files = await handIn(agreed);
  return { agreed, files, guest: await invited(agreed) };
}

const invited = async (agreed: Agreed, name = 'Ada Eze') =>
  (await ngozi.ok(guests.invite, { ...at(agreed), body: { name } })).guest;
const tokenOf = ({ path }: Guest) => path.split('#')[1] ?? '';
const open = (guest: Guest) => call(app, null, guests.open, { body: { token: tokenOf(guest) } });
const say = (guest: Guest, marks: readonly object[]) =>
  call(app, null, guests.comment, { body: { token: tokenOf(guest), marks: marks as never } });
const warmer = (file_id = '') => ({ file_id, kind: 'nice', text: 'Warmer', x: 0.25, y: 0.5 });

describe('a guest', () => {
  it('sees previews in their own browser alone, and nothing of the order beside them', async () => {
    const { agreed, files, guest } = await shown();
    await tunde.ok(deliverables.open, { params: { id: files[0] ?? '' } });
    const answer = await open(guest);
    expect(answer.body).toMatchObject({
      ...{ name: 'Ada Eze', title: agreed.job.title, hunter: 'Ngozi', talent: 'Tunde', round: 1 },
      files: [
        { name: 'label.png', access: 'preview', url: null, sha256: null },
        { name: 'jingle.mp3', access: 'locked', url: null, sha256: null },
      ],
      ...{ marks: [], may_comment: true },
    });
    const [picture] = answer.body.files;
    const browser = { cookie: `adire.guest-files=${app.services.files.holderOf(guest.id)}` };
    expect(answer.headers['set-cookie']).toContain(browser.cookie);
    const url = picture?.preview?.url ?? '';
    expect((await openLink(app, url, { browser })).status).toBe(200);
    expect((await openLink(app, url, ngozi)).status).toBe(403);
    expect((await ngozi.ok(guests.list, at(agreed))).guests).toMatchObject([
      { id: guest.id, name: 'Ada Eze', seen_at: expect.any(String), path: guest.path },
    ]);
  });

  it('is read by the hunter and by guests, not by the talent; twice is once', async () => {
    const { agreed, files, guest } = await shown();
    const said = [warmer(files[0]), { file_id: files[1], kind: 'must', text: 'Too loud', seconds: 1.5 }];
    expect((await say(guest, said)).status).toBe(200);
    expect((await say(guest, said)).body.marks).toHaveLength(2);
    const other = await invited(agreed, 'Bola');
    const seen = (await open(other)).body.marks;
    expect(seen).toMatchObject(said.map((one) => ({ ...one, by: 'Ada Eze' })));
    expect((await ngozi.ok(guests.list, at(agreed))).marks).toEqual(seen);
    expect(JSON.stringify(await order(tunde, agreed))).not.toContain('Too loud');
    expect((await tunde.call(guests.list, at(agreed))).status).toBe(403);
  });

  it('says nothing of another file, at a place it has not, or more than 30 times (rule 2.19)', async () => {
    const { files, guest } = await shown();
    const elsewhere = await shown();
    const wrong = [[warmer(elsewhere.files[0])], [warmer(files[1])], [{ ...warmer(files[0]), text: ' ' }]];
    for (const marks of wrong) expect((await say(guest, marks)).status).toBe(422);
    const many = Array.from({ length: MARKS_MAX }, (_, n) => ({ ...warmer(files[0]), text: `No. ${n}` }));
    expect((await say(guest, many)).body.marks).toHaveLength(MARKS_MAX);
    expect((await say(guest, [warmer(files[0])])).refusal.errors).toHaveProperty('marks');
    expect((await open(guest)).body.marks).toHaveLength(MARKS_MAX);
  });

  it('only looks while the work is changed, and says what they think of the next round', async () => {
    const { agreed, files, guest } = await shown();
    await say(guest, [warmer(files[0])]);
    await ngozi.ok(orders.decline, { ...at(agreed), body: { reason: 'Warmer' } });
    expect((await open(guest)).body).toMatchObject({ round: 1, may_comment: false });
    expect((await say(guest, [warmer(files[0])])).status).toBe(409);
    const [again] = await handIn(agreed);
    expect((await open(guest)).body).toMatchObject({ round: 2, marks: [], may_comment: true });
    expect((await say(guest, [warmer(files[0])])).status).toBe(422);
    expect((await say(guest, [warmer(again)])).status).toBe(200);
  });
});

describe('a link', () => {
  const ended = async (guest: Guest, code = 'guest_link_ended') => {
    const { status, refusal } = await open(guest);
    expect([status, refusal.code]).toEqual([404, code]);
    expect((await say(guest, [warmer(guest.id)])).status).toBe(404);
  };

  it('ends by the hand of its hunter alone, at once, and what was said stays', async () => {
    const { agreed, files, guest } = await shown();
    await say(guest, [warmer(files[0])]);
    const other = await hunter(app, 'Halima');
    expect((await other.call(guests.revoke, { params: { id: guest.id } })).status).toBe(404);
    for (let time = 0; time < 2; time += 1) await ngozi.ok(guests.revoke, { params: { id: guest.id } });
    await ended(guest);
    expect(await ngozi.ok(guests.list, at(agreed))).toMatchObject({ guests: [], marks: [{ by: 'Ada Eze' }] });
  });

  it('ends with the order, says so to its guest alone, and no more are made then', async () => {
    const { agreed, guest } = await shown();
    await ngozi.ok(orders.accept, { ...at(agreed), body: {} });
    await ended(guest, 'guest_work_accepted');
    await ngozi.ok(guests.revoke, { params: { id: guest.id } });
    await ended(guest);
    const refused = await ngozi.call(guests.invite, { ...at(agreed), body: { name: 'Ada' } });
    expect(refused.status).toBe(409);
  });

  it('can be neither guessed nor made of another', async () => {
    const { guest } = await shown();
    const [id, seal] = tokenOf(guest).split('.');
    const other = (await shown()).guest;
    for (const token of ['', '.', `${id}`, `${id}.`, `${other.id}.${seal}`, `${seal}.${id}`]) {
      const { status } = await call(app, null, guests.open, { body: { token } });
      expect([token, status]).toEqual([token, 404]);
    }
  });

  it('is one of at most 5 that work at a time, also when two are made at once (rule 2.19)', async () => {
    const { agreed, guest } = await shown();
    const more = Array.from({ length: GUESTS_MAX }, (_, n) =>
      ngozi.call(guests.invite, { ...at(agreed), body: { name: `Guest ${n}` } }),
    );
    const made = (await Promise.all(more)).map(({ status }) => status).sort();
    expect(made).toEqual([...Array(GUESTS_MAX - 1).fill(200), 409]);
    await ngozi.ok(guests.revoke, { params: { id: guest.id } });
    expect((await invited(agreed, 'Late')).name).toBe('Late');
  });
});

it('nothing of guests is left when their hunter deletes the account', async () => {
  const halima = await hunter(app, 'Halima');
  const agreed = await started(app, { hunter: halima, talent: tunde });
  const [file] = await handIn(agreed);
  const { guest } = await halima.ok(guests.invite, { ...at(agreed), body: { name: 'Ada' } });
  await say(guest, [warmer(file)]);
  await halima.ok(orders.accept, { ...at(agreed), body: {} });
  await app.settle();
  await halima.ok(ownData.remove, { body: { password: PASSWORD } });
  const { rows } = await sql`
    select from room_guests g where g.job_id = ${agreed.job.id}
  `.execute(app.database.db);
  expect(rows).toEqual([]);
});
