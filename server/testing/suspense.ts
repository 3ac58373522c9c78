/** Money that nobody asked for: paid at the provider under a reference that is not ours, and told by its webhook. */
import type { TestApp } from './app.ts';
import { askProvider } from './provider.ts';

/** Naira; answers the reference, under which the money is in suspense now. */
export async function strayPayment(app: TestApp, reference: string, naira: number): Promise<string> {
  await untoldPayment(app, reference, naira);
  await app.control('POST', '/webhooks/send', { references: [reference] });
  await app.settle();
  return reference;
}

/** The same, and the provider has not told us yet. */
export async function untoldPayment(app: TestApp, reference: string, naira: number): Promise<string> {
  const body = { email: 'stray@people.example', amount: naira * 100, currency: 'NGN', reference };
  await askProvider(app, 'POST', '/transaction/initialize', body);
  await app.control('POST', `/transactions/${reference}/pay`, { channel: 'card', webhook: false });
  return reference;
}
