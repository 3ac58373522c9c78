/** Each step of a job, a bid and a review, taken through its commands: the link of its notification opens exactly that. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import { disputes } from '#contract/disputes/disputes.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { deliverables } from '#contract/orders/deliverables.ts';
import { marks } from '#contract/orders/marks.ts';
import { orders } from '#contract/orders/orders.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { hunter, type Person, passDaysWith, signedIn, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { migrateAgain } from '#server/testing/database.ts';
import { answer, callDispute, decide, dispute, disputed, settleDispute } from '#server/testing/disputes.ts';
import { followLinks, kindsOf } from '#server/testing/links.ts';
import { agree, agreementForm, bidOn, postJob } from '#server/testing/market.ts';
import { consoleOf } from '#server/testing/operators.ts';
import { accepted, fund, handIn, handInMilestones, review, started } from '#server/testing/story.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
const followed = new Set<string>();
beforeAll(async () => {
  app = await testApp();
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
});
afterAll(async () => {
  expect(kindsOf(['job', 'bid', 'review']).filter((kind) => !followed.has(kind))).toEqual([]);
  await app.close();
});

const two = () => ({ hunter: ngozi, talent: tunde });
const reason = 'The plan has changed since.';
const job = (id: string, body: object = {}) => ({ params: { id }, body });

async function follow(): Promise<string[]> {
  const kinds = await followLinks(app, [ngozi, tunde]);
  for (const kind of kinds) followed.add(kind);
  return kinds;
}

async function pass(days: number): Promise<void> {
  await passDaysWith(app, days, [ngozi, tunde]);
  [ngozi, tunde] = [await signedIn(app, ngozi), await signedIn(app, tunde)];
}

describe('a bid and its agreement', () => {
  test('an invitation to an open job and to a closed one', async () => {
    for (const job_type of ['open', 'close'] as const) {
      const { id } = await postJob(ngozi, { job_type });
      await ngozi.ok(jobs.invite, { body: { job_id: id, talent_email: tunde.email } });
      expect(await follow()).toEqual(['job.invite talent']);
    }
  });

  test('a bid made, taken back, rejected; a job taken down', async () => {
    const bid = await bidOn(tunde, await postJob(ngozi));
    expect(await follow()).toEqual(['bid.apply hunter']);
    await tunde.ok(bids.withdrawBid, job(bid.id));
    expect(await follow()).toEqual(['bid.withdraw hunter']);
    const other = await bidOn(tunde, await postJob(ngozi));
    await ngozi.ok(bids.reject, job(other.id, { rejection_reason: reason }));
    expect(await follow()).toEqual(['bid.apply hunter', 'bid.reject talent']);
    const gone = await bidOn(tunde, await postJob(ngozi));
    await follow();
    await ngozi.ok(jobs.remove, { params: { id: gone.job_id } });
    expect(await follow()).toEqual(['bid.reject talent']);
  });

  test('offered, then accepted, declined or withdrawn', async () => {
    const offered = async () => {
      const bid = await bidOn(tunde, await postJob(ngozi));
      await follow();
      await ngozi.ok(bids.offerAgreement, { body: agreementForm(bid) });
      expect(await follow()).toEqual(['job.offer talent']);
      return bid.job_id;
    };
    await tunde.ok(bids.acceptOrder, job(await offered(), { terms_accepted: true }));
    expect(await follow()).toEqual(['job.accept-offer hunter']);
    await tunde.ok(bids.declineOrder, job(await offered(), { reason }));
    expect(await follow()).toEqual(['job.decline-offer hunter']);
    await ngozi.ok(bids.withdrawOrder, job(await offered(), { reason }));
    expect(await follow()).toEqual(['job.withdraw talent']);
  });

  test('offered and left unanswered: reminded, then lapsed', async () => {
    const bid = await bidOn(tunde, await postJob(ngozi));
    await ngozi.ok(bids.offerAgreement, { body: agreementForm(bid) });
    await follow();
    await pass(1.1);
    expect(await follow()).toEqual(['job.remind-offer talent']);
    await pass(2);
    expect((await follow()).sort()).toEqual(['job.lapse-offer hunter', 'job.lapse-offer talent']);
  });

  test('agreed, then left by either side, or called off', async () => {
    const agreed = async () => {
      const made = await agree(two());
      await follow();
      return made.job.id;
    };
    await tunde.ok(bids.withdrawOrder, job(await agreed(), { reason }));
    expect(await follow()).toEqual(['job.leave hunter']);
    await ngozi.ok(bids.withdrawOrder, job(await agreed(), { reason }));
    expect(await follow()).toEqual(['job.leave talent']);
    await ngozi.ok(bids.withdrawOrder, job(await agreed(), { reason, cancel: true }));
    expect(await follow()).toEqual(['job.call-off talent']);
  });
});

test('an invitation that was notified before its link was fixed', async () => {
  const { id } = await postJob(ngozi);
  await ngozi.ok(jobs.invite, { body: { job_id: id, talent_email: tunde.email } });
  await app.settle();
  const { db } = app.database;
  await db.updateTable('notifications').set({ link: '/jobrequest?tab=closed' }).execute();
  await migrateAgain(db, '0062-links-of-notifications.sql');
  expect(await follow()).toEqual(['job.invite talent']);
});

describe('the work', () => {
  test('paid, started, handed in, sent back, accepted, reviewed, answered', async () => {
    const agreed = await agree(two());
    const { id } = agreed.job;
    await follow();
    await fund(app, ngozi, id);
    expect((await follow()).sort()).toEqual(['job.fund hunter', 'job.fund talent']);
    await tunde.ok(orders.start, job(id));
    await handInMilestones(tunde, agreed, [1]);
    const milestone = agreed.job.milestones[0]?.id ?? '';
    await ngozi.ok(deadlines.declineMilestone, job(milestone, { reason }));
    await handIn(tunde, id);
    expect((await follow()).sort()).toEqual([
      'job.decline-milestone talent',
      'job.start hunter',
      'job.submit hunter',
      'job.submit-milestone hunter',
    ]);
    await ngozi.ok(orders.decline, job(id, { reason }));
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } }).png();
    await handIn(tunde, id, await picture.toBuffer());
    const { submission } = await tunde.ok(orders.getSubmitted, job(id));
    const file_id = submission.job_submissions[0]?.files[0]?.id ?? '';
    await tunde.ok(deliverables.open, job(file_id));
    const question = { file_id, kind: 'question' as const, text: 'Which font is it?' };
    await ngozi.ok(marks.ask, { ...job(id), body: { marks: [question] } });
    const asked = (await tunde.ok(orders.getSubmitted, job(id))).submission.job_submissions[0]?.marks[0];
    await tunde.ok(marks.answer, { ...job(asked?.id ?? ''), body: { done: false, answer: 'Noto Sans' } });
    await ngozi.ok(orders.accept, job(id));
    expect((await follow()).sort()).toEqual([
      'job.accept talent',
      'job.answer-question hunter',
      'job.ask-questions talent',
      'job.decline talent',
      'job.open-file hunter',
      'job.submit hunter',
    ]);
    await review(ngozi, tunde, id);
    expect(await follow()).toEqual(['review.send talent']);
    const ofHunter = await review(tunde, ngozi, id);
    const { job_reviews } = await tunde.ok(reviews.ofJob, { params: { id } });
    expect((await follow()).sort()).toEqual(['review.show hunter', 'review.show talent']);
    await ngozi.ok(reviews.reply, job(ofHunter.id, { reply: 'Thank you' }));
    const other = job_reviews.find((one) => one.id !== ofHunter.id)?.id ?? '';
    await tunde.ok(reviews.reply, job(other, { reply: 'Thank you, too' }));
    expect(await follow()).toEqual(['review.reply talent', 'review.reply hunter']);
    const second = await accepted(app, two());
    await follow();
    await review(tunde, ngozi, second.job.id);
    expect(await follow()).toEqual(['review.send hunter']);
  });

  test('left unanswered: reminded, then accepted', async () => {
    const { job: late } = await started(app, two());
    await handIn(tunde, late.id);
    await follow();
    await pass(2.1);
    expect(await follow()).toEqual(['job.remind hunter']);
    await pass(12);
    expect(await follow()).toEqual(expect.arrayContaining(['job.accept hunter', 'job.accept talent']));
  });

  test('cancelled by either side', async () => {
    const [one, other] = [await started(app, two()), await started(app, two())];
    await follow();
    await ngozi.ok(orders.cancel, job(one.job.id, { reason }));
    await tunde.ok(orders.cancel, job(other.job.id, { reason }));
    expect(await follow()).toEqual(['job.cancel talent', 'job.cancel hunter']);
  });
});

describe('deadlines', () => {
  const asked = async () => {
    const { job: made } = await started(app, two());
    await tunde.ok(deadlines.requestExtension, job(made.id, { days: 7, reason: `${reason} More time.` }));
    expect(await follow()).toContain('job.request-extension hunter');
    return made.id;
  };

  test('more time asked for, granted, kept, taken back, unanswered', async () => {
    await ngozi.ok(deadlines.grantExtension, job(await asked(), { answer: '' }));
    expect(await follow()).toEqual(['job.grant-extension talent']);
    await ngozi.ok(deadlines.refuseExtension, job(await asked(), { answer: 'The fair has its date' }));
    expect(await follow()).toEqual(['job.refuse-extension talent']);
    await tunde.ok(deadlines.withdrawExtension, job(await asked()));
    expect(await follow()).toEqual(['job.withdraw-extension hunter']);
    await asked();
    await pass(2.1);
    const lapsed = await follow();
    expect(lapsed.sort()).toEqual(['job.lapse-extension hunter', 'job.lapse-extension talent']);
  });

  test('a miss that is waived', async () => {
    const { job: late } = await started(app, two());
    await pass(7);
    await follow();
    await ngozi.ok(deadlines.waive, job(late.milestones[0]?.id ?? ''));
    expect(await follow()).toEqual(['job.waive talent']);
  });
});

describe('a dispute', () => {
  test('opened by either side, answered, settled', async () => {
    const ofHunter = await disputed(app, two());
    expect(await follow()).toContain('job.dispute talent');
    await answer(tunde, ofHunter);
    expect(await follow()).toEqual(['job.answer-dispute hunter']);
    await settleDispute(ofHunter, { proposedBy: tunde, acceptedBy: ngozi, gross: '40000' });
    expect(await follow()).toEqual(['job.propose-settlement hunter', 'job.accept-settlement talent']);
    const ofTalent = await started(app, two());
    await dispute(tunde, ofTalent.job.id);
    expect(await follow()).toContain('job.dispute hunter');
    await answer(ngozi, ofTalent);
    await settleDispute(ofTalent, { proposedBy: ngozi, acceptedBy: tunde, gross: '0' });
    expect(await follow()).toEqual([
      'job.answer-dispute talent',
      'job.propose-settlement talent',
      'job.accept-settlement hunter',
    ]);
  });

  test('taken back by either side', async () => {
    const ofHunter = await disputed(app, two());
    await callDispute(ngozi, disputes.withdraw, ofHunter);
    const ofTalent = await started(app, two());
    await dispute(tunde, ofTalent.job.id);
    await callDispute(tunde, disputes.withdraw, ofTalent);
    const kinds = await follow();
    expect(kinds).toEqual(
      expect.arrayContaining(['job.withdraw-dispute talent', 'job.withdraw-dispute hunter']),
    );
  });

  test('left unanswered, asked about, decided', async () => {
    const { disputeId } = await disputed(app, two());
    await follow();
    await pass(3.1);
    expect((await follow()).sort()).toEqual(['job.lapse-answer hunter', 'job.lapse-answer talent']);
    const ops = await consoleOf(app);
    await ops.ok(operatorDisputes.note, job(disputeId, { reason }));
    expect((await follow()).sort()).toEqual(['job.note-dispute hunter', 'job.note-dispute talent']);
    await decide(app, { disputeId, operatorId: ops.id, gross: '40000' });
    expect((await follow()).sort()).toEqual(['job.decide hunter', 'job.decide talent']);
  });
});
