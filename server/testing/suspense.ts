/** Money that nobody asked for: paid at the provider under a reference that is not ours. */
import type { TestApp } from './app.ts';
import { askProvider } from './provider.ts';

/** Naira; the provider notifies us, unless its webhooks are held. Returns the reference, then in suspense. */
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

/** The same, and the provider has not notified us yet. */
export async function unreportedPayment(app: TestApp, reference: string, naira: number): Promise<string> {
  await pay(app, reference, naira, { webhook: false });
  return reference;
}

async function pay(app: TestApp, reference: string, naira: number, how: object): Promise<void> {
  const body = { email: 'stray@people.example', amount: Math.round(naira * 100), currency: 'NGN', reference };
  await askProvider(app, 'POST', '/transaction/initialize', body);
  await app.control('POST', `/transactions/${reference}/pay`, { channel: 'card', ...how });
}
