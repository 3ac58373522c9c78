/** Every link of a notification, of its mail or of a line in a conversation is a page that the browser part has. */
import { expect, test } from 'vitest';
import { actNames, actOf, type EventName } from '#contract/acts/all.ts';
import { actAddressOf } from '#contract/acts/pages.ts';
import { isPage } from '#server/testing/pages.ts';
import { conversationPage, notificationsPage } from './rules.ts';
import { PREFERENCES_PATH } from './unsubscribe/rules.ts';

const ID = '0199a100-0000-7000-8000-00000000000a';
const SIDES = ['hunter', 'talent'] as const;

const names = actNames.filter((name): name is EventName => {
  const { notify, inConversation } = actOf(name);
  // The agreement with its fees is a page of the server, not of the browser part.
  return name !== 'policy.publish' && (notify !== undefined || inConversation !== undefined);
});

test.each(names.flatMap((name) => SIDES.map((side) => ({ name, side }))))(
  '$name leads the $side to a page',
  ({ name, side }) => {
    for (const bidId of [ID, null]) {
      const link = actAddressOf(name, side, {
        ...{ jobId: ID, bidId, boardId: ID, taskId: ID },
        ...{ reference: null, gig: null },
      });
      expect(isPage(link), link).toBe(true);
    }
  },
);

test.each(SIDES)('the other pages of the %s', (side) => {
  for (const link of [notificationsPage(side), conversationPage(side, ID)]) {
    expect(isPage(link), link).toBe(true);
  }
});

test('the page of preferences; and what is no page is none', () => {
  expect(isPage(PREFERENCES_PATH)).toBe(true);
  expect(isPage('/hunterDashboard/nowhere')).toBe(false);
});
