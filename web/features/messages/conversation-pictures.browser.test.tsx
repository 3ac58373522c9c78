/** Pictures of a conversation: small ones are shown, large ones name their size first, and a tap makes them large. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messages } from '#contract/messages/messages.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import { setLite } from '#web/lib/lite.ts';
import { answers } from '#web/testing/network.ts';
import { MOMENT, show, signIn } from '#web/testing/show.tsx';

const OTHER = '0199a200-0000-7000-8000-00000000000b';
const KWAME = { id: OTHER, name: 'Kwame Mensah', profile_image: null, online: false, seen_at: null };

function fileOf(number: number, name: string, bytes: number, type = 'image/png') {
  return {
    id: `0199a200-0000-7000-8000-00000000001${number}`,
    name,
    bytes,
    type,
    url: `/files/${name}?signed`,
  };
}

const FILES = [
  fileOf(1, 'small.png', 40_000),
  fileOf(2, 'large.png', 79_000),
  fileOf(3, 'terms.pdf', 9_000, 'application/pdf'),
];

async function open(): Promise<void> {
  signIn('talent');
  answers(messages.conversations, { chats: [], next: null });
  answers(messages.seen, { unreadMessages: 0, undelivered: false });
  answers(turns.list, {
    mine: [],
    theirs: [],
    money: { held: 0, ready: 0 },
  });
  answers(messages.conversation, {
    messages: [
      {
        ...{ id: 1, kind: 'message', sender_id: OTHER, message: 'Two drafts', attachments: FILES },
        ...{ link: null, order: null, client_id: null, created_at: MOMENT },
      },
    ],
    standing: {
      ...{ person: KWAME, delivered_up_to: 0, read_up_to: 0, unread: 0, escrow_funded: true },
      ...{ blocked: false, muted: false, may_write: true },
    },
    previous: null,
  });
  await show(`/messagedashboard/talentMessageDetails/${OTHER}`);
}

const small = page.getByRole('button', { name: 'Enlarge small.png' });
const large = page.getByRole('button', { name: 'Show · 79 kB: large.png' });

test('a small picture is shown, a large one when it is asked for, another file stays a link', async () => {
  await open();
  await expect.element(small).toBeVisible();
  await expect.element(page.getByRole('link', { name: /terms\.pdf/ })).toBeVisible();
  expect(document.querySelector('img[src*="large.png"]')).toBeNull();
  await large.click();
  await expect.element(page.getByRole('button', { name: 'Enlarge large.png' })).toBeVisible();
  expect(document.querySelector('img[src*="large.png"]')).not.toBeNull();
});

test('a tap makes it large; the arrow keys go on, Escape goes back', async () => {
  await open();
  await small.click();
  const box = page.getByRole('dialog', { name: 'small.png' });
  await expect.element(box.getByText('1 of 2')).toBeVisible();
  await expect.element(box.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  box.getByRole('list', { name: 'Pictures' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: 'large.png' }).getByText('2 of 2')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(small).toHaveFocus();
});

test('with Lite nothing is fetched without a tap', async () => {
  setLite('on');
  await open();
  await expect.element(page.getByRole('button', { name: 'Show · 40 kB: small.png' })).toBeVisible();
  expect(document.querySelector('img[src*="small.png"]')).toBeNull();
});
