/** Actions queued offline are done once when the network is back; money and agreements are not queued, and say so. */
import { expect, type Page, test } from '@playwright/test';
import { openBoard, openColumn, planned } from './support/boards.ts';
import { agree, offer } from './support/order-calls.ts';
import { call, pageOf, twoPeople } from './support/people.ts';

const KEPT = "Saved. We'll send it when you're back online.";

async function offline(page: Page, off: boolean): Promise<void> {
  await page.context().setOffline(off);
}

test('a comment said without a network is shown as waiting, and said once', async ({ browser, request }) => {
  const { talent, hunter, boardId } = await planned(request, ['Ink the lines']);
  const page = await openBoard(browser, hunter, boardId);
  await page.getByRole('button', { name: 'Ink the lines', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ink the lines' });
  await expect(dialog.getByText('No comments yet')).toBeVisible();
  await offline(page, true);
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Thicker, please');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const waiting = dialog.getByRole('listitem').filter({ hasText: KEPT });
  await expect(waiting).toContainText('Thicker, please');
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  await offline(page, false);
  await expect(waiting).toHaveCount(0);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Thicker, please' })).toHaveCount(1);

  const { tasks } = await call<{ tasks: { id: string; comments: number }[] }>(
    request,
    talent,
    'GET',
    `task/getall/${boardId}`,
  );
  expect(tasks.map(({ comments }) => comments)).toEqual([1]);
});

test('a task moved without a network stays where it was put, and is moved when the network is back', async ({
  browser,
  request,
}) => {
  const { talent, boardId } = await planned(request, ['Ink the lines']);
  const page = await openBoard(browser, talent, boardId);
  const status = async () => {
    const { tasks } = await call<{ tasks: { status: string }[] }>(
      request,
      talent,
      'GET',
      `task/getall/${boardId}`,
    );
    return tasks[0]?.status;
  };
  await offline(page, true);
  await page.getByRole('button', { name: 'Start: Ink the lines' }).click();
  const doing = await openColumn(page, 'Doing');
  await expect(doing.getByText('Ink the lines').first()).toBeVisible();
  expect(await status()).toBe('todo');
  await offline(page, false);
  await expect.poll(status).toBe('doing');
  await expect(doing.getByText('Ink the lines').first()).toBeVisible();
});

test('notifications read without a network are marked as read when it is back', async ({
  browser,
  request,
}) => {
  const two = await twoPeople(request);
  await offer(request, two, 80_000);
  const page = await pageOf(browser, two.talent);
  await page.goto('/talentnotification');
  const dots = page.getByRole('main').getByText('Unread: ');
  await expect(dots.first()).toBeAttached();
  await offline(page, true);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(dots).toHaveCount(0);
  const unread = async () =>
    (await call<{ unreadNotification: number }>(request, two.talent, 'GET', 'notification/unread?as=talent'))
      .unreadNotification;
  expect(await unread()).toBeGreaterThan(0);
  await offline(page, false);
  await expect.poll(unread).toBe(0);
});

test('paying needs internet, and its button says so', async ({ browser, request }) => {
  const two = await twoPeople(request);
  const { bidId } = await agree(request, two, 80_000);
  const page = await pageOf(browser, two.hunter);
  await page.goto(`/hunterDashboard/paymentbid/${bidId}`);
  const pay = page.getByRole('button', { name: 'Pay N80,000 into escrow' });
  await expect(pay).toBeEnabled();
  await offline(page, true);
  await expect(pay).toHaveAccessibleName('Pay N80,000 into escrow (needs internet)');
  await expect(pay).toBeDisabled();
  await offline(page, false);
  await expect(pay).toHaveAccessibleName('Pay N80,000 into escrow');
  await pay.click();
  await expect(page).not.toHaveURL(/paymentbid\/[0-9a-f-]+$/);
});
