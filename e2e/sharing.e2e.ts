/** Sharing a gig: the device's own sheet, WhatsApp, a copied link; and what a visitor who followed one gets. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { liveGig } from './support/gigs.ts';
import { type Member, newMember, pageOf, unique } from './support/people.ts';
import { logIn, toast } from './support/way-in.ts';

/** What the content security policy found fault with on this page. */
async function followViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript({
    content: `globalThis.violations = [];
      addEventListener('securitypolicyviolation', (event) => {
        violations.push(event.violatedDirective + ' ' + event.blockedURI);
      });`,
  });
  return () => page.evaluate<string[]>('violations');
}

/** What the share sheet does; `none`: the browser has no sheet. */
const SHEETS = {
  takes: '() => undefined',
  closed: "() => { throw new DOMException('closed', 'AbortError'); }",
  refuses: "() => { throw new DOMException('refused', 'NotAllowedError'); }",
  none: 'null',
};

async function pageWithSheet(browser: Browser, member: Member, sheet: keyof typeof SHEETS) {
  const page = await pageOf(browser, member);
  await page.addInitScript({
    content: `globalThis.shared = [];
      const behave = ${SHEETS[sheet]};
      const share = async (data) => { shared.push(data); behave(); };
      Object.defineProperty(navigator, 'share', { value: behave ? share : undefined });`,
  });
  return page;
}

function shareButton(page: Page) {
  return page.getByRole('button', { name: 'Share', exact: true });
}

function shareDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Share this link' });
}

test('the device’s own sheet is asked first, and closing it is no failure', async ({ browser, request }) => {
  const title = `Shared mark ${unique()}`;
  const talent = await newMember(request, 'Amaka Obi', 'talent');
  const id = await liveGig(request, talent, title);
  const hunter = await newMember(request, 'Ngozi Eze', 'hunter');
  for (const sheet of ['takes', 'closed'] as const) {
    const page = await pageWithSheet(browser, hunter, sheet);
    await page.goto(`/gigDetails/${id}`);
    await shareButton(page).click();
    await expect
      .poll(() => page.evaluate('shared'))
      .toEqual([{ title, text: title, url: new URL(`/gigDetails/${id}`, page.url()).href }]);
    await expect(shareDialog(page)).toHaveCount(0);
  }
  const page = await pageWithSheet(browser, hunter, 'refuses');
  await page.goto(`/gigDetails/${id}`);
  await shareButton(page).click();
  await expect(shareDialog(page)).toBeVisible();
});

test('without a sheet there are WhatsApp and the link', async ({ browser, request }) => {
  const title = `Ọmọ & co ${unique()}`;
  const talent = await newMember(request, 'Amaka Obi', 'talent');
  const id = await liveGig(request, talent, title);
  const page = await pageWithSheet(browser, talent, 'none');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/publicProfile');
  const url = new URL(`/gigDetails/${id}`, page.url()).href;
  await page.getByRole('button', { name: `Share ${title}` }).click();
  const whatsapp = shareDialog(page).getByRole('link', { name: 'Share on WhatsApp' });
  const address = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://api.whatsapp.com/send');
  expect(address.searchParams.get('text')).toBe(`${title}\n${url}`);
  await expect(whatsapp).toHaveAttribute('target', '_blank');
  await expect(shareDialog(page).getByLabel('Link')).toHaveValue(url);
  await expectNoViolations(page);
  await shareDialog(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(url);
  await expect(shareDialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Share ${title}` })).toBeFocused();
});

test('where copying is not allowed the link is selected, ready to be copied by hand', async ({
  browser,
  request,
}) => {
  const talent = await newMember(request, 'Amaka Obi', 'talent');
  const id = await liveGig(request, talent, `By hand ${unique()}`);
  const page = await pageWithSheet(browser, talent, 'none');
  await page.addInitScript({
    content: `Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;`,
  });
  await page.goto(`/gigDetails/${id}`);
  await shareButton(page).click();
  await shareDialog(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(shareDialog(page).getByText('copy it by hand')).toBeVisible();
  await expect(shareDialog(page).getByLabel('Link')).toBeFocused();
  expect(await page.evaluate('String(document.getSelection())')).toContain(`/gigDetails/${id}`);
});

test('who follows a link logs in and comes to the gig; the head tells robots about it', async ({
  page,
  request,
}) => {
  const title = `Seen </script> "by" ${unique()}`;
  const id = await liveGig(request, await newMember(request, 'Amaka Obi', 'talent'), title);
  const hunter = await newMember(request, 'Ngozi Eze', 'hunter');
  const violations = await followViolations(page);
  const answer = await page.goto(`/gigDetails/${id}`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(/\/login\?next=/);
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toContain(`/share/gigs/${id}.jpg?v=`);
  const card = await request.get(image ?? '', { maxRedirects: 0 });
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '').name).toBe(title);
  expect(await violations()).toEqual([]);
  await logIn(page, hunter.email);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/gigDetails/${id}$`));
  await shareButton(page).click();
  await expect(shareDialog(page)).toBeVisible();
  expect(await violations()).toEqual([]);
  expect((await request.get('/gigDetails/00000000-0000-7000-8000-000000000000')).status()).toBe(404);
});
