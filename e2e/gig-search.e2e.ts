/** A hunter finds a gig, reads it, writes to its talent and orders a package; and what a visitor without an account sees. */
import { expect, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { liveGig } from './support/gigs.ts';
import { acceptAgreement, orderOf } from './support/order-steps.ts';
import { newMember, pageOf, unique } from './support/people.ts';
import { toast } from './support/way-in.ts';

test('a hunter searches, narrows, compares, writes, and orders a package', { tag: '@both' }, async ({
  browser,
  request,
}) => {
  const [talent, hunter] = await Promise.all([
    newMember(request, 'Bisi Falola', 'talent'),
    newMember(request, 'Chuka Eze', 'hunter'),
  ]);
  const mark = `kola${unique()}`;
  const title = `Calabash lettering ${mark}`;
  // Filters appear only above a few results.
  const [id] = await Promise.all(
    [title, `Calabash bowls ${mark}`, `Calabash lamps ${mark}`, `Calabash lids ${mark}`].map((one) =>
      liveGig(request, talent, one),
    ),
  );
  const page = await pageOf(browser, hunter);

  await test.step('found in spite of a typing error, and narrowed', async () => {
    await page.goto('/gigSearchResult');
    await page.getByLabel('Search gigs').fill(`${mark} calabahs`);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/gigSearchResult\/kola/);
    await expect(page.getByRole('status').filter({ hasText: 'calabash' })).toContainText('4 gigs for');
    const filters = page.getByRole('button', { name: 'Filters' });
    if (await filters.isVisible()) await filters.click();
    await page.getByRole('link', { name: /^Brand identity 4/ }).click();
    await expect(page).toHaveURL(/skill=/);
    const close = page.getByRole('button', { name: 'Show 4 gigs' });
    if (await close.isVisible()) await close.click();
    await expect(page.getByRole('link', { name: 'Remove Brand identity', exact: true })).toBeVisible();
    await page.getByLabel('Sort by').selectOption('Lowest price');
    await expect(page).toHaveURL(/sort=price-low/);
    await expect(page.getByRole('link', { name: `${title}, from N25,000` })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoViolations(page);
  });

  await test.step('the page of the gig, tab by tab, and a message to the talent', async () => {
    await page.getByRole('link', { name: `${title}, from N25,000` }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Gig offers' })).toBeVisible();
    for (const tab of ['Overview', 'Description', 'About the seller', 'FAQ', 'Reviews']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    }
    await expect(page).toHaveURL(/tab=reviews/);
    await page.keyboard.press('End');
    const more = page.getByRole('region', { name: 'More by Bisi Falola' });
    await expect(more.getByRole('link', { name: `Calabash bowls ${mark}, from N25,000` })).toBeVisible();
    await expect(more.getByRole('listitem')).toHaveCount(3);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Contact creative talent' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Write a message first')).toBeVisible();
    await dialog.getByLabel('Message').fill('Could you letter a name in Yoruba?');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'message sent')).toBeVisible();
  });

  const job = `${title}: Basic`;
  await test.step('the package ordered, with another price', async () => {
    await page.getByRole('link', { name: /^Order · N/ }).click();
    await page.getByText('Change the conditions').click();
    await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(job);
    await page.getByLabel('Price', { exact: true }).fill('30000');
    await page.getByRole('button', { name: 'Send order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order sent to Bisi Falola' })).toBeVisible();
    await expect(page.getByText('You pay N30,000 into escrow')).toBeVisible();
    await page.goto('/hunterDashboard/PendingProjects');
    await expect(orderOf(page, job)).toContainText('N30,000');
  });

  await test.step('the talent accepts it like any order', async () => {
    const talentPage = await pageOf(browser, talent);
    await acceptAgreement(talentPage, {
      title: job,
      price: 30_000,
      shown: 'N30,000',
      milestones: ['Vectors'],
    });
    await page.reload();
    await expect(orderOf(page, job).getByRole('link', { name: 'Pay' })).toBeVisible();
  });

  await test.step('a paused gig is gone for others', async () => {
    await request.put(`/api/gig/pause/${id}`, { headers: { Authorization: `Bearer ${talent.token}` } });
    await page.goto(`/gigDetails/${id}`);
    await expect(page.getByRole('heading', { name: 'This gig is no longer available' })).toBeVisible();
    // As a link comes back from where it was shared.
    await page.goto(`/gigSearchResult/lettering%20${mark}?fbclid=IwAR1&utm_source=whatsapp`);
    await expect(page.getByRole('heading', { name: 'No Gig yet' })).toBeVisible();
    await expect(page.getByText('Gig data will display here')).toBeVisible();
  });
});

test('a visitor without account searches and reads a gig', async ({ page, request }) => {
  const talent = await newMember(request, 'Wale Adisa', 'talent');
  const mark = `beads${unique()}`;
  const title = `Waist beads ${mark}`;
  await liveGig(request, talent, title);
  // As a link comes back from where it was shared.
  await page.goto(`/gigSearchResult/lettering%20${mark}?fbclid=IwAR1&utm_source=whatsapp`);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page.getByRole('menuitem', { name: 'As Hunter' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'As Talent' })).toHaveAttribute(
    'href',
    '/signup?as=talent',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: `${title}, from N25,000` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/gigDetails\//);
});
