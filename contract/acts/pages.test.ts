/** Which page each side is led to after an act. */
import { expect, test } from 'vitest';
import type { Side } from '../core/common.ts';
import { actNames, actOf, type EventName } from './all.ts';
import { actAddressOf } from './pages.ts';

const J = '0199a100-0000-7000-8000-00000000000a';
const B = '0199a100-0000-7000-8000-00000000000b';
const place = { jobId: J, bidId: B, boardId: null, taskId: null, reference: null, gig: null };

test.each<[EventName, Side, string]>([
  ['bid.apply', 'hunter', `/hunterDashboard/TalentBid/${J}`],
  ['bid.withdraw', 'hunter', `/hunterDashboard/TalentBid/${J}`],
  ['job.decline-offer', 'hunter', `/hunterDashboard/TalentBid/${J}`],
  ['job.leave', 'hunter', `/hunterDashboard/TalentBid/${J}`],
  ['job.accept-offer', 'hunter', `/hunterDashboard/paymentbid/${B}`],
  ['job.fund', 'hunter', `/hunterDashboard/SubmittedProjects/detail/${J}`],
  ['job.start', 'hunter', `/hunterDashboard/SubmittedProjects/detail/${J}`],
  ['job.remind', 'hunter', `/hunterDashboard/SubmittedProjects/detail/${J}`],
  ['job.accept', 'hunter', `/hunterDashboard/CompletedProjects/detail/${J}`],
  ['job.cancel', 'hunter', `/hunterDashboard/CompletedProjects/detail/${J}`],
  ['review.show', 'hunter', `/hunterDashboard/CompletedProjects/detail/${J}`],
  ['payment.return', 'hunter', '/hunterDashboard/payback'],
  ['payment.hold', 'hunter', `/hunterDashboard/SubmittedProjects/detail/${J}`],
  ['payout.settle', 'hunter', '/hunterDashboard/CompletedProjects'],
  ['policy.publish', 'hunter', '/agreement'],
  ['bank-account.add', 'hunter', '/bankAccounts'],
  ['job.invite', 'talent', `/jobrequest/job/${J}`],
  ['bid.reject', 'talent', `/jobrequest/detail/${B}`],
  ['job.withdraw', 'talent', `/jobrequest/detail/${B}`],
  ['job.leave', 'talent', `/jobrequest/detail/${B}`],
  ['job.call-off', 'talent', `/jobrequest/detail/${B}`],
  ['job.offer', 'talent', `/order/submittedProject/${J}`],
  ['job.fund', 'talent', `/order/submittedProject/${J}`],
  ['job.decline', 'talent', `/order/submittedProject/${J}`],
  ['job.decide', 'talent', `/order/completedProject/${J}`],
  ['review.reply', 'talent', `/order/completedProject/${J}`],
  ['payout.settle', 'talent', '/earning'],
  ['policy.publish', 'talent', '/agreement'],
])('%s leads the %s to %s', (name, side, page) => {
  expect(actAddressOf(name, side, place)).toBe(page);
});

test.each<[EventName, Side, string]>([
  ['job.decline-offer', 'hunter', `/hunterDashboard/CompletedProjects/detail/${J}`],
  ['job.leave', 'hunter', `/hunterDashboard/CompletedProjects/detail/${J}`],
  ['job.withdraw', 'talent', `/order/completedProject/${J}`],
])('%s of an order from a gig leads the %s to the order: it is over', (name, side, page) => {
  expect(actAddressOf(name, side, { ...place, gig: 'A logo' })).toBe(page);
});

test('a payment that is held leads to its result', () => {
  expect(actAddressOf('payment.hold', 'hunter', { ...place, reference: 'payment-1' })).toBe(
    '/hunterDashboard/payment/verify?reference=payment-1',
  );
});

test('of a line in the conversation, whoever is not notified is led to the order', () => {
  expect(actAddressOf('job.submit', 'talent', place)).toBe(`/order/submittedProject/${J}`);
});

test('what happens on a board leads to the board, and to the task if there is one', () => {
  const board = { ...place, boardId: J };
  expect(actAddressOf('tracker.track', 'talent', board)).toBe(`/trackerTalent/${J}`);
  expect(actAddressOf('task.comment', 'hunter', { ...board, taskId: B })).toBe(
    `/hunterDashboard/trackersettingshunter/${J}?task=${B}`,
  );
});

test('an address is always a path of this site, also where the talent has no bid', () => {
  const names = actNames.filter((name): name is EventName => actOf(name).notify !== undefined);
  for (const name of names) {
    for (const side of ['hunter', 'talent'] as const) {
      expect(actAddressOf(name, side, { ...place, bidId: null })).toMatch(/^\/[A-Za-z][\w/?=-]*$/);
    }
  }
});
