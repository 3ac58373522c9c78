/** Commands on paid orders: start, submit, accept, decline, cancel; extensions and waived misses. */
import { deadlines } from '#contract/orders/deadlines.ts';
import { orders } from '#contract/orders/orders.ts';
import { DAY, sentBack, stateOf } from './division.ts';
import {
  beginWait,
  canAnswerExtension,
  dropExtension,
  endIn,
  endWait,
  type Order,
  SILENCE_MS,
} from './state.ts';
import { at, person, status, type Verb } from './verbs.ts';

const works = (order: Order) => order.status === 'active' && order.started;
const clockOf = (order: Order) => ({ ...order, fundedAt: order.fundedAt ?? 0 });

const WORK: Verb[] = [
  {
    name: 'start',
    takes: (order) => order.status === 'active',
    call: ({ talent }, order) => status(talent.call(orders.start, at(order))),
    after: (order) => {
      order.started = true;
    },
  },
  {
    name: 'hand in',
    takes: works,
    call: ({ talent }, order) =>
      status(talent.call(orders.submit, { ...at(order), body: { comment: 'All done.' } })),
    after: (order, now) => {
      dropExtension(order, now);
      order.status = 'submitted';
      order.round += 1;
      order.silenceAt = now + SILENCE_MS;
      beginWait(order, 'answer', now);
    },
  },
  {
    name: 'accept, five times at once',
    money: true,
    takes: (order) => order.status === 'submitted',
    repeats: (order) => order.status === 'accepted',
    call: async ({ hunter }, order) => {
      const calls = Array.from({ length: 5 }, () =>
        status(hunter.call(orders.accept, { ...at(order), body: {} })),
      );
      return Math.min(...(await Promise.all(calls)));
    },
    after: (order, now) => endIn(order, 'accepted', { by: 'acceptance', at: now }),
  },
  {
    name: 'decline',
    takes: (order) => order.status === 'submitted',
    call: ({ hunter }, order) =>
      status(hunter.call(orders.decline, { ...at(order), body: { reason: 'The colours are not ours' } })),
    after: (order, now) => {
      endWait(order, now);
      order.status = 'active';
      order.silenceAt = null;
    },
  },
];

function handInMilestone(index: number): Verb {
  return {
    name: `hand in milestone ${index + 1}`,
    takes: (order) => works(order) && order.milestones[index] !== undefined && 'maybe',
    call: ({ talent }, order) => {
      const title = order.agreed.job.milestones[index]?.title ?? 'None';
      const milestone_id = order.milestones[index]?.id ?? order.agreed.job.id;
      return status(
        talent.call(orders.submitMilestone, { body: { title, milestone_id, comment: 'Here it is.' } }),
      );
    },
    after: (order, now) => {
      const milestone = order.milestones[index];
      if (!milestone) return;
      milestone.submittedAt ??= now;
      milestone.newestAt = now;
    },
  };
}

function sendBack(index: number): Verb {
  return {
    name: `ask for changes to milestone ${index + 1}`,
    takes: (order, now) => {
      const milestone = order.milestones[index];
      if (order.status !== 'active' || !milestone || milestone.submittedAt === null) return false;
      return milestone.sentBack < 2 && now < milestone.newestAt + 3 * DAY;
    },
    call: ({ hunter }, order) => {
      const id = order.milestones[index]?.id ?? order.agreed.job.id;
      return status(
        hunter.call(deadlines.declineMilestone, { params: { id }, body: { reason: 'Warmer, please' } }),
      );
    },
    after: (order, now) => {
      const milestone = order.milestones[index];
      if (milestone) sentBack(clockOf(order), milestone, now);
    },
  };
}

function waive(index: number): Verb {
  return {
    name: `waive milestone ${index + 1}`,
    takes: (order, now) => {
      const milestone = order.milestones[index];
      if (!milestone || milestone.waived) return false;
      const runs = order.status === 'active' || order.status === 'submitted';
      return runs && stateOf(clockOf(order), milestone, now) === 'missed';
    },
    repeats: (order) => order.milestones[index]?.waived ?? false,
    call: ({ hunter }, order) => {
      const id = order.milestones[index]?.id ?? order.agreed.job.id;
      return status(hunter.call(deadlines.waive, { params: { id } }));
    },
    after: (order) => {
      const milestone = order.milestones[index];
      if (milestone) milestone.waived = true;
    },
  };
}

function cancelBy(side: 'hunter' | 'talent'): Verb {
  const reason = 'It does not fit';
  return {
    name: `cancel as ${side}`,
    money: true,
    takes: (order) => order.status === 'active',
    repeats: ({ ending }) => ending?.how.by === side,
    call: (real, order) => status(person(real, side).call(orders.cancel, { ...at(order), body: { reason } })),
    async after(order, now, { app }) {
      if (side === 'talent') return endIn(order, 'cancelled', { by: 'talent', at: now });
      // Any page with this amount will do: they all had the same charge.
      const page = order.checkouts.find(({ paid }) => paid === order.price);
      const { feesKobo } = await app.control('GET', `/transactions/${page?.reference}`);
      endIn(order, 'cancelled', { by: 'hunter', at: now, charge: BigInt(feesKobo as number) });
    },
  };
}

function moreTime(days: number): Verb {
  return {
    name: `ask for ${days} more days`,
    takes: (order, now) => {
      if (order.status !== 'active' || order.extensions === 3 || canAnswerExtension(order, now)) return false;
      // An unanswered one lapses when the timer runs.
      return order.extension ? 'maybe' : true;
    },
    call: ({ talent }, order) => {
      const body = { days, reason: 'The printer is on strike' };
      return status(talent.call(deadlines.requestExtension, { ...at(order), body }));
    },
    after: (order, now) => {
      beginWait(order, 'extension', now);
      order.extensions += 1;
      order.extension = { askedAt: now, days };
    },
  };
}

const answerable = (order: Order, now: number) => order.status === 'active' && canAnswerExtension(order, now);

const ANSWERS: Verb[] = [
  {
    name: 'grant more time',
    takes: answerable,
    call: ({ hunter }, order) =>
      status(hunter.call(deadlines.grantExtension, { ...at(order), body: { answer: '' } })),
    after: (order, now) => {
      const open = order.milestones.filter((one) => stateOf(clockOf(order), one, now) === 'due');
      for (const one of open) one.extended += order.extension?.days ?? 0;
      dropExtension(order, now);
    },
  },
  {
    name: 'refuse more time',
    takes: answerable,
    call: ({ hunter }, order) =>
      status(hunter.call(deadlines.refuseExtension, { ...at(order), body: { answer: '' } })),
    after: dropExtension,
  },
  {
    name: 'take the request for more time back',
    takes: answerable,
    call: ({ talent }, order) => status(talent.call(deadlines.withdrawExtension, at(order))),
    after: dropExtension,
  },
];

export const orderVerbs: readonly Verb[] = [
  ...WORK,
  ...[0, 1].map(handInMilestone),
  ...[0, 1].map(sendBack),
  ...[0, 1].map(waive),
  ...[cancelBy('hunter'), cancelBy('talent')],
  ...[moreTime(3), moreTime(60)],
  ...ANSWERS,
];
