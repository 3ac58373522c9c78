/** Unexpected money: paid at the provider under a reference that is not ours. */
import type { TestApp } from './app.ts';
import { askProvider } from './provider.ts';

/** Pays `naira` under a foreign reference; returns it, in suspense if the provider's webhook has arrived. */
export async function strayPayment(
  app: TestApp,
  reference: string,
  naira: number,
  how: { currency?: string } = {},
): Promise<string> {
  await pay(app, reference, naira, how);
  await app.settle();
  return reference;
}

/** The same without a webhook. */
export async function unreportedPayment(app: TestApp, reference: string, naira: number): Promise<string> {
  await pay(app, reference, naira, { webhook: false });
  return reference;
}

async function pay(app: TestApp, reference: string, naira: number, how: object): Promise<void> {
  const body = { email: 'stray@people.example', amount: Math.round(naira * 100), currency: 'NGN', reference };
  await askProvider(app, 'POST', '/transaction/initialize', body);
  await app.control('POST', `/transactions/${reference}/pay`, { channel: 'card', ...how });
}
