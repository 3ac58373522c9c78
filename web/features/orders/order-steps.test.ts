/** Which of its six steps an order is at, and how many of its milestones are accepted. */
import { expect, test } from 'vitest';
import type { OrderDetail } from '#contract/orders/orders.ts';
import type { Side } from '#web/lib/session.ts';
import { acceptedCount, stepsOf } from './order-steps.ts';

type Facts = {
  status: OrderDetail['status'];
  funded?: boolean;
  net?: number;
  paidOut?: number;
  /** Whether the newest submission was declined; left out where there is none. */
  declined?: boolean;
};

function orderOf({ status, funded = false, net = 90_000, paidOut = 0, declined }: Facts): OrderDetail {
  return {
    status,
    job_submissions: declined === undefined ? [] : [{ declined_at: declined ? '2026-11-21' : null }],
    history: funded ? [{ name: 'job.fund' }] : [],
    money: { division: { talent: net }, talent_paid_out: paidOut },
  } as unknown as OrderDetail;
}

const last = (side: Side) => stepsOf(orderOf({ status: 'accepted' }), side).at(-1)?.label;

function states(facts: Facts, side: Side): string {
  return stepsOf(orderOf(facts), side)
    .map(({ state }) => ({ done: '#', current: '>', coming: '.', stopped: 'x' })[state])
    .join('');
}

test.each([
  [{ status: 'offered' }, '>.....'],
  [{ status: 'agreed' }, '#>....'],
  [{ status: 'active' }, '##>...'],
  [{ status: 'submitted' }, '###>..'],
  [{ status: 'accepted' }, '#####>'],
  [{ status: 'accepted', paidOut: 45_000 }, '#####>'],
  [{ status: 'accepted', paidOut: 90_000 }, '######'],
  [{ status: 'disputed' }, '##x...'],
  [{ status: 'disputed', declined: true }, '##x...'],
  [{ status: 'disputed', declined: false }, '###x..'],
  [{ status: 'cancelled' }, 'x.....'],
  [{ status: 'cancelled', funded: true }, '##x...'],
] as const)('%o is %s', (facts, shown) => {
  expect(states(facts, 'talent')).toBe(shown);
});

test('for who hired the last step is the release of the money, with the acceptance', () => {
  expect(states({ status: 'accepted' }, 'hunter')).toBe('######');
  expect(last('hunter')).toBe('Money released');
  expect(last('talent')).toBe('Paid out');
  expect(states({ status: 'submitted' }, 'hunter')).toBe('###>..');
});

test('a milestone counts once it is no longer open for changes, and none while the work is being changed', () => {
  const milestones = [
    { state: 'submitted', changes_until: null },
    { state: 'submitted-late', changes_until: null },
    { state: 'submitted', changes_until: '2026-11-21' },
    { state: 'due', changes_until: null },
  ];
  const accepted = (doing: string) =>
    acceptedCount({ milestones, turn: { doing } } as unknown as OrderDetail);
  expect(accepted('work')).toBe(2);
  expect(accepted('answer-remarks')).toBe(0);
});
