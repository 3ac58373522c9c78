/** State of the hosted page for one payment, stored in the book so that it survives a reload or restart. */
import type { Simulator } from '../context.ts';
import type { Transaction } from '../transaction.ts';
import type { CardStep } from './test-cards.ts';

export type PageState =
  | { step: 'card'; refusal: string }
  | { step: CardStep; card: string; month: string; year: string }
  | { step: 'waiting'; channel: 'bank_transfer' | 'ussd' };

export function pageState(transaction: Transaction): PageState | undefined {
  return transaction.page === null ? undefined : (JSON.parse(transaction.page) as PageState);
}

const OFFERED = ['card', 'bank_transfer', 'ussd'] as const;
export type OfferedChannel = (typeof OFFERED)[number];

/** Returns the channels that the transaction allows and this page can offer. */
export function offeredChannels(transaction: Transaction): OfferedChannel[] {
  const allowed = JSON.parse(transaction.channels) as string[];
  return OFFERED.filter((channel) => allowed.includes(channel));
}

/** Returns the path of the checkout page within its origin. */
export function checkoutPath(simulator: Simulator, transaction: Transaction): string {
  return `${simulator.basePath}/checkout/${transaction.accessCode}`;
}

function webAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  return ['http:', 'https:'].includes(new URL(text).protocol) ? text : undefined;
}

/** Returns the callback URL with the reference under both of its names, or undefined without a callback. */
export function returnAddress(transaction: Transaction): string | undefined {
  const callback = webAddress(transaction.callbackUrl);
  if (!callback) return undefined;
  const reference = encodeURIComponent(transaction.reference);
  const [page = '', ...fragment] = callback.split('#');
  const joint = page.includes('?') ? '&' : '?';
  const tail = fragment.length > 0 ? `#${fragment.join('#')}` : '';
  return `${page}${joint}trxref=${reference}&reference=${reference}${tail}`;
}

/** Returns `metadata.cancel_action`, if it is a web address. */
export function cancelAddress(transaction: Transaction): string | undefined {
  const metadata: unknown = transaction.metadata === null ? null : JSON.parse(transaction.metadata);
  if (typeof metadata !== 'object' || metadata === null || !('cancel_action' in metadata)) return undefined;
  return webAddress(metadata.cancel_action);
}

/** Returns the origins that forms of the page may redirect to after a payment. */
export function formTargets(transaction: Transaction): string[] {
  const addresses = [returnAddress(transaction), cancelAddress(transaction)];
  return addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin);
}
