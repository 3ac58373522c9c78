/** A conversation in which one of the two has blocked the other. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Side } from '#contract/core/common.ts';
import { messages } from '#contract/messages/messages.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { ID, MOMENT, show, signIn } from '#web/testing/show.tsx';

const OTHER = '0199a200-0000-7000-8000-00000000000b';
const person = { id: OTHER, name: 'Kwame Mensah', profile_image: null, online: false, seen_at: null };
const SCREENS = {
  hunter: 'hunterDashboard/messageHunter/details',
  talent: 'messagedashboard/talentMessageDetails',
};

const lineOf = (id: number, message: string) => ({
  ...{ id, kind: 'message' as const, sender_id: OTHER, message, created_at: MOMENT },
  ...{ attachments: [], link: null, order: null, client_id: null },
});

function between(standing: { blocked: boolean; may_write: boolean }): void {
  answers(messages.conversation, {
    messages: [lineOf(1, 'Hello')],
    standing: {
      ...{ person, delivered_up_to: 1, read_up_to: 1, unread: 0, escrow_funded: true, muted: false },
      ...standing,
    },
    previous: null,
  });
}

async function open(side: Side): Promise<void> {
  signIn(side);
  answers(messages.conversations, { chats: [], next: null });
  answers(messages.seen, { unreadMessages: 0, undelivered: false });
  await show(`/${SCREENS[side]}/${OTHER}`);
  await expect.element(page.getByText('Hello', { exact: true }).first()).toBeVisible();
}

const field = page.getByRole('textbox', { name: 'Message to Kwame Mensah' });

test('once a message is refused the field gives way to the reason; it returns when the text can be sent', async () => {
  between({ blocked: false, may_write: true });
  await open('talent');
  answers(messages.typing, {});
  answers(messages.send, () => refuse(403, "You can't write to this person"));
  await userEvent.fill(field, 'The label is done');
  between({ blocked: false, may_write: false });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(field).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('paragraph').getByText("You can't write to this person").last())
    .toBeVisible();
  await expect.element(page.getByText('The label is done')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Back to draft' })).not.toBeInTheDocument();
  const chat = { ...lineOf(2, 'The label is done'), sender_id: ID };
  answers(messages.send, ({ body }) => ({ chat: { ...chat, client_id: body.client_id ?? null } }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(field).toBeVisible();
});

test('who cannot be written to is not invited to a job either', async () => {
  between({ blocked: false, may_write: true });
  await open('hunter');
  const invite = page.getByRole('button', { name: 'Invite to a job' });
  await expect.element(invite).toBeVisible();
  between({ blocked: true, may_write: false });
  await open('hunter');
  await expect.element(page.getByText(/^You blocked Kwame Mensah\./)).toBeVisible();
  await expect.element(invite).not.toBeInTheDocument();
});
