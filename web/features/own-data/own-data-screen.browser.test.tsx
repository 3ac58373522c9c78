/** One's own data: what keeps an account from being deleted. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownData } from '#contract/own-data/own-data.ts';
import { answers } from '#web/testing/network.ts';
import { ID, show, signIn } from '#web/testing/show.tsx';

test('open orders and money are said before anybody tries', async () => {
  signIn('talent');
  const open = { id: ID, title: 'Four posters for a festival of masks', side: 'talent' as const };
  answers(ownData.obstacles, {
    obstacles: [
      { kind: 'orders', message: '2 orders of yours are still open', orders: [open] },
      { kind: 'earned', message: 'N45,000 ready to withdraw' },
    ],
  });
  await show('/account');
  await expect.element(page.getByText("You can't delete your account yet")).toBeVisible();
  await expect.element(page.getByText(/^2 orders of yours are still open/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: open.title })).toBeVisible();
  await expect.element(page.getByText(/^N45,000 ready to withdraw/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
});
