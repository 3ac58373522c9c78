/** A visitor describes a job on four cards, picks a work and signs up; the job is posted and the work's talent invited. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { liveGig } from './support/gigs.ts';
import { call, newMember, PASSWORD, unique } from './support/people.ts';
import { fillProfile, logIn, toast } from './support/way-in.ts';

test('from the front page to a posted job with an invitation', async ({ page, request }) => {
  const talent = await newMember(request, 'Bisi Falola', 'talent');
  const title = `Calabash mark ${unique()}`;
  await liveGig(request, talent, title);
  const next = page.getByRole('button', { name: 'Next' });

  await page.goto('/');
  await page.getByRole('link', { name: 'Post a job in a minute' }).click();
  await page.getByRole('searchbox').fill('brand');
  await page.getByRole('radio', { name: 'Brand identity' }).check();
  await page.getByLabel('What do you need?').fill('A mark for my soap stall');
  await next.click();
  await page.getByRole('checkbox', { name: `${title}, by Bisi Falola` }).check();
  await expectNoViolations(page);
  await next.click();
  await page.getByLabel('Price budget').fill('80000');
  await next.click();
  await expect(page.getByText('Bisi Falola')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account and post' }).click();

  const email = `amaka.${unique()}@people.example`;
  await page.getByLabel('Username').fill('Amaka Obi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await logIn(page, email);
  await fillProfile(page, /^Talent hunter/);
  await expect(page.getByLabel('Title')).toHaveValue('A mark for my soap stall');
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page).toHaveURL(/\/DashboardHomeContent\?job=/);
  await expect(toast(page, 'Invite successful')).toBeVisible();
  await expect(page.getByText('A mark for my soap stall').first()).toBeVisible();

  const news = await call<{ notification: object[] }>(request, talent, 'GET', 'notification');
  expect(JSON.stringify(news.notification)).toContain('soap stall');
});
