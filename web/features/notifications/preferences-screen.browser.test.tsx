/** The preferences: a switch that fails to save, and a browser that is not allowed to show notifications. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { notificationPreferences } from '#contract/notifications/preferences.ts';
import { answers, unreachable } from '#web/testing/network.ts';
import { show, signIn } from '#web/testing/show.tsx';

const ON = { on: true, fixed: false };

function preferences(on: boolean) {
  return {
    preferences: [{ kind: 'work' as const, app: ON, mail: { on, fixed: false }, push: ON }],
  };
}

test('a switch that was not saved goes back and says so', async () => {
  signIn('talent');
  answers(notificationPreferences.get, preferences(true));
  unreachable(notificationPreferences.set);
  await show('/notificationPreferences');
  const mail = page.getByRole('switch', { name: 'Work and milestones: E-mail' });
  await expect.element(mail).toBeChecked();
  await mail.click();
  await expect.element(page.getByText("We couldn't save that")).toBeVisible();
  await expect.element(mail).toBeChecked();
  const sent = answers(notificationPreferences.set, preferences(false));
  await mail.click();
  await expect.element(mail).not.toBeChecked();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ kind: 'work', way: 'mail', on: false }]);
});

test('a browser that may show nothing says so', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied');
  signIn('talent');
  answers(notificationPreferences.get, preferences(true));
  await show('/notificationPreferences');
  await expect
    .element(
      page.getByText(
        'Your browser blocks notifications from Adire. Allow them in its settings, then come back.',
      ),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole('switch', { name: 'Notifications on this device' }))
    .not.toBeInTheDocument();
});
