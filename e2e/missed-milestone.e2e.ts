/** A missed milestone, seen by both sides: a product of its own, whose clock is set six days ahead between two starts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, request, test } from '@playwright/test';
import { freePort } from '../scripts/lib/free-port.ts';
import { fund, say } from './support/order-calls.ts';
import { type Member, newMember, pageOf } from './support/people.ts';
import { launchProduct } from './support/start-product.ts';

const data = mkdtempSync(join(tmpdir(), 'adire-e2e-missed-'));
const port = String(await freePort());
const url = `http://127.0.0.1:${port}`;

test.use({ baseURL: url });
test.describe.configure({ timeout: 180_000 });
test.afterAll(() => rmSync(data, { recursive: true, force: true }));

function launch(more: Record<string, string> = {}) {
  return launchProduct({ PORT: port, PUBLIC_URL: url, DATA_DIR: data, SEED: 'off', ...more });
}

/** An order of N100,000 that was started today, with milestones due in 5 and 10 days at 5 % each. */
async function startOrder() {
  const end = await launch();
  const api = await request.newContext({ baseURL: url });
  const two = {
    hunter: await newMember(api, 'Hauwa Sani', 'hunter'),
    talent: await newMember(api, 'Sade Cole', 'talent'),
  };
  const made = await fund(api, two, 100_000);
  await say(api, two.talent, 'PUT', `job/startjob/${made.jobId}`);
  await api.dispose();
  await end();
  return { ...two, made };
}

async function open(browser: Browser, member: Member, path: string): Promise<Page> {
  const page = await pageOf(browser, member);
  await page.goto(`${url}${path}`);
  return page;
}

test('a missed milestone costs its penalty, to the kobo, and both were told', async ({ browser }) => {
  const { hunter, talent, made } = await startOrder();
  const end = await launch({ CLOCK_AHEAD_DAYS: '6' });
  try {
    const atTalent = await open(browser, talent, `/order/submittedProject/${made.jobId}`);
    await expect(atTalent.getByText('Missed', { exact: true })).toBeVisible();
    await expect(atTalent.getByText('N85,500').first()).toBeVisible();

    const api = await request.newContext({ baseURL: url });
    await say(api, talent, 'POST', `job/submitjob/${made.jobId}`, { comment: 'The poster, a day late.' });
    await api.dispose();

    const atHunter = await open(browser, hunter, `/hunterDashboard/SubmittedProjects/detail/${made.jobId}`);
    await atHunter.getByRole('button', { name: 'Accept', exact: true }).click();
    const dialog = atHunter.getByRole('dialog');
    await expect(dialog).toContainText('N5,000');
    await expect(dialog).toContainText('N9,500');
    await expect(dialog).toContainText('N85,500');
    await dialog.getByRole('button', { name: 'Accept work' }).click();
    await expect(atHunter.getByText('Project Accepted')).toBeVisible();

    await atTalent.goto(`${url}/earning`);
    await expect(atTalent.getByText('N85,500').first()).toBeVisible();
    await atHunter.goto(`${url}/hunterDashboard/CompletedProjects`);
    await atHunter.getByRole('button', { name: /Withdrawal/ }).click();
    await expect(atHunter.getByRole('dialog')).toContainText('N5,000');
  } finally {
    await end();
  }
});
