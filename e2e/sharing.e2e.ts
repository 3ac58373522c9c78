/** A shared gig link: what a visitor sees, and what the page's head contains for crawlers. */
import { expect, type Page, test } from '@playwright/test';
import { liveGig } from './support/gigs.ts';
import { newMember, unique } from './support/people.ts';

/** Collects violations of the content security policy on this page. */
async function followViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript({
    content: `globalThis.violations = [];
      addEventListener('securitypolicyviolation', (event) => {
        violations.push(event.violatedDirective + ' ' + event.blockedURI);
      });`,
  });
  return () => page.evaluate<string[]>('violations');
}

function shareButton(page: Page) {
  return page.getByRole('button', { name: /^Share / });
}

function shareDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Share this link' });
}

test('a visitor who follows a link reads the gig and shares it on; the head describes it to crawlers', async ({
  page,
  request,
}) => {
  const title = `Seen </script> "by" ${unique()}`;
  const id = await liveGig(request, await newMember(request, 'Amaka Obi', 'talent'), title);
  const violations = await followViolations(page);
  const answer = await page.goto(`/gigDetails/${id}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toContain(`/share/gigs/${id}.jpg?v=`);
  const card = await request.get(image ?? '', { maxRedirects: 0 });
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '').name).toBe(title);
  expect(await violations()).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`/gigDetails/${id}$`));
  await shareButton(page).click();
  await expect(shareDialog(page)).toBeVisible();
  expect(await violations()).toEqual([]);
  expect((await request.get('/gigDetails/00000000-0000-7000-8000-000000000000')).status()).toBe(404);
});
