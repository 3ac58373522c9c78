/** Evidence: files of a statement, kept for the two parties and an operator, and what an operator is shown of a case. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputes } from '#contract/disputes/disputes.ts';
import { acceptance } from '#contract/orders/acceptance.ts';
import { marks } from '#contract/orders/marks.ts';
import { words } from '#contract/words/en.ts';
import { hunter, type Person, person, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { ANSWER, asOperator, decide, disputed, STATEMENT } from '#server/testing/disputes.ts';
import { openLink } from '#server/testing/file-store.ts';
import { asUpload, solidPicture } from '#server/testing/gigs.ts';
import type { Agreed } from '#server/testing/market.ts';
import { accepted, handIn, handInMilestones, order, started } from '#server/testing/story.ts';
import { noteDispute } from '../decisions/commands.ts';
import { countOpenDisputes, getDisputeCase, listDisputes, previewDecision } from '../queries.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let picture: Uint8Array;

beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  picture = await solidPicture(60, 40);
});
afterAll(() => app.close());

const two = () => ({ hunter: ngozi, talent: tunde });

function attach(one: Person, { job }: Agreed, content = picture, name = 'proof.png') {
  return one.call(disputes.addEvidence, { params: { id: job.id }, upload: asUpload(content, name, 'file') });
}

async function attached(one: Person, agreed: Agreed): Promise<string> {
  return (await attach(one, agreed)).body.file.id;
}

function open(one: Person, { job }: Agreed, files: string[]) {
  return one.call(disputes.open, { params: { id: job.id }, body: { statement: STATEMENT, files } });
}

describe('evidence', () => {
  it('stands beside its statement, in order, for both parties, by links that end', async () => {
    const agreed = await started(app, two());
    const files = [await attached(ngozi, agreed), await attached(ngozi, agreed)];
    const made = await open(ngozi, agreed, files.toReversed());
    expect(made.body.dispute.statement.files.map((file) => file.id)).toEqual(files.toReversed());
    const proof = await attached(tunde, agreed);
    const answer = { params: { id: agreed.job.id }, body: { statement: ANSWER, files: [proof] } };
    await tunde.ok(disputes.answer, answer);
    const { dispute } = await ngozi.ok(disputes.get, { params: { id: agreed.job.id } });
    const url = dispute?.answer?.files[0]?.url ?? '';
    expect(url).toMatch(/^\/jobs\/evidence\/[0-9a-f]{32}\.png\?/);
    expect((await openLink(app, url, ngozi)).status).toBe(200);
    expect((await app.http.inject({ url: url.split('?')[0] ?? '' })).statusCode).toBe(403);
    app.passMinutes(11);
    expect((await app.http.inject({ url, headers: ngozi.browser })).statusCode).toBe(403);
  });

  it('is the sender’s own, of this order, used once, five at most', async () => {
    const agreed = await started(app, two());
    const other = await started(app, two());
    const mine = await attached(ngozi, agreed);
    const refused = [
      await open(ngozi, agreed, [await attached(tunde, agreed)]),
      await open(ngozi, agreed, [await attached(ngozi, other)]),
      await open(ngozi, agreed, Array(6).fill(mine)),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(refused.every(({ refusal }) => refusal.errors?.files)).toBe(true);
    expect((await open(ngozi, agreed, [mine])).status).toBe(200);
    expect((await open(ngozi, other, [mine])).refusal.errors).toHaveProperty('files');
  });

  it('is taken from the parties of an order that is not over, and is what it says it is', async () => {
    const agreed = await started(app, two());
    expect((await attach(await talent(app, 'Sipho'), agreed)).status).toBe(404);
    const { status, refusal } = await attach(ngozi, agreed, Buffer.from('<script>alert(1)</script>'));
    expect([status, refusal.message]).toEqual([415, words.common.fileErrors.unfit]);
    expect((await attach(ngozi, await accepted(app, two()))).refusal.code).toBe('accepted');
  });

  it('that was not sent within a day is removed', async () => {
    const agreed = await started(app, two());
    const forgotten = await attached(ngozi, agreed);
    app.passDays(1.1);
    await app.settle();
    expect((await open(ngozi, agreed, [forgotten])).refusal.errors).toHaveProperty('files');
  });
});

describe('the desk of an operator', () => {
  it('shows the whole case, and how the order would end otherwise', async () => {
    const agreed = await started(app, two());
    await handInMilestones(tunde, agreed, [1]);
    await open(ngozi, agreed, [await attached(ngozi, agreed)]);
    const { dispute } = await tunde.ok(disputes.get, { params: { id: agreed.job.id } });
    const id = dispute?.id ?? '';
    const seen = await asOperator(app, ({ tx, services, now }) =>
      getDisputeCase(tx, id, { userId: tunde.id, files: services.files, now }),
    );
    expect(seen).toMatchObject({
      dispute: { id, statement: { text: STATEMENT, files: [{ name: 'proof.png' }] } },
      hunter: { name: 'Ngozi' },
      talent: { name: 'Tunde' },
      milestones: [{ state: 'submitted' }, { state: 'due' }],
      if_accepted: { talent: 90_000 },
      if_cancelled: { kind: 'cancellation', talent: 7_500 },
    });
    expect(seen.history.map((line) => line.name)).toEqual(
      expect.arrayContaining(['job.fund', 'job.dispute']),
    );
    const preview = await asOperator(app, ({ tx, now }) => previewDecision(tx, id, 5_000_000n, now));
    expect(preview).toMatchObject({ kind: 'decision', talent: 45_000, hunter: 50_000, platform: 5_000 });
  });

  it('shows each round with its remarks, and what the work was to be accepted by (rule 2.17)', async () => {
    const agreed = await started(app, { ...two(), post: { must_haves: ['PNG and SVG'] } });
    const at = { params: { id: agreed.job.id } };
    await handIn(tunde, agreed.job.id, Buffer.from(picture));
    const [item] = (await order(ngozi, agreed)).acceptance;
    await ngozi.ok(acceptance.judge, { params: { id: item?.id ?? '' }, body: { met: false } });
    const file_id = (await order(ngozi, agreed)).job_submissions[0]?.files[0]?.id ?? '';
    const leaf = { file_id, kind: 'must', text: 'Leaf lower', x: 0.25, y: 0.5 } as const;
    await ngozi.ok(marks.send, { ...at, body: { marks: [leaf] } });
    await open(ngozi, agreed, []);
    const { dispute } = await ngozi.ok(disputes.get, at);
    const seen = await asOperator(app, ({ tx, services, now }) =>
      getDisputeCase(tx, dispute?.id ?? '', { userId: tunde.id, files: services.files, now }),
    );
    expect(seen).toMatchObject({
      submissions: [{ round: 1, files: [{ access: 'original' }], marks: [{ ...leaf, state: 'open' }] }],
      acceptance: [{ text: 'PNG and SVG', met: false }],
    });
  });

  it('lists what is open, the oldest first, and what has ended, the newest first', async () => {
    const before = await asOperator(app, ({ tx }) => countOpenDisputes(tx));
    const first = await disputed(app, two());
    const second = await disputed(app, two());
    const list = (state: 'open' | 'ended', after?: string) =>
      asOperator(app, ({ tx, now }) => listDisputes(tx, { state, limit: 50, after }, now));
    const opened = (await list('open')).disputes;
    expect(opened).toHaveLength(before + 2);
    expect(opened.slice(-2).map((line) => line.id)).toEqual([first.disputeId, second.disputeId]);
    app.passDays(3.1);
    await app.settle();
    expect((await list('open')).disputes.at(-1)).toMatchObject({ state: 'decision', overdue: false });
    app.passDays(7);
    expect((await list('open')).disputes.at(-1)).toMatchObject({ state: 'decision', overdue: true });
    const operator = await person(app, 'Ife', []);
    for (const { disputeId } of [first, second]) {
      await decide(app, { disputeId, operatorId: operator.id, gross: '50000' });
    }
    const ended = (await list('ended')).disputes;
    expect(ended.slice(0, 2).map((line) => line.id)).toEqual([second.disputeId, first.disputeId]);
    expect((await list('ended', ended[0]?.id)).disputes[0]?.id).toBe(first.disputeId);
  });

  it('can say a word to both', async () => {
    [ngozi, tunde] = [await signedIn(app, ngozi), await signedIn(app, tunde)];
    const { disputeId, job } = await disputed(app, two());
    const operator = await person(app, 'Bola', []);
    const note = { disputeId, operatorId: operator.id, text: 'Please attach the print file.' };
    await asOperator(app, (desk) => noteDispute(desk, note));
    await app.settle();
    const rows = await app.database.db
      .selectFrom('notifications')
      .innerJoin('events', 'events.id', 'notifications.event_id')
      .select(['notifications.user_id', 'notifications.facts'])
      .where('events.about_id', '=', job.id)
      .where('events.name', '=', 'job.note-dispute')
      .execute();
    expect(rows.map((row) => row.user_id).sort()).toEqual([ngozi.id, tunde.id].sort());
    expect(rows[0]?.facts).toMatchObject({ note: note.text });
  });
});
