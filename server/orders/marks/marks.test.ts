/** Remarks on submitted work: sent as a request for changes, answered, settled; open ones block the next round (rule 2.17). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#contract/notifications/notifications.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import type { Mark } from '#contract/orders/mark.ts';
import { MARKS_MAX, marks, reasonOf } from '#contract/orders/marks.ts';
import { orders } from '#contract/orders/orders.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { readLive } from '#server/testing/live.ts';
import type { Agreed } from '#server/testing/market.ts';
import { pngOf } from '#server/testing/past-work.ts';
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

const running = () => started(app, { hunter: ngozi, talent: tunde });

async function handInPicture(agreed: Agreed): Promise<string> {
  const upload = { field: 'file', name: 'label.png', type: 'image/png', content: await pngOf(3, 3) };
  const { file } = await tunde.ok(deliverables.add, { params: { id: agreed.job.id }, upload });
  await tunde.ok(orders.submit, {
    params: { id: agreed.job.id },
    body: { comment: 'Done', files: [file.id] },
  });
  return file.id;
}

const send = (who: Person, agreed: Agreed, list: readonly object[]) =>
  who.call(marks.send, { params: { id: agreed.job.id }, body: { marks: list as never } });
const ask = (who: Person, agreed: Agreed, list: readonly object[]) =>
  who.call(marks.ask, { params: { id: agreed.job.id }, body: { marks: list as never } });
const newsOf = async (who: Person) =>
  (await who.ok(notifications.list, { query: {} })).notification.map(({ description }) => description);
const leaf = (file_id: string) => ({ file_id, kind: 'must', text: 'Leaf lower', x: 0.25, y: 0.5 });
const name = (file_id: string) => ({ file_id, kind: 'nice', text: 'Name on one line' });

async function sent(agreed: Agreed, list: (file: string) => readonly object[]): Promise<Mark[]> {
  const file = await handInPicture(agreed);
  expect((await send(ngozi, agreed, list(file))).status).toBe(200);
  return (await order(tunde, agreed)).job_submissions[0]?.marks ?? [];
}

const say = (who: Person, id: string, body: { done: boolean; answer?: string }) =>
  who.call(marks.answer, { params: { id }, body });
const settle = (who: Person, id: string, settled: boolean) =>
  who.call(marks.settle, { params: { id }, body: { settled } });

describe('remarks', () => {
  it('are the request for changes, word for word, for both sides', async () => {
    const agreed = await running();
    const kept = await sent(agreed, (file) => [leaf(file), name(file)]);
    expect(kept).toMatchObject([
      {
        number: 1,
        kind: 'must',
        text: 'Leaf lower',
        x: 0.25,
        y: 0.5,
        seconds: null,
        state: 'open',
        answer: null,
      },
      { number: 2, kind: 'nice', text: 'Name on one line', x: null, y: null, state: 'open' },
    ]);
    const seen = await order(ngozi, agreed);
    expect(seen.status).toBe('active');
    expect(seen.job_submissions[0]).toMatchObject({
      decline_reason: '1. Leaf lower · 2. Name on one line',
      marks: kept,
    });
  });

  it('keep the next round away until each that must be done is done or answered', async () => {
    const agreed = await running();
    const [first, second] = await sent(agreed, (file) => [leaf(file), leaf(file), name(file)]);
    const refused = await tunde.call(orders.submit, {
      params: { id: agreed.job.id },
      body: { comment: 'Again' },
    });
    expect(refused.refusal.code).toBe('marks_open');
    expect((await order(tunde, agreed)).can).not.toContain('submit');
    expect((await say(tunde, first?.id ?? '', { done: true })).status).toBe(200);
    const answer = 'The printer needs it there';
    expect((await say(tunde, second?.id ?? '', { done: false, answer })).status).toBe(200);
    const ready = await order(tunde, agreed);
    expect(ready.can).toContain('submit');
    expect(ready.job_submissions[0]?.marks).toMatchObject([
      { state: 'done', answer: null },
      { state: 'open', answer },
      { state: 'open' },
    ]);
    await handInPicture(agreed);
    expect((await order(ngozi, agreed)).job_submissions.map((round) => round.marks.length)).toEqual([0, 3]);
  });

  it('are answered by the talent alone while the work is changed, settled by the hunter until the order ends', async () => {
    const agreed = await running();
    const [one] = await sent(agreed, (file) => [leaf(file)]);
    const id = one?.id ?? '';
    expect((await say(ngozi, id, { done: true })).status).toBe(403);
    expect((await say(await talent(app, 'Sipho'), id, { done: true })).status).toBe(404);
    expect((await settle(tunde, id, true)).status).toBe(403);
    expect((await settle(await hunter(app, 'Amina'), id, true)).status).toBe(404);
    expect((await settle(ngozi, id, true)).status).toBe(200);
    expect((await settle(ngozi, id, false)).status).toBe(200);
    await say(tunde, id, { done: true });
    await handInPicture(agreed);
    expect((await say(tunde, id, { done: false })).refusal.code).toBe('submitted');
    expect((await settle(ngozi, id, true)).status).toBe(200);
    await ngozi.ok(orders.accept, { params: { id: agreed.job.id }, body: {} });
    expect((await settle(ngozi, id, false)).refusal.code).toBe('accepted');
    expect((await order(tunde, agreed)).job_submissions[1]?.marks).toMatchObject([{ state: 'settled' }]);
  });

  it('are on the other side’s open screen as soon as they are done or settled', async () => {
    const agreed = await running();
    const [one] = await sent(agreed, (file) => [leaf(file)]);
    await app.settle();
    const [theirs, own] = [await readLive(app, ngozi.token), await readLive(app, tunde.token)];
    await say(tunde, one?.id ?? '', { done: true });
    expect(await theirs.named('job')).toEqual({ name: 'job', id: agreed.job.id });
    expect(await own.named('job')).toEqual({ name: 'job', id: agreed.job.id });
    await settle(ngozi, one?.id ?? '', true);
    expect(await own.named('job')).toEqual({ name: 'job', id: agreed.job.id });
    theirs.close();
    own.close();
  });

  it('once settled are not answered any more, and only those open again', async () => {
    const agreed = await running();
    const [first, second] = await sent(agreed, (file) => [leaf(file), leaf(file)]);
    const [settled, done] = [first?.id ?? '', second?.id ?? ''];
    await settle(ngozi, settled, true);
    await say(tunde, done, { done: true, answer: 'Lower by 4 mm' });
    const late = await say(tunde, settled, { done: false, answer: 'No' });
    expect([late.status, late.refusal.code]).toEqual([409, 'settled']);
    expect((await settle(ngozi, done, false)).status).toBe(200);
    expect((await order(tunde, agreed)).job_submissions[0]?.marks).toMatchObject([
      { state: 'settled', answer: null },
      { state: 'done', answer: 'Lower by 4 mm' },
    ]);
  });

  it('are taken on files of the newest round alone, where these have a place, and nothing is kept otherwise', async () => {
    const agreed = await running();
    const old = await handInPicture(agreed);
    await ngozi.ok(orders.decline, { params: { id: agreed.job.id }, body: { reason: 'Warmer' } });
    const fresh = await handInPicture(agreed);
    const foreign = await handInPicture(await running());
    const timed = { ...name(fresh), seconds: 3 };
    for (const wrong of [leaf(old), leaf(foreign), timed]) {
      const answer = await send(ngozi, agreed, [leaf(fresh), wrong]);
      expect([answer.status, Object.keys(answer.refusal.errors ?? {})]).toEqual([422, ['marks']]);
    }
    const seen = await order(ngozi, agreed);
    expect([seen.status, seen.job_submissions[0]?.marks]).toEqual(['submitted', []]);
    expect((await send(tunde, agreed, [leaf(fresh)])).status).toBe(403);
    expect((await send(await hunter(app, 'Efua'), agreed, [leaf(fresh)])).status).toBe(404);
    const both = await Promise.all([send(ngozi, agreed, [leaf(fresh)]), send(ngozi, agreed, [name(fresh)])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await order(ngozi, agreed)).job_submissions[0]?.marks).toHaveLength(1);
  });

  it('that are questions alone leave the work waiting, are answered there, and go on with the numbers of the round', async () => {
    const agreed = await running();
    const file = await handInPicture(agreed);
    const question = { file_id: file, kind: 'question', text: 'Which font is it?', x: 0.5, y: 0.5 };
    expect((await ask(ngozi, agreed, [question])).status).toBe(200);
    const asked = await order(tunde, agreed);
    expect([asked.status, asked.job_submissions[0]?.decline_reason]).toEqual(['submitted', null]);
    const [{ id = '' } = {}] = asked.job_submissions[0]?.marks ?? [];
    const silent = await say(tunde, id, { done: true });
    expect([silent.status, Object.keys(silent.refusal.errors ?? {})]).toEqual([422, ['answer']]);
    expect((await say(tunde, id, { done: false, answer: 'Noto Sans' })).status).toBe(200);
    expect((await send(ngozi, agreed, [leaf(file)])).status).toBe(200);
    const seen = await order(ngozi, agreed);
    expect(seen.job_submissions[0]).toMatchObject({
      decline_reason: '2. Leaf lower',
      marks: [
        { number: 1, kind: 'question', state: 'open', answer: 'Noto Sans' },
        { number: 2, kind: 'must' },
      ],
    });
    expect(seen.history.filter(({ name }) => /question/.test(name)).map(({ name }) => name)).toEqual([
      'job.ask-questions',
      'job.answer-question',
    ]);
    await app.settle();
    expect(await newsOf(tunde)).toContainEqual(
      expect.stringMatching(/^Ngozi asks .*“1\. Which font is it\?”\.$/),
    );
    expect(await newsOf(ngozi)).toContainEqual(expect.stringMatching(/^Tunde answers .*“Noto Sans”\.$/));
  });

  it('without a request are questions, of the hunter alone, while the work waits; a round takes thirty', async () => {
    const agreed = await running();
    const file_id = await handInPicture(agreed);
    const question = { file_id, kind: 'question', text: 'Which font is it?' };
    const mixed = await ask(ngozi, agreed, [question, leaf(file_id)]);
    expect([mixed.status, Object.keys(mixed.refusal.errors ?? {})]).toEqual([422, ['marks']]);
    expect((await ask(tunde, agreed, [question])).status).toBe(403);
    expect((await ask(await hunter(app, 'Abena'), agreed, [question])).status).toBe(404);
    const thirty = Array.from({ length: MARKS_MAX }, () => question);
    expect((await ask(ngozi, agreed, thirty)).status).toBe(200);
    for (const more of [await ask(ngozi, agreed, [question]), await send(ngozi, agreed, [leaf(file_id)])])
      expect([more.status, Object.keys(more.refusal.errors ?? {})]).toEqual([422, ['marks']]);
    await ngozi.ok(orders.decline, { params: { id: agreed.job.id }, body: { reason: 'Warmer' } });
    expect((await ask(ngozi, agreed, [question])).refusal.code).toBe('active');
    await handInPicture(agreed);
    const [, old] = (await order(tunde, agreed)).job_submissions;
    const late = await say(tunde, old?.marks[0]?.id ?? '', { done: false, answer: 'Noto Sans' });
    expect(late.refusal.code).toBe('submitted');
  });

  it.each([
    ['no remark', []],
    ['too many', Array.from({ length: MARKS_MAX + 1 }, () => ({ kind: 'must', text: 'x' }))],
    ['no words', [{ kind: 'must', text: ' ' }]],
    ['no words that are seen', [{ kind: 'must', text: '\u200B\u200B' }]],
    ['501 letters', [{ kind: 'must', text: 'x'.repeat(501) }]],
    ['half a place', [{ kind: 'must', text: 'x', x: 0.5 }]],
    ['a place outside', [{ kind: 'must', text: 'x', x: 1.01, y: 0 }]],
    ['time before the beginning', [{ kind: 'must', text: 'x', seconds: -1 }]],
    ['another kind', [{ kind: 'wish', text: 'x' }]],
    ['unknown fields', [{ kind: 'must', text: 'x', state: 'settled' }]],
  ])('with %s are refused', async (_case, list) => {
    const agreed = await running();
    const file_id = await handInPicture(agreed);
    const answer = await send(
      ngozi,
      agreed,
      list.map((one) => ({ file_id, ...one })),
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.refusal.errors ?? {})[0]).toMatch(/^(marks|state)/);
  });

  it('at their limits are taken: thirty of 500 letters, at the edges', async () => {
    const agreed = await running();
    const words = 'x'.repeat(500);
    const kept = await sent(agreed, (file_id) =>
      Array.from({ length: MARKS_MAX }, () => ({ file_id, kind: 'question', text: words, x: 0, y: 1 })),
    );
    expect(kept).toHaveLength(MARKS_MAX);
    const reason = (await order(tunde, agreed)).job_submissions[0]?.decline_reason;
    expect(reason).toBe(reasonOf(kept));
    expect(reason).toHaveLength(1000);
  });

  it.each([0, 1, 2, 3])('are cut between letters, never within one of two units (%i)', async (before) => {
    const agreed = await running();
    const text = 'x'.repeat(before) + '😀'.repeat(240);
    const kept = await sent(agreed, (file) => Array.from({ length: 3 }, () => ({ ...leaf(file), text })));
    expect((await order(tunde, agreed)).job_submissions[0]?.decline_reason).toBe(reasonOf(kept));
  });
});
