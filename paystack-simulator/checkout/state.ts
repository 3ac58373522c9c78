/** Where the hosted page stands with one payment; kept in the book, so a reload or a restart goes on. */
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

/** The channels that this page can offer of those that the transaction allows. */
export function offeredChannels(transaction: Transaction): OfferedChannel[] {
  const allowed = JSON.parse(transaction.channels) as string[];
  return OFFERED.filter((channel) => allowed.includes(channel));
}

/** Address of the checkout page inside its own origin. */
export function checkoutPath(simulator: Simulator, transaction: Transaction): string {
  return `${simulator.basePath}/checkout/${transaction.accessCode}`;
}

function webAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined;
  return ['http:', 'https:'].includes(new URL(text).protocol) ? text : undefined;
}

/** The callback address with the reference in both of its names, or undefined without a callback. */
export function returnAddress(transaction: Transaction): string | undefined {
  const callback = webAddress(transaction.callbackUrl);
  if (!callback) return undefined;
  const reference = encodeURIComponent(transaction.reference);
  const [page = '', ...fragment] = callback.split('#');
  const joint = page.includes('?') ? '&' : '?';
  const tail = fragment.length > 0 ? `#${fragment.join('#')}` : '';
  return `${page}${joint}trxref=${reference}&reference=${reference}${tail}`;
}

/** `metadata.cancel_action`, if it is a web address. */
export function cancelAddress(transaction: Transaction): string | undefined {
  const metadata: unknown = transaction.metadata === null ? null : JSON.parse(transaction.metadata);
  if (typeof metadata !== 'object' || metadata === null || !('cancel_action' in metadata)) return undefined;
  return webAddress(metadata.cancel_action);
}

/** Origins to which forms of the page may lead after a payment. */
export function formTargets(transaction: Transaction): string[] {
  const addresses = [returnAddress(transaction), cancelAddress(transaction)];
  return addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin);
}
