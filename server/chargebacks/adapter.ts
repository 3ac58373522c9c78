/** The provider's calls about chargebacks, which it names disputes. */
import * as z from 'zod/mini';
import { ask, type Paystack, transaction, wobblyId } from '#server/payments/adapter.ts';
import { everyPage, type Listed, query, type Span } from '#server/payments/lists/adapter.ts';

/** `refund_amount` in kobo; `resolution` is set once `status` is `resolved`. */
export const providerDispute = z.looseObject({
  id: wobblyId,
  status: z.string(),
  resolution: z.optional(z.nullable(z.string())),
  refund_amount: z.optional(
    z.nullable(
      z.pipe(
        z.int(),
        z.transform((kobo) => BigInt(kobo)),
      ),
    ),
  ),
  currency: z.optional(z.nullable(z.string())),
  category: z.optional(z.nullable(z.string())),
  dueAt: z.optional(z.nullable(z.string())),
  createdAt: z.optional(z.nullable(z.string())),
  updatedAt: z.optional(z.nullable(z.string())),
  transaction,
});
export type ProviderDispute = z.output<typeof providerDispute>;

/** What the provider knows of a chargeback, by its number. */
export function fetchDispute(paystack: Paystack, id: string) {
  return ask(paystack, 'GET', `/dispute/${encodeURIComponent(id)}`, providerDispute);
}

/** What is asked back; all of the payment where nothing is said. */
export function askedBack({ refund_amount, transaction: { amount } }: ProviderDispute): bigint {
  return refund_amount ?? amount;
}

/** How it ended, or null while the bank decides. Money that went back is lost, whatever is called the reason. */
export function endOf({
  status,
  resolution,
  transaction: paid,
}: ProviderDispute): 'win' | 'lose' | 'expire' | null {
  if (status !== 'resolved' && !(status === 'archived' && resolution)) return null;
  if (resolution === 'auto-accepted') return 'expire';
  return resolution === 'declined' && !paid.status.startsWith('revers') ? 'win' : 'lose';
}

/** Those that were opened in the span. */
export function listDisputes(paystack: Paystack, span: Span): Promise<Listed<ProviderDispute>> {
  return everyPage((page) => ask(paystack, 'GET', `/dispute?${query(page, span)}`, z.array(providerDispute)));
}
