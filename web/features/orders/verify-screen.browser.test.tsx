/** Checking a file: known, void, unknown, and unreadable by the browser. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deeds, type Holding } from '#contract/orders/deeds.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { MOMENT, show, signIn } from '#web/testing/show.tsx';

const w = words.documents.verify;
const HOLDING: Holding = {
  ...{ what: 'work', number: 'B031B47A1FB4', hunter: 'Ngozi Obi', talent: 'Tunde Ade', since: MOMENT },
  ...{ rights: 'Use everywhere, worldwide, for ever, exclusive.', void: false },
};

async function drop(name: string): Promise<void> {
  await userEvent.upload(page.getByLabelText(w.label), new File(['Adire'], name));
}

test('a visitor reads whose a file is, and no file is sent', async () => {
  signIn(null);
  const asked = answers(deeds.check, () => ({ holdings: [HOLDING] }));
  await show(paths.verify);
  await drop('logo.svg');
  await expect.element(page.getByText(w.made('Tunde Ade', 'Ngozi Obi'))).toBeVisible();
  await expect.element(page.getByText(w.valid)).toBeVisible();
  await expect.element(page.getByText(HOLDING.rights ?? '')).toBeVisible();
  expect(asked.map(({ params }) => params)).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

test('rights that went back, and rights that the agreement alone names', async () => {
  signIn(null);
  answers(deeds.check, () => ({
    holdings: [{ ...HOLDING, what: 'deed' as const, rights: null, void: true }],
  }));
  await show(paths.verify);
  await drop('deed.pdf');
  await expect.element(page.getByText(w.void)).toBeVisible();
  await expect.element(page.getByText(w.agreed)).toBeVisible();
});

test('an unknown file, then a call that fails', async () => {
  signIn(null);
  answers(deeds.check, () => ({ holdings: [] }));
  await show(paths.verify);
  await drop('other.png');
  await expect.element(page.getByText(w.unknown)).toBeVisible();
  // Empty, so that the same file can be chosen again.
  await expect.element(page.getByLabelText(w.label)).toHaveValue('');
  answers(deeds.check, () => refuse(503, 'Busy'));
  await userEvent.upload(page.getByLabelText(w.label), new File(['another'], 'more.png'));
  await expect.element(page.getByText('Busy')).toBeVisible();
});
