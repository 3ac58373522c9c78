/** What a guest of the room sees and sends. */
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type GuestRoom, guests } from '#contract/orders/guests.ts';
import * as paths from '#contract/site/paths.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { fileOf, idOf, picture, write } from '#web/testing/proof-room.ts';
import { show } from '#web/testing/show.tsx';

afterEach(() => localStorage.clear());

const GUEST_ROOM: Omit<GuestRoom, 'success'> = {
  ...{ name: 'Ada', title: 'Three labels', hunter: 'Amaka', talent: 'Tunde', round: 1, files: [fileOf(20)] },
  ...{ marks: [], may_comment: true },
};
const LINK = `${paths.guestRoom}#${idOf(30)}.seal`;

test('a guest pins, keeps it over a reload, sends it, and still sees it in its place', async () => {
  answers(guests.open, GUEST_ROOM);
  const sent = answers(guests.comment, ({ body }) => ({
    ...GUEST_ROOM,
    marks: body.marks.map((one) => ({
      ...{ id: idOf(31), by: 'Ada', x: null, y: null, seconds: null, page: null, ...one },
    })),
  }));
  await show(LINK);
  await expect.element(page.getByText("Amaka asks what you think of Tunde's work.")).toBeVisible();
  await expect.element(page.getByText('Round 1', { exact: true })).toBeVisible();
  await expect.element(page.getByText('None yet.', { exact: true })).toBeVisible();
  await picture().click({ position: { x: 75, y: 50 } });
  await expect.element(page.getByRole('textbox', { name: 'What do you think?' })).toBeVisible();
  await write('Leaf lower');
  await show(LINK);
  await page.getByRole('button', { name: 'Send 1 remark' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    token: `${idOf(30)}.seal`,
    marks: [{ file_id: idOf(20), kind: 'must', text: 'Leaf lower' }],
  });
  await expect.element(page.getByRole('heading', { name: 'What was said' })).toBeVisible();
  const pin = page.getByRole('button', { name: 'Remark A: Leaf lower' });
  await expect.element(pin).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Show remark A on the work' }).click();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText("there's nothing more for you to do", { exact: false })).toBeVisible();
});

test('a guest only looks while the work is changed, and reads that the link has ended', async () => {
  answers(guests.open, { ...GUEST_ROOM, may_comment: false });
  await show(LINK);
  await expect.element(page.getByText('The work is being changed.', { exact: false })).toBeVisible();
  await expect.element(picture()).not.toBeInTheDocument();
  answers(guests.open, () => refuse(404, 'Ended', { code: 'guest_link_ended' }));
  await show(LINK.replace('seal', 'other'));
  await expect.element(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
});

test.each([
  ['is sent back', null, 'The work is being changed.'],
  ['was accepted', 'guest_work_accepted', 'The work was accepted'],
  ['has its link ended', 'guest_link_ended', 'This link has ended'],
])('a guest whose work %s meanwhile reads so, beside the remark that was not sent', async (_, code, said) => {
  answers(guests.open, GUEST_ROOM);
  answers(guests.comment, () => refuse(code ? 404 : 409, 'Too late', code ? { code } : {}));
  await show(LINK);
  await picture().click({ position: { x: 75, y: 50 } });
  await write('Leaf lower');
  if (code) answers(guests.open, () => refuse(404, 'Over', { code }));
  else answers(guests.open, { ...GUEST_ROOM, may_comment: false });
  const send = page.getByRole('button', { name: 'Send 1 remark' });
  await send.click();
  await expect.element(page.getByText(said, { exact: false }).first()).toBeVisible();
  await expect.element(send).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: "This wasn't sent" })).toBeVisible();
  await expect.element(page.getByText('Leaf lower')).toBeVisible();
});

test('a guest reads no fingerprint of a file that is not shown', async () => {
  const zip = fileOf(21, { preview: null, type: 'application/zip', name: 'all.zip', sha256: null });
  answers(guests.open, { ...GUEST_ROOM, files: [zip] });
  await show(LINK);
  await expect.element(page.getByText("This kind of file can't be shown here.")).toBeVisible();
  await expect.element(page.getByText('SHA-256', { exact: false })).not.toBeInTheDocument();
});

test('a guest reads that the work was accepted', async () => {
  answers(guests.open, () => refuse(404, 'Accepted', { code: 'guest_work_accepted' }));
  await show(LINK);
  await expect.element(page.getByRole('heading', { name: 'The work was accepted' })).toBeVisible();
});
