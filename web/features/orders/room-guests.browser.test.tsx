/** Colleagues of the hunter in the proof room: their links, and what they said. */
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guests } from '#contract/orders/guests.ts';
import { marks } from '#contract/orders/marks.ts';
import { answers } from '#web/testing/network.ts';
import { idOf, orderOf, ROOM } from '#web/testing/proof-room.ts';
import { MOMENT, show, signIn } from '#web/testing/show.tsx';

afterEach(() => localStorage.clear());

test('what a colleague said is not offered again once it was sent as a question', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'] });
  const place = { file_id: idOf(20), x: 0.5, y: 0.25, seconds: null, page: null };
  const said = { id: idOf(31), by: 'Ada', kind: 'question' as const, text: 'Which paper?', ...place };
  answers(guests.list, { guests: [], marks: [said] });
  const sent = answers(marks.ask, {});
  await show(ROOM);
  const take = page.getByRole('button', { name: 'Use as my remark, Ada: Which paper?' });
  await take.click();
  await page.getByRole('button', { name: 'Remove remark 1' }).click();
  await take.click();
  await page.getByRole('button', { name: 'Send the question' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the question' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Ask for changes', exact: true })).toBeVisible();
  await show(ROOM);
  await expect.element(page.getByText('In your remarks')).toBeVisible();
  await expect.element(take).not.toBeInTheDocument();
});

test('what a colleague said becomes a remark once, by a tap; a link is made and ended', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'] });
  const link = { id: idOf(30), name: 'Ada', created_at: MOMENT, seen_at: null, path: '/guestRoom#a.b' };
  const said = { id: idOf(31), by: 'Ada', file_id: idOf(20), text: 'Warmer', x: 0.5, y: 0.25 };
  answers(guests.list, { guests: [link], marks: [{ ...said, kind: 'nice', seconds: null, page: null }] });
  const made = answers(guests.invite, { guest: link });
  const ended = answers(guests.revoke, {});
  const sent = answers(marks.send, {});
  await show(ROOM);
  const pin = page.getByRole('button', { name: 'Remark A: Warmer' });
  await page.getByRole('button', { name: 'Show remark A on the work' }).click();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Use as my remark, Ada: Warmer' }).click();
  await expect.element(page.getByRole('button', { name: 'Remark 1: Warmer' })).toBeVisible();
  await expect.element(pin).not.toBeInTheDocument();
  await expect.element(page.getByText('In your remarks')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for changes (1)' }).click();
  await page.getByRole('button', { name: 'Ask for changes', exact: true }).click();
  await expect
    .poll(() => sent.at(-1)?.body.marks)
    .toEqual([{ file_id: idOf(20), kind: 'nice', text: 'Warmer', x: 0.5, y: 0.25 }]);

  await page.getByRole('button', { name: 'Add a colleague' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect.element(page.getByText('Say who the link is for')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Who is it for?' }), 'Bola');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect.poll(() => made.at(-1)?.body).toEqual({ name: 'Bola' });
  const sharing = page.getByRole('dialog', { name: 'Share this link' });
  await expect.element(sharing.getByRole('textbox')).toHaveValue(`${location.origin}/guestRoom#a.b`);
  await sharing.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'End the link of Ada' }).click();
  await page.getByRole('button', { name: 'End link', exact: true }).click();
  await expect.poll(() => ended.at(-1)?.params).toEqual({ id: idOf(30) });
});
