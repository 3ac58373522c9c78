/** Messages: two people at once, files, blocking, and the search. */
import { expect, test } from '@playwright/test';
import { expectSent, FILE, field, lines, open, sendLine, THREAD, textsOf } from './support/conversations.ts';
import { call, pageOf, type Side, twoPeople } from './support/people.ts';
import { toast } from './support/way-in.ts';

const HOME: Record<Side, string> = { hunter: '/hunterDashboard/messageHunter', talent: '/messagedashboard' };

test('two people write to each other at once, with presence, typing and ticks', { tag: '@both' }, async ({
  browser,
  request,
}) => {
  const { hunter, talent } = await twoPeople(request);
  const one = await open(browser, hunter, talent);
  await expect(one.getByText('No messages yet.')).toBeVisible();
  await sendLine(one, talent, 'Do you have room in December?');
  await expect(lines(one, 'room in December').getByText('Sent', { exact: true })).toBeAttached();

  const two = await pageOf(browser, talent);
  await two.goto(HOME.talent);
  await two.getByRole('link', { name: /Ngozi Bello.*room in December/ }).click();
  await expect(lines(two, 'room in December')).toHaveCount(1);
  await expect(lines(one, 'room in December').getByText('Read', { exact: true })).toBeAttached();
  await expect(one.getByText('Online', { exact: true }).first()).toBeVisible();

  await field(two, hunter).pressSequentially('Yes');
  await expect(one.getByText('is typing…')).toBeVisible();
  await two.getByRole('button', { name: 'Send' }).click();
  await expect(lines(one, 'Yes')).toHaveCount(1);
  await expect(one.getByText('is typing…')).toHaveCount(0);
  await expect(one.getByRole('status').filter({ hasText: 'Tunde Alabi Yes' })).toBeAttached();
  await expect(lines(two, 'Yes').getByText('Read', { exact: true })).toBeAttached();

  await field(one, talent).fill('Call me on 0803 123 4567');
  await expect(one.getByText('This looks like a phone number.')).toBeVisible();
  await sendLine(one, talent, '   ');
  await expect(one.getByText('This looks like')).toHaveCount(0);
  await sendLine(two, hunter, 'See https://cloth.example/reel and javascript:alert(1)');
  const link = lines(one, 'reel').getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://cloth.example/reel');
  await expect(link).toHaveAttribute('rel', /nofollow ugc/);
  expect(await textsOf(request, hunter, talent)).toHaveLength(3);
});

test('a line that is written while the page is on its way is there, whichever answer comes late', async ({
  browser,
  request,
}) => {
  const { hunter, talent } = await twoPeople(request);
  const page = await pageOf(browser, hunter);
  const [asked, written, notified] = [gate(), gate(), gate()];
  await page.route('**/api/live', async (route) => {
    await written.opened;
    await route.continue();
  });
  await page.route(
    '**/api/chat/getconversation/**',
    async (route) => {
      const before = await route.fetch();
      asked.open();
      await notified.opened;
      await route.fulfill({ response: before });
    },
    { times: 1 },
  );
  await page.goto(`${THREAD.hunter}/${talent.id}`);
  await asked.opened;
  await call(request, talent, 'POST', 'chat/sendmessage', {
    recipient_id: hunter.id,
    message: 'Good morning',
  });
  // The stream begins after the message, so its first line is the only notice of it.
  const streamed = page.waitForResponse('**/api/live');
  const again = page.waitForResponse('**/api/chat/unread');
  written.open();
  await Promise.all([streamed, again]);
  notified.open();
  await expect(lines(page, 'Good morning')).toHaveCount(1);
});

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('a message that comes while another screen is open shows a toast and is counted', {
  tag: '@both',
}, async ({ browser, request }) => {
  const { hunter, talent } = await twoPeople(request);
  const page = await pageOf(browser, hunter);
  await page.goto('/hunterDashboard');
  const place = page.getByRole('link', { name: /^Messages/ }).first();
  await expect(place).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(async () => {
      await call(request, talent, 'POST', 'chat/sendmessage', {
        recipient_id: hunter.id,
        message: 'Are you there?',
      });
      return page.getByText('New message from Tunde Alabi').count();
    })
    .toBeGreaterThan(0);
  await expect(place).toHaveAccessibleName(/unread/);
  // Toasts stay while the mouse is over them, and on a phone they cover the link.
  await page.mouse.move(0, 700);
  await place.click();
  await page.getByRole('link', { name: /Tunde Alabi.*Are you there/ }).click();
  await expect(lines(page, 'Are you there?').first()).toBeVisible();
  // On a phone a conversation fills the whole window.
  await page.goBack();
  await expect(place).not.toHaveAccessibleName(/unread/);
});

test('two tabs of one person send what waits once', async ({ browser, request }) => {
  const { hunter, talent } = await twoPeople(request);
  const page = await open(browser, hunter, talent);
  const second = await page.context().newPage();
  await second.goto(`${THREAD.hunter}/${talent.id}`);
  await expect(field(second, talent)).toBeVisible();
  await page.context().setOffline(true);
  for (const text of ['One', 'Two', 'Three']) await sendLine(page, talent, `${text} of three`);
  await expect(lines(second, 'of three')).toHaveCount(3);
  await page.context().setOffline(false);
  await expect(lines(page, 'Three of three').getByText('Sent', { exact: true })).toBeAttached();
  await expect(lines(second, 'of three')).toHaveCount(3);
  expect(await textsOf(request, talent, hunter)).toEqual(['One of three', 'Two of three', 'Three of three']);
});

test('a tab that was away while the other one wrote has the message when it is back', async ({
  browser,
  request,
}) => {
  const { hunter, talent } = await twoPeople(request);
  const page = await open(browser, hunter, talent);
  const second = await page.context().newPage();
  await second.goto(`${THREAD.hunter}/${talent.id}`);
  await expect(field(second, talent)).toBeVisible();
  const network = await page.context().newCDPSession(second);
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...conditions, offline: true });
  await sendLine(page, talent, 'Written meanwhile');
  await expect(lines(page, 'Written meanwhile').getByText('Sent', { exact: true })).toBeAttached();
  await expect(lines(second, 'Written meanwhile')).toHaveCount(0);
  await network.send('Network.emulateNetworkConditions', { ...conditions, offline: false });
  await expect(lines(second, 'Written meanwhile')).toHaveCount(1);
});

test('a file says what it is before it is opened, and opens for the two alone', async ({
  browser,
  request,
}) => {
  const { hunter, talent } = await twoPeople(request);
  const page = await open(browser, hunter, talent);
  await page
    .getByLabel(/^Attach files/)
    .setInputFiles({ ...FILE, name: 'program.exe', mimeType: 'application/x-msdownload' });
  await expect(
    page.getByText("program.exe: We don't accept this type of file here. Choose another one"),
  ).toBeVisible();
  await page.getByLabel(/^Attach files/).setInputFiles([FILE, { ...FILE, name: 'terms.pdf' }]);
  await page.getByRole('button', { name: 'Remove terms.pdf' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  const other = await open(browser, talent, hunter);
  const link = lines(other, 'sketch.pdf').getByRole('link');
  await expect(link).toContainText(`PDF, ${FILE.buffer.length} B`);
  const address = (await link.getAttribute('href')) ?? '';
  expect((await other.request.get(address)).status()).toBe(200);
  expect((await page.request.get(address)).status()).toBe(403);
});

test('a blocked person cannot write, and can again after', async ({ browser, request }) => {
  const { hunter, talent } = await twoPeople(request);
  const one = await open(browser, hunter, talent);
  await sendLine(one, talent, 'Hello');
  const two = await open(browser, talent, hunter);
  await expect(lines(two, 'Hello')).toHaveCount(1);

  const menu = two.getByRole('button', { name: 'Options for Ngozi Bello' });
  await menu.click();
  await two.getByRole('menuitem', { name: 'Report' }).click();
  await two.getByRole('button', { name: 'Report' }).click();
  await expect(two.getByText("Say what's wrong")).toBeVisible();
  await two.getByLabel("What's wrong?").fill('Asks for payment outside.');
  await two.getByRole('button', { name: 'Report' }).click();
  await expect(two.getByText('Report sent', { exact: true })).toBeVisible();

  await menu.click();
  await two.getByRole('menuitem', { name: 'Block' }).click();
  await two.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(two.getByText('You blocked Ngozi Bello.')).toBeVisible();
  await sendLine(one, talent, 'Still there?');
  await expect(lines(one, 'Still there?').getByText("You can't write to this person")).toBeVisible();

  await menu.click();
  await two.getByRole('menuitem', { name: 'Unblock' }).click();
  await two.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(field(two, hunter)).toBeVisible();
  await lines(one, 'Still there?').getByRole('button', { name: 'Retry' }).click();
  await expect(lines(two, 'Still there?')).toHaveCount(1);
});

test('toasts show below the head of a conversation, and an unknown person is not found', {
  tag: '@both',
}, async ({ browser, request }) => {
  const { hunter, talent } = await twoPeople(request);
  for (const [reader, other] of [
    [hunter, talent],
    [talent, hunter],
  ] as const) {
    const page = await open(browser, reader, other);
    const menu = page.getByRole('button', { name: 'Options for' });
    if (reader === hunter) {
      // Without any message there is nothing to mute or report.
      await menu.click();
      await expect(page.getByRole('menuitem')).toHaveText(['Block']);
      await page.keyboard.press('Escape');
      await sendLine(page, other, 'Hello');
      await expectSent(page, 'Hello');
    }
    await menu.click();
    await page.getByRole('menuitem', { name: 'Mute' }).click();
    const head = await page
      .getByRole('region', { name: 'Conversation', exact: true })
      .locator('header')
      .boundingBox();
    const under = (head?.y ?? 0) + (head?.height ?? 0);
    const top = async () => (await toast(page, `You muted ${other.name}`).boundingBox())?.y;
    await expect.poll(top).toBeGreaterThanOrEqual(under);

    await page.goto(`${THREAD[reader.side]}/0199a200-0000-7000-8000-000000000001`);
    await expect(page.getByRole('heading', { level: 1, name: "We can't find this person" })).toBeVisible();
  }
});

test('older messages come above without a jump, and a search leads to an old one', { tag: '@both' }, async ({
  browser,
  request,
}) => {
  const { hunter, talent } = await twoPeople(request);
  const write = (message: string) =>
    call(request, talent, 'POST', 'chat/sendmessage', { recipient_id: hunter.id, message });
  await write('The very first: turmeric cloth');
  for (let line = 1; line <= 70; line += 1) await write(`Line ${line} of many, so that it fills the screen`);
  const page = await open(browser, hunter, talent);
  await expect(lines(page, 'Line 70 of')).toBeInViewport();
  await expect(lines(page, 'Line 5 of')).toHaveCount(0);
  await lines(page, 'Line 41 of').scrollIntoViewIfNeeded();
  await expect(lines(page, 'Line 20 of')).toHaveCount(1);
  await expect(lines(page, 'Line 41 of')).toBeInViewport();

  await page.goto(HOME.hunter);
  await page.getByLabel('Search your messages').fill('turmeric');
  await page.getByRole('link', { name: /turmeric cloth/ }).click();
  await expect(lines(page, 'turmeric cloth')).toBeInViewport();
  await expect(lines(page, 'Line 70 of')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the latest' }).click();
  await expect(lines(page, 'Line 70 of')).toBeInViewport();
});
