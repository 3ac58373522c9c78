/** Puts a simulator back to a new book, without changing its file. */
import { openBalance } from '../balance.ts';
import type { Simulator } from '../context.ts';

/** Children before parents, for the foreign keys. Ids go on where they were, so none is used twice. */
const TABLES = [
  'deliveries',
  'webhooks',
  'errands',
  'faults',
  'calls',
  'refunds',
  'attempts',
  'transactions',
  'customers',
  'transferRequests',
  'transfers',
  'recipients',
  'ledger',
  'settings',
];

export function resetBook(simulator: Simulator): void {
  simulator.book.transaction(() => {
    for (const table of TABLES) simulator.book.run(`delete from ${table}`);
    openBalance(simulator);
  });
}
