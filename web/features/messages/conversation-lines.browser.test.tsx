/** Lines of a conversation: one person's messages within minutes show their time once; the order they talk about is above. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { messages } from '#contract/messages/messages.ts';
import { turns } from '#contract/orders/turn-lists.ts';
import { answers } from '#web/testing/network.ts';
import { ID, show, signIn } from '#web/testing/show.tsx';

const OTHER = '0199a200-0000-7000-8000-00000000000b';
const KWAME = { id: OTHER, name: 'Kwame Mensah', profile_image: null, online: false, seen_at: null };

function line(id: number, by: string | null, clock: string, message: string, order: string | null = null) {
  const created_at = `2026-11-20T${clock}:00.000Z`;
  const kind = by ? ('message' as const) : ('event' as const);
  const link = order && ORDER_PATH;
  return { id, kind, sender_id: by, message, attachments: [], link, order, client_id: null, created_at };
}

const ORDER_PATH = `/order/submittedProject/${ID}`;

const LINES = [
  line(1, ID, '08:00', 'Good morning'),
  line(2, ID, '08:02', 'Is the label done?'),
  line(3, null, '08:03', 'Kwame submitted the work.'),
  line(4, OTHER, '08:04', 'It is'),
  line(5, OTHER, '08:20', 'And the box'),
];

/** An order between the two that waits for the talent. */
const ORDER = {
  ...{ job_id: ID, bid_id: null, title: 'Palm oil label', amount: 240_000, from_gig: false, round: null },
  ...{
    list: 'active' as const,
    in_room: false,
    in_escrow: true,
    bids: 0,
    bidders: [],
    pictures: [],
    milestone: null,
  },
  other: { id: OTHER, name: KWAME.name, image: null },
  turn: { who: 'talent' as const, doing: 'start' as const, by: null, outcome: null },
};

async function open(lines = LINES, order: typeof ORDER = ORDER): Promise<void> {
  signIn('talent');
  answers(messages.conversations, { chats: [], next: null });
  answers(messages.seen, { unreadMessages: 0, undelivered: false });
  answers(turns.list, {
    ...{ mine: [order], theirs: [] },
    money: { held: 0, ready: 0 },
  });
  answers(messages.conversation, {
    messages: lines,
    standing: {
      ...{ person: KWAME, delivered_up_to: 2, read_up_to: 2, unread: 0, escrow_funded: true },
      ...{ blocked: false, muted: false, may_write: true },
    },
    previous: null,
  });
  await show(`/messagedashboard/talentMessageDetails/${OTHER}`);
}

test('own lines within minutes show their time and how far they got once, the last of them', async () => {
  await open();
  await expect.element(page.getByText('Good morning')).toBeVisible();
  const shown = [...document.querySelectorAll('ol time')].filter((time) => !time.closest('.sr-only'));
  expect(shown.slice(1).map((time) => time.textContent)).toEqual([
    '9:02\u00A0am',
    '9:03\u00A0am',
    '9:04\u00A0am',
    '9:20\u00A0am',
  ]);
  expect(document.querySelectorAll('[data-reached="read"]')).toHaveLength(2);
});

test('on a phone one line says which order waits for whom, and leads to it', async () => {
  await open();
  const strip = page.getByRole('link', { name: /^Palm oil label/ });
  await expect.element(strip).toHaveTextContent('Palm oil labelN240,000 in escrowStart work');
  await expect.element(strip).toHaveAttribute('href', ORDER_PATH);
});

test('between phone and desktop a long title is cut off before the money is', async () => {
  await page.viewport(700, 800);
  await open(LINES, {
    ...ORDER,
    title: 'Label pictures for a palm oil cooperative in two sizes, and its box',
  });
  const money = page.getByText('N240,000 in escrow');
  await expect.element(money).toBeVisible();
  const { clientWidth, scrollWidth } = money.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('updates in a row are folded behind the last, and open in their place', async () => {
  const texts = [
    'Kwame accepted the order.',
    'You paid N240,000.',
    'Kwame began.',
    'Kwame submitted the work.',
  ];
  await open([...LINES.slice(0, 2), ...texts.map((text, at) => line(3 + at, null, `08:0${at + 3}`, text))]);
  const update = (text: string) => page.getByText(text, { exact: false });
  await expect.element(update('Kwame submitted the work.')).toBeVisible();
  await expect.element(update('Kwame began.')).not.toBeVisible();
  await page.getByText('Show 3 earlier updates').click();
  await expect.element(update('Kwame accepted the order.')).toBeVisible();
});

test('the newest update of an order that waits for the reader is a card with its button', async () => {
  await open([
    line(1, OTHER, '08:00', 'Good morning'),
    line(2, null, '08:03', 'You accepted', 'Palm oil label'),
  ]);
  await expect.element(page.getByRole('link', { name: 'Start work' })).toHaveAttribute('href', ORDER_PATH);
  await expect.element(page.getByText('You accepted')).toBeVisible();
});

test('the title of an order is said where there are several, never twice in a row', async () => {
  const told = ['Label', 'Label', 'Box', 'Box', 'Label'];
  await open(
    told.flatMap((order, at) => [
      line(2 * at + 1, null, `08:0${at}`, `Update ${at}`, order),
      line(2 * at + 2, OTHER, `08:0${at}`, 'Fine'),
    ]),
  );
  await expect.element(page.getByText('Update 4')).toBeVisible();
  const said = [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent);
  expect(said.filter((text) => text?.startsWith('Update 0'))[0]).toContain('Label·');
  expect(said.filter((text) => text?.startsWith('Update 2'))[0]).toContain('Box·');
});
