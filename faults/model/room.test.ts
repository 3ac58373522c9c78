/**
 * Random sequences of what both sides and a guest do in a proof room, checked against a small model (rules 2.17, 2.19, 6.15): no file
 * opens before the money is released, only the hunter or the clock releases it, each remark belongs to one round, and a request for
 * changes consists of its remarks.
 */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import { guests } from '#contract/orders/guests.ts';
import { MARKS_MAX, type MarkForm, marks, reasonOf } from '#contract/orders/marks.ts';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import { call, hunter, type Person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { openLink } from '#server/testing/file-store.ts';
import type { Agreed } from '#server/testing/market.ts';
import { pngOf } from '#server/testing/past-work.ts';
import { order, started } from '#server/testing/story.ts';
import { printLine, runsOf, seedOf } from '../support/form.ts';

const RUNS = runsOf(12, 500);
const ACTS = 14;
/** Enough days of silence for automatic acceptance, which comes after 14. */
const SILENCE_DAYS = 15;

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let picture: Buffer;
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  picture = await pngOf(8, 6);
});
afterAll(() => app.close());

type Room = {
  agreed: Agreed;
  token: string;
  status: 'active' | 'submitted' | 'accepted';
  /** Remarks by round: questions asked while it waited, and the request for changes. */
  sent: { questions: MarkForm[]; request: MarkForm[] }[];
  opened: Set<string>;
  guestEnded: boolean;
};
type Act = (room: Room, n: number) => Promise<string>;

const at = ({ agreed }: Room) => ({ params: { id: agreed.job.id } });
const seenBy = (who: Person, { agreed }: Room) => order(who, agreed);
const status = async (answer: Promise<{ status: number }>) => (await answer).status;
/** Checks that the call was answered as the model expects. */
function isAnswered(said: number, allowed: boolean, refused = 409): boolean {
  expect(said).toBe(allowed ? 200 : refused);
  return allowed;
}

/** Signs both in again, because sessions expire while days pass. */
async function signInAgain(): Promise<void> {
  [ngozi, tunde] = [await signedIn(app, ngozi), await signedIn(app, tunde)];
}

async function newRoom(): Promise<Room> {
  await signInAgain();
  const agreed = await started(app, { hunter: ngozi, talent: tunde });
  const { guest } = await ngozi.ok(guests.invite, { params: { id: agreed.job.id }, body: { name: 'Ada' } });
  const token = guest.path.split('#')[1] ?? '';
  return { agreed, token, status: 'active', sent: [], opened: new Set(), guestEnded: false };
}

/** Returns one to three remarks on the newest round, at every kind of place. */
function remarks({ job_submissions: [newest] }: OrderDetail, n: number): MarkForm[] {
  const [drawn, packed] = newest?.files ?? [];
  const all: MarkForm[] = [
    { file_id: drawn?.id ?? '', kind: 'must', text: `Lower ${n}`, x: (n % 10) / 10, y: 0.5 },
    { file_id: packed?.id ?? '', kind: 'question', text: `Which of ${n}?` },
    { file_id: drawn?.id ?? '', kind: 'nice', text: `Warmer ${n}` },
  ];
  return all.slice(0, 1 + (n % 3));
}

const ACT: Record<string, Act> = {
  async handIn(room, n) {
    const before = await seenBy(tunde, room);
    const [newest] = before.job_submissions;
    const open = newest?.marks.some(
      (one) => one.kind === 'must' && one.state === 'open' && one.answer === null,
    );
    const files: string[] = [];
    for (const [name, content] of [
      ['label.png', picture] as const,
      ['all.psd', Buffer.from(`8BPS${'.'.repeat(40)}${n}`)] as const,
    ]) {
      if (room.status !== 'active') break;
      const upload = { field: 'file', name, type: 'application/octet-stream', content };
      files.push((await tunde.ok(deliverables.add, { ...at(room), upload })).file.id);
    }
    const said = await status(tunde.call(orders.submit, { ...at(room), body: { comment: 'Here', files } }));
    if (!isAnswered(said, room.status === 'active' && !open)) return 'refused';
    room.status = 'submitted';
    room.sent.push({ questions: [], request: [] });
    await app.settle();
    return 'done';
  },
  async ask(room, n) {
    const list = remarks(await seenBy(ngozi, room), n);
    const said = await status(ngozi.call(marks.send, { ...at(room), body: { marks: list } }));
    if (room.sent.length === 0) return expect([404, 409, 422]).toContain(said) ?? 'refused';
    if (!isAnswered(said, room.status === 'submitted')) return 'refused';
    room.status = 'active';
    room.sent.at(-1)?.request.push(...list);
    return 'done';
  },
  async question(room, n) {
    const list = remarks(await seenBy(ngozi, room), n).map((one) => ({ ...one, kind: 'question' as const }));
    const said = await status(ngozi.call(marks.ask, { ...at(room), body: { marks: list } }));
    if (room.sent.length === 0) return expect([404, 409, 422]).toContain(said) ?? 'refused';
    const last = room.sent.at(-1);
    const asked = (last?.questions.length ?? 0) + list.length;
    if (!isAnswered(said, room.status === 'submitted' && asked <= MARKS_MAX)) return 'refused';
    last?.questions.push(...list);
    return 'done';
  },
  async decline(room) {
    const said = await status(ngozi.call(orders.decline, { ...at(room), body: { reason: 'Once more' } }));
    if (!isAnswered(said, room.status === 'submitted')) return 'refused';
    room.status = 'active';
    return 'done';
  },
  async answer(room, n) {
    const rounds = (await seenBy(tunde, room)).job_submissions;
    const all = rounds.flatMap((round) => round.marks);
    const mark = all[n % Math.max(1, all.length)];
    if (!mark) return 'nothing';
    // A waiting round has only questions, which are answered in words.
    const asked = room.status === 'submitted' && rounds[0]?.marks.includes(mark);
    const body = n % 2 ? { done: true } : { done: false, answer: `Because of ${n}` };
    const said = await status(tunde.call(marks.answer, { params: { id: mark.id }, body }));
    if (asked && n % 2) return isAnswered(said, false, 422) ? 'done' : 'refused';
    const open = (asked || room.status === 'active') && mark.state !== 'settled';
    return isAnswered(said, open) ? 'done' : 'refused';
  },
  async settle(room, n) {
    const all = (await seenBy(ngozi, room)).job_submissions.flatMap((round) => round.marks);
    const mark = all[n % Math.max(1, all.length)];
    if (!mark) return 'nothing';
    const said = await status(
      ngozi.call(marks.settle, { params: { id: mark.id }, body: { settled: n % 2 === 0 } }),
    );
    return isAnswered(said, room.status === 'active' || room.status === 'submitted') ? 'done' : 'refused';
  },
  async openEarly(room, n) {
    const files = (await seenBy(tunde, room)).job_submissions.flatMap((round) => round.files);
    const file = files[n % Math.max(1, files.length)];
    if (!file) return 'nothing';
    const said = await status(tunde.call(deliverables.open, { params: { id: file.id } }));
    if (!isAnswered(said, room.status !== 'accepted' || room.opened.has(file.id))) return 'refused';
    room.opened.add(file.id);
    return 'done';
  },
  async comment(room, n) {
    const list = remarks(await seenBy(ngozi, room), n);
    const said = await status(call(app, null, guests.comment, { body: { token: room.token, marks: list } }));
    const ended = room.guestEnded || room.status === 'accepted';
    if (room.sent.length === 0) return expect([404, 409, 422]).toContain(said) ?? 'refused';
    return isAnswered(said, !ended && room.status === 'submitted', ended ? 404 : 409) ? 'done' : 'refused';
  },
  async endGuest(room, n) {
    if (n % 4 !== 0) return 'nothing';
    const [id = ''] = room.token.split('.');
    await ngozi.ok(guests.revoke, { params: { id } });
    room.guestEnded = true;
    return 'done';
  },
  async accept(room, n) {
    if (n % 3 !== 0) return 'nothing';
    const said = await status(ngozi.call(orders.accept, { ...at(room), body: {} }));
    const again = room.status === 'accepted';
    if (!isAnswered(said, room.status === 'submitted' || again)) return 'refused';
    room.status = 'accepted';
    return 'done';
  },
  async wait(room, n) {
    if (n % 5 !== 0) return 'nothing';
    app.passDays(SILENCE_DAYS);
    await app.settle();
    await signInAgain();
    if (room.status === 'submitted') room.status = 'accepted';
    return 'done';
  },
};
const NAMES = Object.keys(ACT);

/** Checks what must hold after every act. */
async function check(room: Room): Promise<void> {
  const [theirs, own] = [await seenBy(ngozi, room), await seenBy(tunde, room)];
  expect(theirs.status).toBe(room.status);
  expect(theirs.money.held === 0).toBe(room.status === 'accepted');
  const rounds = theirs.job_submissions.toReversed();
  expect(rounds).toHaveLength(room.sent.length);
  for (const [index, round] of rounds.entries()) {
    const { questions = [], request = [] } = room.sent[index] ?? {};
    expect(round.marks.map(({ text }) => text)).toEqual([...questions, ...request].map(({ text }) => text));
    if (request.length > 0) expect(round.decline_reason).toBe(reasonOf(request, questions.length + 1));
    const files = round.files.map(({ id }) => id);
    for (const mark of round.marks) expect(files).toContain(mark.file_id);
    for (const file of round.files) await checkAccess(room, file);
  }
  const originals = own.job_submissions.flatMap((round) => round.files.map(({ url }) => url ?? ''));
  for (const url of originals.slice(0, 1)) expect((await openLink(app, url, ngozi)).status).toBe(403);
}

async function checkAccess({ status: now, opened }: Room, file: DeliveredFile): Promise<void> {
  const open = now === 'accepted' || opened.has(file.id);
  expect([file.name, file.access === 'original']).toEqual([file.name, open]);
  expect(file.url !== null).toBe(open);
}

// Acts that most others depend on are drawn more often.
const anyAct = fc.record({ name: fc.constantFrom(...NAMES, 'handIn', 'answer'), n: fc.nat(1000) });

test(`${RUNS} rooms keep every rule after each of up to ${ACTS} acts`, { timeout: 3_600_000 }, async () => {
  const counts = new Map<string, number>();
  const property = fc.asyncProperty(
    fc.array(anyAct, { minLength: 6, maxLength: ACTS, size: 'max' }),
    async (acts) => {
      const room = await newRoom();
      for (const { name, n } of [{ name: 'handIn', n: 0 }, ...acts]) {
        const became = await ACT[name]?.(room, n);
        counts.set(`${name} ${became}`, (counts.get(`${name} ${became}`) ?? 0) + 1);
        await check(room);
      }
    },
  );
  await fc.assert(property, { numRuns: RUNS, seed: seedOf(20_261_125), endOnFailure: true });
  const done = [...counts].filter(([name]) => name.endsWith('done'));
  printLine(
    `${RUNS} rooms: ${done.map(([name, count]) => `${count} ${name.replace(' done', '')}`).join(', ')}`,
  );
  expect(done.map(([name]) => name.replace(' done', '')).sort()).toEqual(NAMES.toSorted());
});
