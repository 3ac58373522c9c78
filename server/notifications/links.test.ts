/** Every link of a notice or of its mail is a page that the browser part has. */
import { expect, test } from 'vitest';
import { jobLifecycle } from '#contract/lifecycles/job.ts';
import { noticeNames } from '#contract/notices.ts';
import { pageOf } from '#server/jobs/pages/rules.ts';
import { isPage } from '#server/testing/pages.ts';
import { conversationPage, memberPage, notificationsPage, payoutPage } from './rules.ts';
import { PREFERENCES_PATH } from './unsubscribe/rules.ts';

const ID = '0199a100-0000-7000-8000-00000000000a';
const SIDES = ['hunter', 'talent'] as const;

const EVENTS = [...new Set([...noticeNames, ...jobLifecycle.map(({ verb }) => `job.${verb}`)])];
const ON_BOARDS = EVENTS.filter((name) => /^(tracker|task)\./.test(name));
const ABOUT_JOBS = EVENTS.filter((name) => !/^(tracker|task|payout)\./.test(name));

test.each(ABOUT_JOBS.flatMap((name) => SIDES.map((side) => ({ name, side }))))(
  '$name leads the $side to a page',
  ({ name, side }) => {
    for (const bidId of [ID, null]) expect(isPage(pageOf(name, side, { jobId: ID, bidId }))).toBe(true);
  },
);

test.each(ON_BOARDS.flatMap((name) => SIDES.map((side) => ({ name, side }))))(
  '$name leads the $side to the board',
  ({ name, side }) => {
    const link = pageOf(name, side, { jobId: ID, bidId: ID, boardId: ID });
    expect(link).toContain(ID);
    expect(isPage(link), link).toBe(true);
  },
);

test.each(SIDES)('the other pages of the %s', (side) => {
  for (const link of [
    memberPage('bank-account.add'),
    payoutPage(side),
    notificationsPage(side),
    conversationPage(side, ID),
  ]) {
    expect(isPage(link), link).toBe(true);
  }
});

test('the page of preferences; and what is no page is none', () => {
  expect(isPage(PREFERENCES_PATH)).toBe(true);
  expect(isPage('/hunterDashboard/nowhere')).toBe(false);
});
