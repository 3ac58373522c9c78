/** Reads the mails that the product sent from `/dev/mail`. */
import { expect, type Page } from '@playwright/test';

/** Waits for the newest mail to this address whose body holds a link to `path`; returns path and query of the link. */
export async function mailedLink(page: Page, to: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const { mails } = await (await page.request.get('/dev/mail.json')).json();
      const links = mails
        .filter((one: { to: string }) => one.to === to)
        .map(({ body }: { body: string }) => new RegExp(`https?:\\S+${path}\\?\\S+`).exec(body)?.[0]);
      link = links.find(Boolean) ?? '';
      return link;
    })
    .not.toBe('');
  return new URL(link).pathname + new URL(link).search;
}
