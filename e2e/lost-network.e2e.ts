/** Messages on a failing network, while typing, sending and uploading: each message arrives once and in order. */
import { expect, test } from '@playwright/test';
import { expectSent, FILE, field, lines, open, sendLine, textsOf } from './support/conversations.ts';
import { sendSlowly, startCuttableProxy } from './support/cuttable-proxy.ts';
import { twoPeople } from './support/people.ts';

test('what was written without a network arrives once, in its order, also after a reload', async ({
  browser,
  request,
}) => {
  const { hunter, talent } = await twoPeople(request);
  const page = await open(browser, hunter, talent);
  await sendLine(page, talent, 'Before the break');
  await expect(lines(page, 'Before the break').getByText('Sent', { exact: true })).toBeAttached();

  await page.context().setOffline(true);
  await sendLine(page, talent, 'First without a network');
  await expect(lines(page, 'First without').getByText('Waiting for the network').first()).toBeVisible();
  await page.getByLabel(/^Attach files/).setInputFiles(FILE);
  await sendLine(page, talent, 'Second, with a file');
  await expect(lines(page, 'Second, with a file')).toContainText('sketch.pdf');
  await sendLine(page, talent, 'Taken back');
  await lines(page, 'Taken back').getByRole('button', { name: 'Back to draft' }).click();
  await expect(field(page, talent)).toHaveValue('Taken back');
  await field(page, talent).fill('Half written');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half written');

  await page.context().setOffline(false);
  await page.reload();
  await expect(field(page, talent)).toHaveValue('Half written');
  await expect(lines(page, 'Second, with a file').getByText('Sent', { exact: true })).toBeAttached();
  await expect(lines(page, 'First without')).toHaveCount(1);
  expect(await textsOf(request, talent, hunter)).toEqual([
    'Before the break',
    'First without a network',
    'Second, with a file',
  ]);
});

test('a message whose answer was lost in the middle of sending and uploading arrives once', async ({
  browser,
  request,
}) => {
  const { hunter, talent } = await twoPeople(request);
  const page = await open(browser, hunter, talent);
  const lost: string[] = [];
  for (const path of ['chat/attachment', 'chat/sendmessage']) {
    await page.route(`**/api/${path}`, async (route) => {
      if (lost.includes(path)) return route.fallback();
      lost.push(path);
      // The server gets the request; the browser never gets the answer.
      await route.fetch();
      return route.abort('connectionreset');
    });
  }
  await page.getByLabel(/^Attach files/).setInputFiles(FILE);
  await sendLine(page, talent, 'Sent into the dark');
  await expect.poll(() => lost).toEqual(['chat/attachment', 'chat/sendmessage']);
  await page.reload();
  await expect(lines(page, 'Sent into the dark').getByText('Sent', { exact: true })).toBeAttached();
  await expect(lines(page, 'Sent into the dark')).toHaveCount(1);
  const other = await open(browser, talent, hunter);
  await expect(lines(other, 'Sent into the dark')).toHaveCount(1);
  await expect(lines(other, 'Sent into the dark').getByRole('link')).toHaveCount(1);
});

test('a network that is cut in the middle of an upload loses nothing: file and message arrive once when it is back', async ({
  browser,
  request,
  baseURL,
}) => {
  const { hunter, talent } = await twoPeople(request);
  const wire = await startCuttableProxy(baseURL ?? '');
  const page = await open(browser, hunter, talent, wire.origin);
  const speed = await sendSlowly(page, 400_000);
  const before = wire.carried();
  const answers: number[] = [];
  page.on('response', (one) => {
    if (one.url().endsWith('/chat/attachment')) answers.push(one.status());
  });
  const book = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(3_000_000, '% ink\n'),
    Buffer.from('%%EOF\n'),
  ]);
  await page.getByLabel(/^Attach files/).setInputFiles({ ...FILE, buffer: book });
  await sendLine(page, talent, 'With the whole book');
  const progress = lines(page, 'With the whole book').getByRole('progressbar');
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(60);

  wire.cut();
  await expect(
    lines(page, 'With the whole book').getByText(/^Waiting for a connection: \d+% sent/),
  ).toBeVisible();
  await field(page, talent).fill('And one more thing');
  expect([answers, await textsOf(request, hunter, talent)]).toEqual([[], []]);
  await speed(-1);
  wire.mend();
  await expect(lines(page, 'With the whole book').getByText(/^(Sent|Delivered|Read)$/)).toBeAttached({
    timeout: 45_000,
  });
  expect(answers).toEqual([200]);
  // At most one part was sent twice, plus the headers of all requests in the meantime.
  expect(wire.carried() - before).toBeLessThan(book.length + 1_000_000 + 300_000);
  await expect(field(page, talent)).toHaveValue('And one more thing');
  const other = await open(browser, talent, hunter);
  await expect(lines(other, 'With the whole book')).toHaveCount(1);
  const link = lines(other, 'With the whole book').getByRole('link');
  const file = await other.request.get((await link.getAttribute('href')) ?? '');
  expect((await file.body()).equals(book)).toBe(true);
  await sendLine(page, talent, 'And one more thing');
  await expectSent(page, 'And one more thing');
  await expect(lines(other, 'And one more thing')).toHaveCount(1);
  wire.close();
});
