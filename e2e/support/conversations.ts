/** Conversations on the screen: two people who write to each other, and what they see. */
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { type Member, pageOf, type Side } from './people.ts';

export const THREAD: Record<Side, string> = {
  hunter: '/hunterDashboard/messageHunter/details',
  talent: '/messagedashboard/talentMessageDetails',
};
export const FILE = {
  name: 'sketch.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

/** Opens the conversation on a page of the reader, at `origin` if it is not the usual product. */
export async function open(browser: Browser, reader: Member, other: Member, origin = ''): Promise<Page> {
  const page = await pageOf(browser, reader);
  await page.goto(`${origin}${THREAD[reader.side]}/${other.id}`);
  await expect(field(page, other)).toBeVisible();
  return page;
}

export function field(page: Page, other: Member) {
  return page.getByLabel(`Message to ${other.name}`);
}

export function lines(page: Page, text: string) {
  return page
    .getByRole('region', { name: 'Messages in this conversation' })
    .getByRole('listitem')
    .filter({ hasText: text });
}

export async function sendLine(page: Page, other: Member, text: string): Promise<void> {
  await field(page, other).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Expects the server to have the message, whether or not it reached the other person. */
export async function expectSent(page: Page, text: string): Promise<void> {
  await expect(lines(page, text).getByText(/^(Sent|Delivered|Read)$/)).toBeAttached();
}

/** Returns the texts of a conversation on the server, whatever the screens show. */
export async function textsOf(request: APIRequestContext, reader: Member, other: Member): Promise<string[]> {
  const answer = await request.get(`/api/chat/getconversation/${other.id}?limit=50`, {
    headers: { Authorization: `Bearer ${reader.token}` },
  });
  const { messages } = (await answer.json()) as { messages: { message: string }[] };
  return messages.map(({ message }) => message);
}
