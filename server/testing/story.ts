/** Builders of orders that are paid, started, submitted or accepted, through the real endpoints and the simulator. */
import { orders } from '#contract/orders/orders.ts';
import { payments } from '#contract/payments/payments.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import type { Review } from '#contract/reviews/review.ts';
import { reviews } from '#contract/reviews/reviews.ts';
import { PASSWORD, type Person } from './actors.ts';
import type { TestApp } from './app.ts';
import { type Agreed, agree } from './market.ts';

export type Parties = Parameters<typeof agree>[0];

/** Opens the provider's checkout for an agreed job; returns the payment's reference. */
export async function checkout(hunter: Person, jobId: string): Promise<string> {
  const { reference } = await hunter.ok(payments.pay, { body: { job_id: jobId } });
  return reference;
}

/** Pays an agreed job by card in the simulator; its webhook has arrived when this returns. */
export async function fund(app: TestApp, hunter: Person, jobId: string): Promise<string> {
  const reference = await checkout(hunter, jobId);
  await app.control('POST', `/transactions/${reference}/pay`, { channel: 'card' });
  await app.settle();
  return reference;
}

/** An order that the talent has started. */
export async function started(app: TestApp, parties: Parties): Promise<Agreed> {
  const agreed = await agree(parties);
  await fund(app, parties.hunter, agreed.job.id);
  await parties.talent.ok(orders.start, { params: { id: agreed.job.id } });
  return agreed;
}

/** Submits milestones by position (1 to 4). */
export async function handInMilestones(
  talent: Person,
  agreed: Agreed,
  positions: readonly number[],
): Promise<void> {
  for (const milestone of agreed.job.milestones.filter((one) => positions.includes(one.position))) {
    await talent.ok(orders.submitMilestone, {
      body: { title: milestone.title, milestone_id: milestone.id, comment: 'Here it is.' },
    });
  }
}

/** Submits the work, with a picture if one is given. */
export async function handIn(talent: Person, jobId: string, picture?: Buffer): Promise<void> {
  const upload = picture && { field: 'path', name: 'work.png', type: 'image/png', content: picture };
  await talent.ok(orders.submit, {
    params: { id: jobId },
    body: { comment: 'All done.' },
    ...(upload && { upload }),
  });
}

/** An accepted order, with every milestone submitted in time. */
export async function accepted(app: TestApp, parties: Parties): Promise<Agreed> {
  const agreed = await started(app, parties);
  await handInMilestones(parties.talent, agreed, [1, 2, 3, 4]);
  await handIn(parties.talent, agreed.job.id);
  await parties.hunter.ok(orders.accept, { params: { id: agreed.job.id } });
  await app.settle();
  return agreed;
}

/** Reviews `to` in the name of `from`: 4 stars unless `changes` differ. */
export async function review(
  from: Person,
  to: Person,
  jobId: string,
  changes: Partial<Pick<Review, 'rating' | 'recommend_user' | 'comment'>> = {},
): Promise<Review> {
  const names = { reviewer_id: from.id, reviewee_id: to.id, job_id: jobId };
  const words = { rating: 4, recommend_user: 'Yes', comment: 'Clear and quick', ...changes };
  return (await from.ok(reviews.send, { body: { ...names, ...words } })).review;
}

/** A bank account that the simulator resolves. */
export const BANK_ACCOUNT = { bank_code: '058', account_number: '0123456789' };

/** Saves a bank account; returns the recipient code. Any account after the first is held for a day. */
export async function addBank(person: Person, account = BANK_ACCOUNT): Promise<string> {
  const { data } = await person.ok(payouts.recipient, { body: { ...account, password: PASSWORD } });
  return data.data.recipient_code;
}

/** The order as this party sees it. */
export function order(party: Person, { job }: Agreed) {
  return party.ok(orders.getSubmitted, { params: { id: job.id } }).then((reply) => reply.submission);
}

/** Withdraws the net pay of an accepted order; returns the reference of the transfer, which is on its way. */
export async function withdraw(app: TestApp, person: Person, jobId: string, code: string): Promise<string> {
  await person.ok(payouts.transfer, { body: { transfer_recipient_code: code, job_id: jobId } });
  return newestTransfer(app, person);
}

/** The reference of the person's newest payout, as the provider knows it. */
export async function newestTransfer(app: TestApp, person: Person): Promise<string> {
  const { reference } = await app.database.db
    .selectFrom('payouts')
    .select('reference')
    .where('user_id', '=', person.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return reference;
}

/** Lets the bank end the person's newest transfer; its webhook has arrived when this returns. */
export async function endTransfer(
  app: TestApp,
  person: Person,
  verb: 'settle' | 'fail' | 'reverse',
): Promise<void> {
  await app.control('POST', `/transfers/${await newestTransfer(app, person)}/${verb}`, {});
  await app.settle();
}
