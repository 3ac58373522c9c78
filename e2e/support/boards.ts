/** Boards of tracked orders, and pages that show them. */
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test';
import { lagosDay } from './deals.ts';
import { fund } from './order-calls.ts';
import { call, type Member, pageOf, twoPeople } from './people.ts';

/** Makes a tracked order with these tasks on its board; returns their ids. */
export async function planned(request: APIRequestContext, names: readonly string[]) {
  const two = await twoPeople(request);
  const made = await fund(request, two, 100_000);
  const { order } = await call<{ order: { id: string } }>(
    request,
    two.hunter,
    'POST',
    `trackorder/store/${made.jobId}`,
  );
  for (const name of names) await plan(request, two.talent, order.id, name);
  return { ...two, ...made, boardId: order.id };
}

async function plan(request: APIRequestContext, talent: Member, boardId: string, name: string) {
  const days = { start_date: lagosDay(0), end_date: lagosDay(3) };
  const words = { name, description: 'On paper first' };
  await call(request, talent, 'POST', 'task/store', { ...days, ...words, trackedOrderId: boardId });
}

/** Opens the board as this member. */
export async function openBoard(browser: Browser, member: Member, boardId: string): Promise<Page> {
  const page = await pageOf(browser, member);
  const board = member.side === 'hunter' ? '/hunterDashboard/trackersettingshunter' : '/trackerTalent';
  await page.goto(`${board}/${boardId}`);
  await expect(
    page.getByRole('heading', { name: 'Doing' }).or(page.getByRole('tab', { name: 'Doing' })),
  ).toBeVisible();
  return page;
}

/** Returns a column of the board; on a phone, opens its tab first. */
export async function openColumn(page: Page, name: 'Todo' | 'Doing' | 'Done'): Promise<Locator> {
  const tab = page.getByRole('tab', { name });
  if (await tab.isVisible()) await tab.click();
  return page.getByRole('region', { name, exact: true }).or(page.getByRole('tabpanel', { name }));
}
