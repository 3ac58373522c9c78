/** A message to a person who is away: their phone gets a push, confirms delivery, and opens the conversation. */
import { expect, test } from '@playwright/test';
import { testPushService } from '#server/testing/push-service.ts';
import { prepareOwnProduct } from './support/ahead.ts';
import { lines } from './support/conversations.ts';
import { call, newMember } from './support/people.ts';
import { deliver, pushPage, watchWorker } from './support/push-browser.ts';

const service = await testPushService();
const { url, launch, open, api } = await prepareOwnProduct('calls', { PUSH_SERVICE: service.origin });

test.use({ baseURL: url, serviceWorkers: 'allow' });
test.describe.configure({ timeout: 180_000 });
test.afterAll(() => service.close());

test('a message is pushed to the phone of somebody away, is delivered then, and read where the notification leads', async ({
  browser,
}) => {
  const end = await launch();
  const calls = await api();
  try {
    const hunter = await newMember(calls, 'Ngozi Bello', 'hunter');
    const talent = await newMember(calls, 'Tunde Alabi', 'talent');
    const device = service.device();
    const phone = await pushPage(browser, talent, device.body);
    await phone.goto(`${url}/notificationPreferences`);
    await phone.getByRole('switch', { name: 'Notifications on this device' }).click();
    await expect(phone.getByRole('switch', { name: 'Notifications on this device' })).toBeChecked();
    const worker = await watchWorker(phone);
    // Away means that the page has lost its stream; the push service can still reach the phone.
    await phone.route('**/api/live', (route) => route.abort());
    await phone.reload();

    const desk = await open(browser, hunter, `/hunterDashboard/messageHunter/details/${talent.id}`);
    await desk.getByLabel('Message to Tunde Alabi').fill('Only for your eyes');
    await desk.getByRole('button', { name: 'Send' }).click();
    const line = lines(desk, 'Only for your eyes');
    await expect(line.getByText('Sent', { exact: true })).toBeAttached();
    // No request triggers this: the product sends the push by itself.
    await expect.poll(() => service.requests.length, { timeout: 20_000 }).toBe(1);
    const { payload } = service.read(device, service.requests[0]);
    await deliver(phone, JSON.stringify(payload));
    const path = `/messagedashboard/talentMessageDetails/${hunter.id}`;
    await expect
      .poll(worker.shown)
      .toEqual([{ title: 'New message from Ngozi Bello', path, tag: `messages:${hunter.id}` }]);
    expect(JSON.stringify(payload)).not.toContain('eyes');
    await expect(line.getByText('Delivered', { exact: true })).toBeAttached();

    await worker.tap();
    await expect(phone).toHaveURL(`${url}${path}`);
    await expect(lines(phone, 'Only for your eyes')).toBeVisible();
    await expect(line.getByText('Read', { exact: true })).toBeAttached();
    await call(calls, talent, 'POST', 'chat/sendmessage', { recipient_id: hunter.id, message: 'I am here' });
    await expect(desk.getByText('I am here').first()).toBeVisible();
  } finally {
    await calls.dispose();
    await end();
  }
});
