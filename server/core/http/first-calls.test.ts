/** Every request the page sends early matches an endpoint, and unknown addresses cause no early request. */
import { expect, test } from 'vitest';
import { firstCallsOf } from '#contract/site/first-calls.ts';
import { everyEntry } from '#server/testing/every-endpoint.ts';

const ID = '01a1ffa1-ebac-7136-ade2-c9db44046005';

test.each([
  ['/hunterDashboard', ['/api/turn?as=hunter', '/api/job?status=all']],
  ['/hunterDashboard/', ['/api/turn?as=hunter', '/api/job?status=all']],
  [`/hunterDashboard/TalentBid/${ID}`, [`/api/job/${ID}`]],
  ['/hunterDashboard/messageHunter', ['/api/chat/getconversations']],
  [
    `/messagedashboard/talentMessageDetails/${ID}`,
    [`/api/chat/getconversation/${ID}?limit=30`, '/api/turn?as=talent'],
  ],
  [`/hunterDashboard/CompletedProjects/detail/${ID}`, [`/api/job/getsubmittedjob/${ID}`]],
  [`/order/submittedProject/${ID}`, [`/api/job/getsubmittedjob/${ID}`]],
  [`/gigDetails/${ID}`, [`/api/gig/${ID}`]],
  ['/order', ['/api/job/getpendingjobs?as=talent']],
  ['/earning', ['/api/payment/earnings', '/api/payment/earnings/overview']],
  ['/hunterDashboard?tab=closed', []],
  ['/order?tab=active', []],
  ['/account', []],
  ['/nowhere/gigDetails/a b', []],
])('%s', (address, calls) => {
  expect(firstCallsOf(address)).toEqual(calls);
  for (const call of calls) {
    const [path = ''] = call.slice('/api/'.length).split('?');
    const known = everyEntry.some(
      ({ entry }) =>
        entry.method === 'GET' && new RegExp(`^${entry.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
    );
    expect([call, known]).toEqual([call, true]);
  }
});
