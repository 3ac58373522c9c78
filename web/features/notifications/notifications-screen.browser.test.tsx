/** The list of notifications: one that cannot be loaded, an empty one, and older notifications on scroll. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { notifications } from '#contract/notifications/notifications.ts';
import { answers, refuse } from '#web/testing/network.ts';
import { MOMENT, show, signIn } from '#web/testing/show.tsx';

/** That many of them, from that number down. */
function news(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `0199a200-0000-7000-8000-${String(from - index).padStart(12, '0')}`,
    title: 'New application',
    description: `Kwame Mensah applied for “Mural ${from - index}”.`,
    link: '/account',
    created_at: MOMENT,
    read_at: MOMENT,
  }));
}

test('a list that cannot be loaded says so and offers another try', async () => {
  signIn('talent');
  answers(notifications.list, () => refuse(400, 'no'));
  await show('/talentnotification');
  await expect.element(page.getByText("We couldn't load your notifications")).toBeVisible();
  answers(notifications.list, { notification: [], next: null });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByRole('heading', { name: 'No available notification' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('older notifications load on scroll, to the first one', async () => {
  signIn('hunter');
  answers(notifications.list, ({ query }) =>
    query.after ? { notification: news(4, 4), next: null } : { notification: news(24, 20), next: 'older' },
  );
  await show('/hunterDashboard/notification');
  const views = page.getByRole('link', { name: /^View page: / });
  await expect.poll(() => views.elements()).toHaveLength(20);
  views.elements().at(-1)?.scrollIntoView();
  await expect.poll(() => views.elements()).toHaveLength(24);
  await expect.element(page.getByText(/“Mural 1”/)).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});
