/** The page of an order: what its hunter keeps once the work is accepted, and the way there from the room. */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bids } from '#contract/bids/bids.ts';
import { jobs } from '#contract/jobs/jobs.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { fileOf, idOf, orderOf, ROOM } from '#web/testing/proof-room.ts';
import { MOMENT, show, signIn, toasts } from '#web/testing/show.tsx';

const ORDER = paths.fill(paths.order.hunter, { id: idOf(1) });
const RECEIPT = page.getByRole('button', { name: 'Receipt (PDF)' });
const DEED = page.getByRole('button', { name: 'Deed of rights (PDF)' });

beforeEach(() => signIn('hunter'));

test('files, receipt and deed of an accepted order are with its work', async () => {
  const files = [fileOf(20, { access: 'original', url: '/jobs/submissions/label.png' })];
  orderOf('hunter', { status: 'accepted', can: [], files });
  await show(ORDER);
  await expect.element(RECEIPT).toBeVisible();
  await expect.element(DEED).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'label-20.png' }))
    .toHaveAttribute('download', 'label-20.png');
});

test('before that there is neither', async () => {
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'] });
  await show(ORDER);
  await expect.element(page.getByRole('heading', { name: 'Submitted work' })).toBeVisible();
  expect([...RECEIPT.elements(), ...DEED.elements()]).toEqual([]);
});

test('from the room of an accepted order the way leads to the completed ones', async () => {
  orderOf('hunter', { status: 'accepted', can: [] });
  await show(ROOM);
  await expect
    .element(page.getByRole('link', { name: 'Back to the order' }))
    .toHaveAttribute('href', paths.fill(paths.endedOrder.hunter, { id: idOf(1) }));
});

test('whoever checks what was agreed reads the talent’s first name', async () => {
  const acceptance = [{ id: idOf(70), text: 'Three sizes', met: null }];
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline', 'judge-item'], more: { acceptance } });
  await show(ROOM);
  await expect.element(page.getByText('Tunde sees your answers at once.', { exact: false })).toBeVisible();
});

test('the end date if more time is granted follows the milestone that the waiting has moved', async () => {
  const asked = { id: idOf(8), days: 3, reason: 'The photographer fell ill.', requested_at: MOMENT };
  const open = { lapses_at: MOMENT, state: 'open', answered_at: null, answer: '' } as const;
  const last: OrderDetail['milestones'][number] = {
    ...{ id: idOf(9), job_id: idOf(1), position: 1, title: 'Label', description: '', penalty: 5, due: 18 },
    ...{ extended: 0, submissions: [], state: 'due', waived: false, changes_until: null },
    ...{ due_at: '2026-11-21T22:59:59.999Z', tasks: { total: 0, done: 0 } },
  };
  const can = ['grant-extension', 'refuse-extension'] as const;
  const more = { extension: { ...asked, ...open }, milestones: [last] };
  orderOf('hunter', { status: 'active', can: [...can], more });
  await show(ORDER);
  await page.getByRole('button', { name: 'Answer the request' }).click();
  const dialog = page.getByRole('dialog');
  const text = () => dialog.element().textContent;
  await expect.poll(text).toMatch(/End date now\s*Fri\s20\sNov/);
  expect(text()).toMatch(/If granted\s*Tue\s24\sNov/);
});

test('an answer sent with kept dates is no draft of the next one', async () => {
  const extension = {
    ...{ id: idOf(8), days: 3, reason: 'The photographer fell ill.', requested_at: MOMENT },
    ...({ lapses_at: MOMENT, state: 'open', answered_at: null, answer: '' } as const),
  };
  const can = ['grant-extension', 'refuse-extension'] as const;
  orderOf('hunter', { status: 'active', can: [...can], more: { extension } });
  answers(deadlines.refuseExtension, { extension: { ...extension, state: 'refused' } });
  await show(ORDER);
  const dialog = page.getByRole('dialog');
  const answer = dialog.getByRole('textbox');
  await page.getByRole('button', { name: 'Answer the request' }).click();
  await answer.fill('We print on Friday.');
  await expect
    .poll(() => Object.keys(localStorage).filter((key) => key.includes('answer-ext')))
    .toHaveLength(1);
  await dialog.getByRole('button', { name: 'Keep the dates' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Answer the request' }).click();
  await expect.element(answer).toHaveValue('');
});

test('a dialog closes when its order has moved on elsewhere, and keeps what was typed', async () => {
  const reason = page.getByRole('dialog').getByRole('textbox');
  const ask = page.getByRole('button', { name: /^Ask for changes/ });
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'] });
  await show(ORDER);
  await ask.click();
  await userEvent.fill(reason, 'The logo is too small.');
  orderOf('hunter', { status: 'accepted', can: [] });
  await queryClient.invalidateQueries();
  await expect.poll(() => toasts('This order has moved on')).toHaveLength(1);
  expect(reason.elements()).toEqual([]);
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'] });
  await queryClient.invalidateQueries();
  await ask.click();
  await expect.element(reason).toHaveValue('The logo is too small.');
});

test('an order that can no longer be cancelled says only why, without amounts or a button that tries again', async () => {
  const division = {
    ...{ kind: 'cancellation' as const, price: 240_000, penalties: [], penalty_total: 0, earned: 0 },
    ...{ fee_percent: 10, fee: 0, delay_deduction: 0, gateway: 0, talent: 0, hunter: 240_000, platform: 0 },
  };
  orderOf('hunter', { status: 'active', can: ['cancel'] });
  answers(orders.previewCancel, { division, rule: 'not-started' });
  await show(ORDER);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Cancel order' });
  await expect.element(confirm).toBeEnabled();
  answers(orders.previewCancel, () => refuse(409, 'This order is disputed.', { code: 'disputed' }));
  await queryClient.invalidateQueries();
  await expect.element(dialog.getByText('This order is disputed.')).toBeVisible();
  await expect.element(confirm).toBeDisabled();
  expect(dialog.getByText('N240,000').elements()).toEqual([]);
  expect(dialog.getByRole('button', { name: 'Retry' }).elements()).toEqual([]);
});

test('who asked for more time reads so, not the own name', async () => {
  const asked = { id: idOf(8), days: 3, reason: 'The photographer fell ill.', requested_at: MOMENT };
  const open = { lapses_at: MOMENT, state: 'open', answered_at: null, answer: '' } as const;
  const more = { extension: { ...asked, ...open } };
  signIn('talent');
  orderOf('talent', { status: 'active', can: ['withdraw-extension'], more });
  await show(paths.fill(paths.order.talent, { id: idOf(1) }));
  await expect.element(page.getByRole('heading', { name: 'You asked for 3 more days' })).toBeVisible();
});

test.each([
  ['talent', paths.ownBid, idOf(2)],
  ['hunter', paths.bidsOfJob, idOf(1)],
] as const)('an agreement that has ended leads the %s to its bid', async (side, place, id) => {
  signIn(side);
  orderOf(side, { status: 'offered', can: [] });
  answers(bids.getApplication, () => refuse(404, 'Not found'));
  answers(bids.getOffer, () => refuse(404, 'Not found'));
  answers(jobs.get, () => refuse(404, 'Not found'));
  answers(bids.listForJob, () => refuse(404, 'Not found'));
  const at = await show(paths.fill(paths.order[side], { id: idOf(1) }));
  await expect.element(page.getByRole('heading', { name: 'Three labels' })).toBeVisible();
  answers(orders.getSubmitted, () => refuse(404, 'Not found'));
  await queryClient.invalidateQueries();
  await expect.poll(at).toBe(paths.fill(place, { id }));
  await expect.element(page.getByRole('heading', { name: /^We can't find this/ })).toBeVisible();
});
