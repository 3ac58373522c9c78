/** Who is told of what, row by row of the lifecycle; every sentence exists, and every link is a page of this site. */
import { describe, expect, test } from 'vitest';
import type { Side } from '#contract/common.ts';
import { jobLifecycle } from '#contract/lifecycles/job.ts';
import { hasNotice } from '#contract/notices.ts';
import { pageOf } from '#server/jobs/pages/rules.ts';
import { payoutPage, sidesTold } from './rules.ts';

const PARTIES = { hunter: { id: 'hunter' }, talent: { id: 'talent' } };
const SIDES = ['hunter', 'talent'] as const satisfies readonly Side[];

/** The steps of the lifecycle, each by each of those who may take it. */
const steps = jobLifecycle.flatMap((step) =>
  step.by.map((by) => ({
    name: `job.${step.verb}`,
    by: by as string,
    tells: step.tells as readonly string[],
  })),
);

describe('a step of a job', () => {
  test.each(steps)('$name by $by tells those of its row, never who acted', ({ name, by, tells }) => {
    const told = sidesTold({ name, actorId: by === 'hunter' || by === 'talent' ? by : null }, PARTIES);
    expect(told).toEqual(SIDES.filter((side) => tells.includes(side) && side !== by));
  });

  test.each(steps.filter(({ tells }) => tells.length > 0))(
    '$name by $by has its sentences',
    ({ name, by, tells }) => {
      for (const side of SIDES.filter((one) => tells.includes(one) && one !== by)) {
        expect(hasNotice(name, side), `${name} for the ${side}`).toBe(true);
      }
    },
  );
});

test.each([
  ['job.remind', null, ['hunter']],
  ['bid.apply', 'talent', ['hunter']],
  ['bid.withdraw', 'talent', ['hunter']],
  ['bid.reject', 'hunter', ['talent']],
  ['payment.return', null, ['hunter']],
  ['payment.refund', null, ['hunter']],
  ['review.send', 'hunter', ['talent']],
  ['review.send', 'talent', ['hunter']],
  ['review.show', 'hunter', ['talent']],
  ['review.show', 'talent', ['hunter']],
  ['review.reply', 'hunter', ['talent']],
  ['review.reply', 'talent', ['hunter']],
  ['tracker.track', 'hunter', ['talent']],
  ['task.start', 'talent', ['hunter']],
  ['task.finish', 'talent', ['hunter']],
  ['task.comment', 'talent', ['hunter']],
  ['task.comment', 'hunter', ['talent']],
  ['task.create', 'talent', []],
  ['task.edit', 'talent', []],
  ['job.create', 'hunter', []],
  ['payout.request', 'talent', []],
  ['gig.create', 'talent', []],
])('%s by %s tells %j', (name, actorId, sides) => {
  expect(sidesTold({ name, actorId }, PARTIES)).toEqual(sides);
});

test('a review that is shown at once is told by review.show alone', () => {
  const event = { name: 'review.send', actorId: 'hunter' };
  const until = { hidden_until: '2026-12-05T23:30:00.000Z' };
  expect(sidesTold({ ...event, facts: until }, PARTIES)).toEqual(['talent']);
  expect(sidesTold({ ...event, facts: { hidden_until: null } }, PARTIES)).toEqual([]);
});

test('a job without a talent tells nobody in the place of one', () => {
  expect(sidesTold({ name: 'job.offer', actorId: 'hunter' }, { hunter: { id: 'hunter' } })).toEqual([]);
});

const J = '0199a100-0000-7000-8000-00000000000a';
const B = '0199a100-0000-7000-8000-00000000000b';

test.each([
  ['bid.apply', 'hunter', `/hunterDashboard/TalentBid/${J}`],
  ['bid.withdraw', 'hunter', `/hunterDashboard/TalentBid/${J}`],
  ['job.decline-offer', 'hunter', `/hunterDashboard/TalentBid/${J}`],
  ['job.leave', 'hunter', `/hunterDashboard/TalentBid/${J}`],
  ['job.accept-offer', 'hunter', `/hunterDashboard/paymentbid/${B}`],
  ['job.fund', 'hunter', `/hunterDashboard/SubmittedProjects/detail/${J}`],
  ['job.start', 'hunter', `/hunterDashboard/SubmittedProjects/detail/${J}`],
  ['job.submit-milestone', 'hunter', `/hunterDashboard/SubmittedProjects/detail/${J}`],
  ['job.submit', 'hunter', `/hunterDashboard/SubmittedProjects/detail/${J}`],
  ['job.remind', 'hunter', `/hunterDashboard/SubmittedProjects/detail/${J}`],
  ['job.accept', 'hunter', `/hunterDashboard/CompletedProjects/detail/${J}`],
  ['job.cancel', 'hunter', `/hunterDashboard/CompletedProjects/detail/${J}`],
  ['review.send', 'hunter', `/hunterDashboard/CompletedProjects/detail/${J}`],
  ['review.show', 'hunter', `/hunterDashboard/CompletedProjects/detail/${J}`],
  ['review.reply', 'hunter', `/hunterDashboard/CompletedProjects/detail/${J}`],
  ['payment.return', 'hunter', '/hunterDashboard/payback'],
  ['payment.give', 'hunter', '/hunterDashboard/payback'],
  ['job.invite', 'talent', `/jobrequest/job/${J}`],
  ['bid.reject', 'talent', `/jobrequest/detail/${B}`],
  ['job.withdraw', 'talent', `/jobrequest/detail/${B}`],
  ['job.leave', 'talent', `/jobrequest/detail/${B}`],
  ['job.call-off', 'talent', `/jobrequest/detail/${B}`],
  ['job.offer', 'talent', `/order/submittedProject/${J}`],
  ['job.fund', 'talent', `/order/submittedProject/${J}`],
  ['job.decline', 'talent', `/order/submittedProject/${J}`],
  ['job.accept', 'talent', `/order/completedProject/${J}`],
  ['job.cancel', 'talent', `/order/completedProject/${J}`],
  ['review.send', 'talent', `/order/completedProject/${J}`],
  ['review.show', 'talent', `/order/completedProject/${J}`],
  ['review.reply', 'talent', `/order/completedProject/${J}`],
] as const)('%s leads the %s to %s', (name, side, page) => {
  expect(pageOf(name, side, { jobId: J, bidId: B })).toBe(page);
});

test('what happens on a board leads to the board, and to the task if there is one', () => {
  const board = { jobId: J, bidId: B, boardId: J, taskId: null };
  expect(pageOf('tracker.track', 'talent', board)).toBe(`/trackerTalent/${J}`);
  expect(pageOf('task.comment', 'hunter', { ...board, taskId: B })).toBe(
    `/hunterDashboard/trackersettingshunter/${J}?task=${B}`,
  );
});

test('a link is always a path of this site', () => {
  for (const { name } of steps) {
    for (const side of SIDES) {
      expect(pageOf(name, side, { jobId: J, bidId: null })).toMatch(/^\/[A-Za-z][\w/?=-]*$/);
    }
  }
  expect(payoutPage('talent')).toBe('/earning');
  expect(payoutPage('hunter')).toBe('/hunterDashboard/CompletedProjects');
});
