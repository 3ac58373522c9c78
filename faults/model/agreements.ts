/** Commands before payment: edit a job, invite talents, offer, accept, decline, leave and call off an agreement. */
import { bids } from '#contract/bids/bids.ts';
import { addDays } from '#contract/core/days.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { lagosDay } from '#server/core/clock.ts';
import { agreementForm, MILESTONES } from '#server/testing/market.ts';
import { jobOf, OFFER_SILENCE_MS, type Order } from './state.ts';
import { at, person, status, type Verb } from './verbs.ts';

const reason = 'No time any more';

/** Ends an agreement before payment: the job takes bids again, or is cancelled when it was ordered from a gig. */
function endUnpaid(order: Order): void {
  order.status = order.fromGig ? 'cancelled' : 'bidding';
  order.silenceAt = null;
}

/** Edits the penalty (percent) and the due day of the first milestone. */
function edit(penalty: number, due: number): Verb {
  return {
    name: `edit the first milestone to ${penalty} % on day ${due}`,
    takes: (order) => order.status === 'bidding',
    call: ({ hunter }, order) => {
      const body = { ...MILESTONES[0], penalty, due };
      return status(
        hunter.call(jobs.updateMilestone, { params: { id: order.milestones[0]?.id ?? '' }, body }),
      );
    },
    after: (order) => {
      Object.assign(order.milestones[0] ?? {}, { penalty, due });
    },
  };
}

/** Offers an agreement that begins `days` days after the offer. */
function offer(days: number): Verb {
  let startDay = '';
  return {
    name: `offer from ${days === 0 ? 'today' : 'tomorrow'} on`,
    takes: (order) => order.status === 'bidding' && !order.bidGone,
    call: ({ hunter, app }, order) => {
      const today = lagosDay(app.services.clock.now());
      startDay = addDays(today, days);
      const dates = { start_date: startDay, end_date: addDays(today, 20) };
      return status(hunter.call(bids.offerAgreement, { body: agreementForm(order.agreed.bid, dates) }));
    },
    after: (order, now) => {
      order.status = 'offered';
      order.silenceAt = now + OFFER_SILENCE_MS;
      order.startDay = startDay;
    },
  };
}

const PLAIN: Verb[] = [
  {
    name: 'accept the order',
    takes: (order) => order.status === 'offered',
    call: ({ talent }, order) =>
      status(talent.call(bids.acceptOrder, { ...at(order), body: { terms_accepted: true } })),
    after: (order) => {
      order.silenceAt = null;
      order.status = 'agreed';
    },
  },
  {
    name: 'decline the order',
    takes: (order) => order.status === 'offered',
    call: ({ talent }, order) => status(talent.call(bids.declineOrder, { ...at(order), body: { reason } })),
    after: (order) => {
      endUnpaid(order);
      order.bidGone = true;
    },
  },
  {
    name: 'call off',
    takes: (order) => order.status === 'agreed',
    call: ({ hunter }, order) =>
      status(hunter.call(bids.withdrawOrder, { ...at(order), body: { reason, cancel: true } })),
    after: (order) => {
      order.status = 'cancelled';
    },
  },
  {
    name: 'take the bid back',
    takes: (order) => order.status === 'bidding' && !order.bidGone,
    call: ({ talent }, order) =>
      status(talent.call(bids.withdrawBid, { params: { id: order.agreed.bid.id } })),
    after: (order) => {
      order.bidGone = true;
    },
  },
  {
    name: 'invite',
    takes: (order) => {
      if (order.status !== 'bidding' || order.invited === 'now') return false;
      // At most three invitations per job.
      return order.invited === 'never' ? true : 'maybe';
    },
    call: ({ hunter, third }, order) =>
      status(hunter.call(jobs.invite, { body: { talent_email: third.email, job_id: jobOf(order) } })),
    after: (order) => {
      order.invited = 'now';
    },
  },
  {
    name: 'take the invitation back',
    takes: (order) => order.status === 'bidding' && order.invited === 'now',
    repeats: (order) => order.invited === 'taken back',
    call: ({ hunter, third }, order) =>
      status(hunter.call(jobs.uninvite, { params: { job_id: jobOf(order), talent_id: third.id } })),
    after: (order) => {
      order.invited = 'taken back';
    },
  },
];

function leaveAs(side: 'hunter' | 'talent'): Verb {
  return {
    name: `leave as ${side}`,
    takes: ({ status: now }) => now === 'agreed' || (side === 'hunter' && now === 'offered'),
    call: (real, order) =>
      status(person(real, side).call(bids.withdrawOrder, { ...at(order), body: { reason } })),
    after: (order) => {
      endUnpaid(order);
      if (side === 'talent') order.bidGone = true;
    },
  };
}

/** Forward steps are listed twice: without them nothing else can happen. */
export const agreementVerbs: readonly Verb[] = [
  ...[edit(1, 3), edit(10, 6), offer(0), offer(0), offer(1)],
  ...PLAIN,
  ...PLAIN.slice(0, 1),
  ...[leaveAs('hunter'), leaveAs('talent')],
];
