/** A further round in the proof room (rule 2.20): when it is offered, what is sent, and its remarks at their places. */
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marks } from '#contract/orders/marks.ts';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import { rounds } from '#contract/orders/rounds.ts';
import * as paths from '#contract/site/paths.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { idOf, markOf, orderOf, picture, ROOM, write } from '#web/testing/proof-room.ts';
import { show, signIn } from '#web/testing/show.tsx';

afterEach(() => localStorage.clear());

const NEXT = { price: 15_000, days: 3, number: 2, can: true };
const USED_UP: Partial<OrderDetail> = { further_round: NEXT };
const line = (met: boolean | null) => ({ id: idOf(40), text: 'Three labels', met });

test('rounds used up: remarks become a further round with its price, and lead to its order', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], more: USED_UP });
  const sent = answers(rounds.order, { job_id: idOf(9) });
  const address = await show(ROOM);
  await picture().click({ position: { x: 75, y: 50 } });
  await write('Leaf lower');
  await page.getByRole('button', { name: 'Order round 2 for N15,000' }).click();
  const dialog = page.getByRole('dialog', { name: 'Order round 2?' });
  await expect.element(dialog.getByText(/^Leaf lower/)).toBeVisible();
  await expect.element(dialog.getByText('3 days from payment')).toBeVisible();
  await expect.element(dialog.getByText('Tunde agrees first', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Order round 2 for N15,000' }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.body.marks).toMatchObject([{ file_id: idOf(20), kind: 'must', text: 'Leaf lower' }]);
  await expect.poll(address).toBe(paths.fill(paths.order.hunter, { id: idOf(9) }));
  expect(Object.keys(localStorage).filter((key) => key.includes('marks.'))).toEqual([]);
});

test('rounds used up: what was not agreed is still asked for, second', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], more: USED_UP });
  const asked = answers(orders.decline, {});
  await show(ROOM);
  await page.getByRole('button', { name: 'Order round 2 for N15,000' }).click();
  await page.getByRole('button', { name: "It's not what we agreed: ask for changes" }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'What should change?' }), 'One label is missing');
  await page.getByRole('button', { name: 'Send back' }).click();
  await expect.poll(() => asked.at(-1)?.body).toEqual({ reason: 'One label is missing' });
});

test('a refused line makes the ordinary request the first choice, and the round the second', async () => {
  signIn('hunter');
  const more = { ...USED_UP, acceptance: [line(false)] };
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], more });
  const sent = answers(rounds.order, () => refuse(409, 'Taken', { code: 'round_open' }));
  await show(ROOM);
  await page.getByRole('button', { name: 'Ask for changes', exact: true }).click();
  await page.getByRole('button', { name: 'Something new? Order round 2 for N15,000' }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'What should change?' }), 'A fourth label');
  await page.getByRole('button', { name: 'Order round 2 for N15,000', exact: true }).last().click();
  await expect.poll(() => sent.at(-1)?.body).toEqual({ marks: [{ kind: 'must', text: 'A fourth label' }] });
  await expect.element(page.getByText('Taken')).toBeVisible();
});

test('questions alone are asked, and cost no round', async () => {
  signIn('hunter');
  orderOf('hunter', { status: 'submitted', can: ['accept', 'decline'], more: USED_UP });
  const asked = answers(marks.ask, {});
  await show(ROOM);
  await picture().click({ position: { x: 75, y: 50 } });
  await page.getByText('Question', { exact: true }).click();
  await write('Which paper?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the question' }).click();
  await expect.poll(() => asked.at(-1)?.body.marks).toMatchObject([{ kind: 'question' }]);
});

test.for([
  ['is ordered after acceptance, too', 'accepted', NEXT, 'Order round 2 for N15,000'],
  ['is not offered while one is open', 'submitted', { ...NEXT, can: false }, 'Ask for changes'],
  ['is not offered without a price', 'submitted', null, 'Ask for changes'],
] as const)('a further round %s', async ([, status, further_round, button]) => {
  signIn('hunter');
  const can: OrderDetail['can'] = status === 'submitted' ? ['accept', 'decline'] : [];
  orderOf('hunter', { status, can, more: { further_round } });
  await show(ROOM);
  await expect.element(page.getByRole('button', { name: button, exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Accept and release/ }).elements()).toHaveLength(can.length / 2);
});

test('remarks that were ordered stand at their places, and are answered while their order is worked on', async () => {
  signIn('talent');
  const more = { rounds: [{ job_id: idOf(9), number: 2, title: 'Round 2', status: 'active' as const }] };
  orderOf('talent', {
    ...{ status: 'submitted', can: [], more },
    roundMarks: [{ ...markOf(1), job_id: idOf(9) }],
  });
  const said = answers(marks.answer, {});
  await show(ROOM);
  await expect.element(page.getByRole('link', { name: 'Round 2' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Ordered as round 2' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remark 1: Wish 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as changed' }).click();
  await expect.poll(() => said.at(-1)?.body).toEqual({ done: true });
});
