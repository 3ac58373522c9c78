/** The list of conversations of somebody who has none. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { messages } from '#contract/messages/messages.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { show, signIn } from '#web/testing/show.tsx';

test('an empty list says so', async () => {
  signIn('talent');
  answers(messages.conversations, { chats: [], next: null });
  await show('/messagedashboard');
  await expect.element(page.getByText('No message available')).toBeVisible();
});

test('a list that cannot be loaded offers another try', async () => {
  signIn('talent');
  answers(messages.conversations, () => refuse(400, 'no'));
  await show('/messagedashboard');
  const again = page.getByRole('button', { name: 'Retry' });
  await expect.element(again).toBeVisible();
  answers(messages.conversations, { chats: [], next: null });
  await again.click();
  await expect.element(page.getByText('No message available')).toBeVisible();
});
