/** The page of an order: what its hunter keeps once the work is accepted. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as paths from '#contract/site/paths.ts';
import { fileOf, idOf, orderOf } from '#web/testing/proof-room.ts';
import { show, signIn } from '#web/testing/show.tsx';

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
