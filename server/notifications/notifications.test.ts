/** Notifications over the API: through the life of a job the right people hear the right thing, once, by app and mail. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bids } from '#contract/bids/bids.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { orders } from '#contract/orders/orders.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { type NewEvent, record } from '#server/core/work/events.ts';
import { hunter, type Person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { mailsTo } from '#server/testing/mails.ts';
import { agree, agreementForm, bidOn, postJob } from '#server/testing/market.ts';
import { fund, handIn, handInMilestones, review, started } from '#server/testing/story.ts';
import { redeliverEvents, waitingWork } from '#server/testing/work.ts';

let app: TestApp;
let ngozi: Person;
let tunde: Person;
let amina: Person;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  ngozi = await hunter(app, 'Ngozi');
  tunde = await talent(app, 'Tunde');
  amina = await talent(app, 'Amina');
});

async function listOf(someone: Person) {
  return (await someone.ok(notifications.list, { query: { limit: '50' } })).notification;
}

/** Deletes all notifications so far. */
async function clear(): Promise<void> {
  await app.settle();
  await app.database.db.deleteFrom('notifications').execute();
  await app.database.db.deleteFrom('mails').execute();
}

/** What each person is notified of, `title → link`, oldest first; mails must say the same. */
async function notified(): Promise<Record<string, string[]>> {
  await app.settle();
  const everybody: Record<string, string[]> = {};
  for (const one of [ngozi, tunde, amina]) {
    const lines = (await listOf(one)).reverse();
    if (lines.length > 0) everybody[one.name] = lines.map((line) => `${line.title} → ${line.link}`);
    const mails = await mailsTo(app, one);
    expect(mails.map((mail) => mail.subject)).toEqual(lines.map((line) => line.title));
    for (const [i, line] of lines.entries()) {
      expect(mails[i]?.body).toContain(line.description);
      expect(mails[i]?.body).toContain(`${app.config.publicUrl}${line.link}`);
    }
  }
  await clear();
  return everybody;
}

const put = async (someone: Person, entry: Endpoint, id: string, body: object = {}) => {
  await someone.ok(entry, { params: { id }, body });
};

describe('bidding', () => {
  test('applied, withdrawn, invited', async () => {
    const job = await postJob(ngozi, { job_type: 'close' });
    expect(await notified()).toEqual({});
    await ngozi.ok(jobs.invite, { body: { job_id: job.id, talent_email: tunde.email } });
    expect(await notified()).toEqual({ Tunde: [`You're invited to a job → /jobrequest/job/${job.id}`] });
    const bid = await bidOn(tunde, job);
    expect(await notified()).toEqual({ Ngozi: [`New application → /hunterDashboard/TalentBid/${job.id}`] });
    await put(tunde, bids.withdrawBid, bid.id);
    expect(await notified()).toEqual({
      Ngozi: [`Application withdrawn → /hunterDashboard/TalentBid/${job.id}`],
    });
  });

  test('rejected with a reason; a job that is taken down rejects all', async () => {
    const job = await postJob(ngozi);
    const [first, second] = [await bidOn(tunde, job), await bidOn(amina, job)];
    await clear();
    await put(ngozi, bids.reject, first.id, { rejection_reason: 'We look for <b>ink</b>' });
    await app.settle();
    expect((await listOf(tunde))[0]?.description).toContain('Reason: We look for <b>ink</b>');
    expect(await notified()).toEqual({ Tunde: [`Application rejected → /jobrequest/detail/${first.id}`] });
    await ngozi.ok(jobs.remove, { params: { id: job.id } });
    expect(await notified()).toEqual({ Amina: [`Application rejected → /jobrequest/detail/${second.id}`] });
  });
});

describe('the agreement', () => {
  test('offered, declined, offered, withdrawn: each time the other one hears', async () => {
    const job = await postJob(ngozi);
    const bid = await bidOn(tunde, job);
    await clear();
    await ngozi.ok(bids.offerAgreement, { body: agreementForm(bid) });
    expect(await notified()).toEqual({ Tunde: [`You have an offer → /order/submittedProject/${job.id}`] });
    await put(tunde, bids.declineOrder, job.id, { reason: 'The dates do not fit' });
    expect(await notified()).toEqual({
      Ngozi: [`Agreement declined → /hunterDashboard/TalentBid/${job.id}`],
    });
  });

  test('withdrawn by the hunter while it is offered', async () => {
    const job = await postJob(ngozi);
    const bid = await bidOn(tunde, job);
    await ngozi.ok(bids.offerAgreement, { body: agreementForm(bid) });
    await clear();
    await put(ngozi, bids.withdrawOrder, job.id, { reason: 'Other plans' });
    expect(await notified()).toEqual({ Tunde: [`Agreement withdrawn → /jobrequest/detail/${bid.id}`] });
  });

  test('accepted; left by the talent', async () => {
    const { job, bid } = await agree({ hunter: ngozi, talent: tunde });
    expect((await notified()).Ngozi?.at(-1)).toBe(
      `Agreement accepted → /hunterDashboard/paymentbid/${bid.id}`,
    );
    await put(tunde, bids.withdrawOrder, job.id, { reason: 'Ill' });
    expect(await notified()).toEqual({
      Ngozi: [`Agreement cancelled → /hunterDashboard/TalentBid/${job.id}`],
    });
  });

  test('left by the hunter, called off by the hunter', async () => {
    const left = await agree({ hunter: ngozi, talent: tunde });
    await clear();
    await put(ngozi, bids.withdrawOrder, left.job.id, { reason: 'Other plans' });
    expect(await notified()).toEqual({
      Tunde: [`Agreement cancelled → /jobrequest/detail/${left.bid.id}`],
    });
    const off = await agree({ hunter: ngozi, talent: tunde });
    await clear();
    await put(ngozi, bids.withdrawOrder, off.job.id, { reason: 'Other plans', cancel: true });
    expect(await notified()).toEqual({ Tunde: [`Job cancelled → /jobrequest/detail/${off.bid.id}`] });
  });
});

describe('the work', () => {
  test('paid for: both hear, and who was not hired', async () => {
    const job = await postJob(ngozi);
    const other = await bidOn(amina, job);
    await agree({ hunter: ngozi, talent: tunde, job });
    await clear();
    await fund(app, ngozi, job.id);
    expect(await notified()).toEqual({
      Ngozi: [`Payment received → /hunterDashboard/SubmittedProjects/detail/${job.id}`],
      Tunde: [`The job is paid for → /order/submittedProject/${job.id}`],
      Amina: [`Application rejected → /jobrequest/detail/${other.id}`],
    });
  });

  test('started, submitted, declined, submitted, accepted, reviewed', async () => {
    const agreed = await agree({ hunter: ngozi, talent: tunde });
    const { id } = agreed.job;
    await fund(app, ngozi, id);
    await clear();
    await put(tunde, orders.start, id);
    await handInMilestones(tunde, agreed, [1]);
    await handIn(tunde, id);
    expect(await notified()).toEqual({
      Ngozi: [
        `Work started → /hunterDashboard/SubmittedProjects/detail/${id}`,
        `Milestone submitted → /hunterDashboard/SubmittedProjects/detail/${id}`,
        `Work submitted → /hunterDashboard/SubmittedProjects/detail/${id}`,
      ],
    });
    await put(ngozi, orders.decline, id, { reason: 'Warmer colours' });
    expect(await notified()).toEqual({ Tunde: [`Changes requested → /order/submittedProject/${id}`] });
    await handIn(tunde, id);
    await clear();
    await put(ngozi, orders.accept, id);
    expect(await notified()).toEqual({ Tunde: [`Project Accepted → /order/completedProject/${id}`] });
    await review(ngozi, tunde, id);
    expect(await notified()).toEqual({ Tunde: [`You have been reviewed → /order/completedProject/${id}`] });
    const ofHunter = await review(tunde, ngozi, id);
    expect(await notified()).toEqual({
      Tunde: [`New review → /order/completedProject/${id}`],
      Ngozi: [`New review → /hunterDashboard/CompletedProjects/detail/${id}`],
    });
    await ngozi.ok(reviews.reply, { params: { id: ofHunter.id }, body: { reply: 'Thank you' } });
    expect(await notified()).toEqual({ Tunde: [`Reply to your review → /order/completedProject/${id}`] });
  });

  test('silence: reminded on days 2, 7 and 13, then accepted, which both hear', async () => {
    const { job } = await started(app, { hunter: ngozi, talent: tunde });
    await handIn(tunde, job.id);
    await clear();
    const detail = `/hunterDashboard/SubmittedProjects/detail/${job.id}`;
    for (const days of [2.1, 5, 6]) {
      app.passDays(days);
      expect(await notified()).toEqual({ Ngozi: [`Submitted work is waiting for you → ${detail}`] });
    }
    app.passDays(1);
    expect(await notified()).toEqual({
      Ngozi: [`Project Accepted → /hunterDashboard/CompletedProjects/detail/${job.id}`],
      Tunde: [`Project Accepted → /order/completedProject/${job.id}`],
    });
  });

  test('cancelled by one, heard by the other', async () => {
    const byHunter = await started(app, { hunter: ngozi, talent: tunde });
    const byTalent = await started(app, { hunter: ngozi, talent: tunde });
    await clear();
    await put(ngozi, orders.cancel, byHunter.job.id, { reason: 'Other plans' });
    expect(await notified()).toEqual({
      Tunde: [`Order cancelled → /order/completedProject/${byHunter.job.id}`],
    });
    await put(tunde, orders.cancel, byTalent.job.id, { reason: 'Ill' });
    expect(await notified()).toEqual({
      Ngozi: [`Order cancelled → /hunterDashboard/CompletedProjects/detail/${byTalent.job.id}`],
    });
  });
});

async function happens(event: (at: Date) => NewEvent): Promise<void> {
  const at = app.services.clock.now();
  await app.database.db.transaction().execute((tx) => record(tx, event(at)));
}

const actor = { kind: 'provider', id: null } as const;

describe('money', () => {
  test.each([
    ['payout.settle', 'Money sent to your bank'],
    ['payout.fail', 'Withdrawal failed'],
    ['payout.reverse', 'Withdrawal returned'],
  ] as const)('%s notifies its person on that side', async (name, title) => {
    for (const [one, side, page] of [
      [tunde, 'talent', '/earning'],
      [ngozi, 'hunter', '/hunterDashboard/CompletedProjects'],
    ] as const) {
      await clear();
      const facts = { side, amount: '5000000', user_id: one.id, job_id: null };
      const about = { kind: 'payout', id: randomUUID() } as const;
      await happens((at) => ({ name, about, actor, facts, at }));
      expect(await notified()).toEqual({ [one.name]: [`${title} → ${page}`] });
    }
  });

  test('the hunter is notified of a payment that came twice', async () => {
    const job = await postJob(ngozi);
    await happens((at) => ({
      name: 'payment.return',
      about: { kind: 'job', id: job.id },
      facts: { title: job.title, amount: '1' },
      actor,
      at,
    }));
    expect(await notified()).toEqual({ Ngozi: ['Payment returned to you → /hunterDashboard/payback'] });
  });
});

describe('each event', () => {
  test('is notified once, however often it is delivered', async () => {
    await bidOn(tunde, await postJob(ngozi));
    await app.settle();
    await redeliverEvents(app);
    expect(await listOf(ngozi)).toHaveLength(1);
    expect(await waitingWork(app)).toEqual([]);
    const mails = app.database.db.selectFrom('mails').select('id').where('to_address', '=', ngozi.email);
    expect(await mails.execute()).toHaveLength(1);
  });

  test('reaches a disabled account in the app only', async () => {
    const job = await postJob(ngozi);
    const now = app.services.clock.now();
    await bidOn(tunde, job);
    await app.database.db.updateTable('users').set({ disabled_at: now }).where('id', '=', ngozi.id).execute();
    const mails = await mailsTo(app, ngozi);
    expect(mails).toEqual([]);
  });
});
