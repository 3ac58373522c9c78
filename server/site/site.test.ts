/** The public site over the API: three questions whose answers match what the product does. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCEPT_AFTER_DAYS } from '#contract/acts/deadlines.ts';
import { STANDARD_POLICY } from '#contract/escrow/division.ts';
import { site } from '#contract/site/site.ts';
import { call } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('three questions, with the fee and the days that are in force', async () => {
  const { faqs } = (await call(app, null, site.faq)).body;
  expect(faqs.map((one) => one.faq)).toEqual([
    'How does escrow protect both sides?',
    'What does Adire cost?',
    'How are talents paid?',
  ]);
  expect(faqs[0]?.answer).toContain(`within ${ACCEPT_AFTER_DAYS} days`);
  expect(faqs[1]?.answer).toContain(`${STANDARD_POLICY.serviceFee / 100}%`);
});
