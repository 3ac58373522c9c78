/** Unassigned payments in suspense, the intent to refund them, and the provider's record of such refunds. */
import { newId } from '#server/core/security/ids.ts';
import { noteOf, openRefund } from '#server/payments/refunds/commands.ts';
import type { Process, Testbed } from './processes.ts';
import { SECRET } from './provider.ts';

export type ProviderRefund = { id: number; status: string; merchantNote: string };

export async function refundsOf(testbed: Testbed, id: string): Promise<ProviderRefund[]> {
  const list = (await testbed.provider.control('GET', '/refunds')) as unknown as ProviderRefund[];
  return list.filter(({ merchantNote }) => merchantNote === noteOf({ id }));
}

/** Returns the id of a refund that is due to be sent three minutes later. */
export async function openStray(
  testbed: Testbed,
  through: Pick<Process, 'settle'>,
  askedBy: string,
): Promise<string> {
  const reference = `stray-${newId()}`;
  await fetch(`${testbed.provider.url}/transaction/initialize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'stray@people.example', amount: 3_000_000, reference }),
  });
  await testbed.provider.control('POST', `/transactions/${reference}/pay`, { webhook: true });
  await through.settle();
  const why = { cause: 'test', actor: 'operator', at: testbed.now() };
  const refund = await testbed.database.db
    .transaction()
    .execute((tx) => openRefund(tx, { reference, amount: 3_000_000n, askedBy, owner: null }, why));
  return refund.id;
}
