/** The mailed link that keeps a second factor. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { secondFactor } from '#contract/accounts/second-factor.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';

const TOKEN = 'k'.repeat(43);
const keep = page.getByRole('button', { name: 'Keep it on' });

test('a link that has ended says so, and there is nothing to press again', async () => {
  answers(secondFactor.stopRemoval, () => refuse(404, 'Not found'));
  await show(`/keepTwoStep?token=${TOKEN}`);
  await keep.click();
  await expect.element(page.getByText(/^This link has ended/)).toBeVisible();
  await expect.element(keep).not.toBeInTheDocument();
});

test('a link that works keeps it', async () => {
  const sent = answers(secondFactor.stopRemoval, { success: true });
  await show(`/keepTwoStep?token=${TOKEN}`);
  await keep.click();
  await expect.element(page.getByRole('link', { name: 'Set a new password' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ stop_token: TOKEN }]);
});
