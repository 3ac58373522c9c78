/** Shared by browser tests of the proof room: submitting pictures, opening a member's room, setting a pin. */
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { call, type Member, pageOf, unique } from './people.ts';

export async function label(colour: string) {
  const create = { width: 600, height: 400, channels: 3, background: colour } as const;
  return { name: 'label.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** Submits the work with a picture. */
export async function handInPicture(
  request: APIRequestContext,
  talent: Member,
  jobId: string,
  colour = '#3a49b4',
): Promise<void> {
  const added = await request.post(`/api/job/deliverable/${jobId}`, {
    headers: { Authorization: `Bearer ${talent.token}`, 'Idempotency-Key': unique() + unique() },
    multipart: { file: await label(colour) },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const { file } = await added.json();
  await call(request, talent, 'POST', `job/submitjob/${jobId}`, { comment: 'Here it is', files: [file.id] });
}

export async function roomOf(browser: Browser, member: Member, jobId: string): Promise<Page> {
  const page = await pageOf(browser, member);
  await page.goto(`/proofRoom/${jobId}`);
  return page;
}

export async function pin(page: Page, across: number, down: number, text: string): Promise<void> {
  const picture = page.getByRole('button', { name: /^Picture: / });
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.tap({ position: { x: width * across, y: height * down } });
  await page.getByLabel(/^What (should change|do you think)\?/).fill(text);
  await page.getByRole('button', { name: 'Add remark' }).tap();
}
