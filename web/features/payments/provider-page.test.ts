/** Which addresses the browser may be sent to. */
import { expect, test } from 'vitest';
import { providerPage } from './provider-page.ts';

const HERE = 'http://adire.example:3000';

test.each([
  'https://checkout.paystack.com/abc',
  'http://adire.example:3000/paystack-simulator/checkout/abc',
  'http://localhost:3000/paystack-simulator/checkout/abc',
])('%s is taken', (address) => {
  expect(providerPage(address, HERE)).toBe(address);
});

test.each([
  'http://elsewhere.example/checkout',
  'javascript:alert(1)',
  'data:text/html,hi',
  '//elsewhere.example/x',
  'https://user:secret@checkout.paystack.com/abc',
  '',
])('%s is refused', (address) => {
  expect(providerPage(address, HERE)).toBeNull();
});
