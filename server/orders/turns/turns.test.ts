/** What waits for each side, from the bid to the review: the same step is never asked of both. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import type { Side } from '#contract/core/common.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { marks } from '#contract/orders/marks.ts';
import { orders } from '#contract/orders/orders.ts';
import { turnAddress } from '#contract/orders/turn-cards.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import type { Turn } from '#contract/orders/turns.ts';
import * as paths from '#contract/site/paths.ts';
import { statements } from '#contract/statements/statements.ts';
import { hunter, type Person, passDaysAndSignIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { dispute } from '#server/testing/disputes.ts';
import { liveGig } from '#server/testing/gigs.ts';
import { agree, agreementForm, bidOn, postJob } from '#server/testing/market.ts';
import { pngOf } from '#server/testing/past-work.ts';
import { startedGigOrder } from '#server/testing/rounds.ts';
import {
  accepted,
  checkout,
  fund,
  handIn,
  handInMilestones,
  review,
  started,
} from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function newPeople(): Promise<{ hunter: Person; talent: Person }> {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  return { hunter: ngozi, talent: tunde };
}

const listed = (who: Person, as: Side) => who.ok(turns.list, { query: { as } });

/** `doing` of what waits for each side; also checks that the other side lists it under `theirs`. */
async function asked(): Promise<Record<Side, Turn['doing'][]>> {
  const [forHunter, forTalent] = [await listed(ngozi, 'hunter'), await listed(tunde, 'talent')];
  for (const { turn } of forHunter.theirs) expect(turn.who).not.toBe('hunter');
  for (const { turn } of forTalent.theirs) expect(turn.who).not.toBe('talent');
  const doing = ({ mine }: typeof forHunter) => mine.map(({ turn }) => turn.doing);
  return { hunter: doing(forHunter), talent: doing(forTalent) };
}

test('from the invitation to the payment', async () => {
  await newPeople();
  const job = await postJob(ngozi);
  expect(await asked()).toEqual({ hunter: [], talent: [] });
  await ngozi.ok(jobs.invite, { body: { job_id: job.id, talent_email: tunde.email } });
  expect(await asked()).toEqual({ hunter: [], talent: ['answer-invitation'] });
  const bid = await bidOn(tunde, job, { price_to_accept: 80_000 });
  expect((await listed(ngozi, 'hunter')).mine).toMatchObject([
    {
      job_id: job.id,
      title: job.title,
      list: 'bids',
      other: null,
      bids: 1,
      turn: { doing: 'read-bids', by: null },
    },
  ]);
  expect((await listed(ngozi, 'hunter')).mine[0]?.bidders).toEqual([
    { id: tunde.id, name: 'Tunde', image: null },
  ]);
  await ngozi.ok(bids.offerAgreement, { body: agreementForm(bid) });
  expect(await asked()).toEqual({ hunter: [], talent: ['accept-offer'] });
  expect((await listed(ngozi, 'hunter')).theirs).toMatchObject([
    { other: { name: 'Tunde', image: null }, turn: { who: 'talent', outcome: 'offer-lapsed' } },
  ]);
  await tunde.ok(bids.acceptOrder, { params: { id: job.id }, body: { terms_accepted: true } });
  expect((await listed(ngozi, 'hunter')).mine).toMatchObject([
    { job_id: job.id, bid_id: bid.id, amount: 80_000, in_escrow: false, turn: { doing: 'pay' } },
  ]);
  await fund(app, ngozi, job.id);
  expect(await asked()).toEqual({ hunter: [], talent: ['start'] });
  const { money, theirs } = await listed(ngozi, 'hunter');
  expect(money).toEqual({ held: 80_000, ready: 0 });
  expect(theirs).toMatchObject([{ amount: 80_000, in_escrow: true }]);
});

test('a payment that came after the agreement was cancelled waits to be withdrawn, although the job has no talent', async () => {
  const { job } = await agree(await newPeople());
  const reference = await checkout(ngozi, job.id);
  await tunde.ok(bids.withdrawOrder, { params: { id: job.id }, body: { reason: 'The dates changed.' } });
  await app.control('POST', `/transactions/${reference}/pay`, { channel: 'card' });
  await app.settle();
  const { mine, money } = await listed(ngozi, 'hunter');
  expect(mine).toMatchObject([{ job_id: job.id, other: null, turn: { doing: 'withdraw-money' } }]);
  expect(money).toEqual({ held: 0, ready: 100_000 });
  expect(mine.map((card) => turnAddress(card, 'hunter'))).toEqual([paths.payback]);
  const { paybacks } = await ngozi.ok(statements.paybacks);
  expect(paybacks).toMatchObject([{ job_id: job.id, is_order: false, amount: 100_000, reason: 'returned' }]);
});

const smallOf = ({ cover }: Gig) => cover?.picture?.sources[0]?.avif ?? 'no picture';

test('each has a picture: of the work that was handed in, else of the gig that was ordered; bids have those of their talents', async () => {
  const people = await newPeople();
  const picturesOf = async (who: Person, as: Side) =>
    (await listed(who, as)).mine.map(({ pictures }) => pictures);
  await bidOn(tunde, await postJob(ngozi));
  expect(await picturesOf(ngozi, 'hunter')).toEqual([[]]);
  const ordered = await liveGig(tunde);
  const cover = smallOf(await liveGig(tunde));
  expect(await picturesOf(ngozi, 'hunter')).toEqual([[cover]]);
  const { job } = await started(app, people);
  expect(await picturesOf(tunde, 'talent')).toEqual([[]]);
  await startedGigOrder(app, people, ordered);
  expect((await picturesOf(tunde, 'talent')).flat()).toEqual([smallOf(ordered)]);
  await handIn(tunde, job.id, await pngOf(400, 200));
  await app.settle();
  const { submittedjobs } = await ngozi.ok(orders.listSubmitted, { query: { as: 'hunter' } });
  const [type, content = ''] = submittedjobs[0]?.picture?.split(',') ?? [];
  expect(type).toBe('data:image/webp;base64');
  expect(await sharp(Buffer.from(content, 'base64')).metadata()).toMatchObject({ width: 192, height: 144 });
  expect((await picturesOf(ngozi, 'hunter')).flat()).toContain(submittedjobs[0]?.picture);
});

test('the four lists are counted for each side by itself', async () => {
  const people = await newPeople();
  await agree(people);
  await started(app, people);
  const submitted = await started(app, people);
  await handIn(tunde, submitted.job.id);
  await accepted(app, people);
  const counts = { pending: 1, active: 1, submitted: 1, completed: 1 };
  for (const [who, as] of [
    [ngozi, 'hunter'],
    [tunde, 'talent'],
  ] as const)
    expect((await who.ok(orders.listPending, { query: { as } })).counts).toEqual(counts);
});

test('from the start to the review', async () => {
  const agreed = await started(app, await newPeople());
  const at = { params: { id: agreed.job.id } };
  expect(await asked()).toEqual({ hunter: [], talent: ['work'] });
  await handInMilestones(tunde, agreed, [1]);
  expect(await asked()).toEqual({ hunter: ['look-at-milestone'], talent: ['work'] });
  expect((await listed(ngozi, 'hunter')).mine[0]?.milestone).toBe(agreed.job.milestones[0]?.title);
  await tunde.ok(deadlines.requestExtension, {
    ...at,
    body: { days: 2, reason: 'The printer is on strike' },
  });
  expect(await asked()).toEqual({ hunter: ['answer-extension'], talent: ['work'] });
  await handIn(tunde, agreed.job.id);
  expect(await asked()).toEqual({ hunter: ['answer'], talent: [] });
  expect((await listed(ngozi, 'hunter')).mine[0]).toMatchObject({ in_room: false });
  await ngozi.ok(orders.decline, { ...at, body: { reason: 'Show me the files' } });
  await handIn(tunde, agreed.job.id, await pngOf(40, 30));
  const [card] = (await listed(ngozi, 'hunter')).mine;
  expect(card && turnAddress(card, 'hunter')).toBe(`/proofRoom/${agreed.job.id}`);
  await ngozi.ok(orders.accept, { ...at, body: {} });
  await app.settle();
  expect(await asked()).toEqual({ hunter: ['review'], talent: ['withdraw-money'] });
  const { money, mine } = await listed(tunde, 'talent');
  expect(money).toEqual({ held: 0, ready: 90_000 });
  expect(mine).toMatchObject([{ amount: 90_000, in_escrow: false }]);
  await review(ngozi, tunde, agreed.job.id);
  expect((await asked()).hunter).toEqual([]);
});

test('remarks and questions are their talent’s to answer, in the proof room', async () => {
  const { job } = await started(app, await newPeople());
  const at = { params: { id: job.id } };
  await handIn(tunde, job.id, await pngOf(40, 30));
  const seen = async () => (await tunde.ok(orders.getSubmitted, at)).submission;
  const newest = async () => (await seen()).job_submissions[0];
  const remark = async (kind: 'must' | 'question') => ({
    body: { marks: [{ file_id: (await newest())?.files[0]?.id ?? '', kind, text: 'Warmer' }] },
  });
  const answer = async (body: { done: boolean; answer?: string }) =>
    tunde.ok(marks.answer, { params: { id: (await newest())?.marks.at(-1)?.id ?? '' }, body });
  const turnsOf = async () => [
    (await seen()).turn.doing,
    (await ngozi.ok(orders.getSubmitted, at)).submission.turn.doing,
  ];
  await ngozi.ok(marks.ask, { ...at, ...(await remark('question')) });
  expect(await asked()).toEqual({ hunter: ['answer'], talent: ['answer-questions'] });
  expect(await turnsOf()).toEqual(['answer-questions', 'answer']);
  await answer({ done: false, answer: 'As warm as the light' });
  await answer({ done: false, answer: 'As warm as the light allows' });
  expect(await turnsOf()).toEqual(['answer', 'answer']);
  await ngozi.ok(marks.send, { ...at, ...(await remark('must')) });
  expect(await asked()).toEqual({ hunter: [], talent: ['answer-remarks'] });
  expect(await turnsOf()).toEqual(['answer-remarks', 'answer-remarks']);
  const [card] = (await listed(tunde, 'talent')).mine;
  expect(card && turnAddress(card, 'talent')).toBe(`/proofRoom/${job.id}`);
  expect((await listed(ngozi, 'hunter')).theirs).toMatchObject([{ turn: { doing: 'answer-remarks' } }]);
  await answer({ done: true });
  expect(await asked()).toEqual({ hunter: [], talent: ['work'] });
});

test('a dispute waits for its answer, then for an operator', async () => {
  const agreed = await started(app, await newPeople());
  await dispute(ngozi, agreed.job.id);
  expect(await asked()).toEqual({ hunter: [], talent: ['answer-dispute'] });
  app.passDays(3.1);
  await app.settle();
  expect(await asked()).toEqual({ hunter: [], talent: [] });
  expect((await listed(tunde, 'talent')).theirs).toMatchObject([
    { turn: { who: 'operator', doing: 'decide', outcome: 'decided' } },
  ]);
});

test('the next deadline comes first; a review is asked for 30 days', async () => {
  const people = await newPeople();
  await accepted(app, people);
  await agree(people);
  await started(app, people);
  const submitted = await started(app, people);
  await handIn(tunde, submitted.job.id);
  expect((await asked()).hunter).toEqual(['answer', 'pay', 'review']);
  const { mine } = await listed(ngozi, 'hunter');
  expect(mine.map(({ list }) => list)).toEqual(['submitted', 'pending', 'completed']);
  await passDaysAndSignIn(app, 31, [ngozi, tunde]);
  expect((await asked()).hunter).not.toContain('review');
});

test('is nobody else’s', async () => {
  await started(app, await newPeople());
  const stranger = await hunter(app, 'Kofi');
  expect(await listed(stranger, 'hunter')).toMatchObject({
    mine: [],
    theirs: [],
    money: { held: 0, ready: 0 },
  });
});
