/** The provider's calls about chargebacks, which it calls disputes. */
import * as z from 'zod/mini';
import {
  ask,
  looseId,
  type Outcome,
  type Paystack,
  putDocument,
  transaction,
} from '#server/payments/adapter.ts';
import { everyPage, type Listed, query, type Span } from '#server/payments/lists/adapter.ts';

/** `refund_amount` in kobo; `resolution` is set once `status` is `resolved`. */
const providerDispute = z.looseObject({
  id: looseId,
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

/** Asks the provider for a chargeback by its number. */
export function fetchDispute(paystack: Paystack, id: string) {
  return ask(paystack, 'GET', `/dispute/${encodeURIComponent(id)}`, providerDispute);
}

/** Kobo asked back; the whole payment when the provider states no amount. */
export function amountAskedBack({ refund_amount, transaction: { amount } }: ProviderDispute): bigint {
  return refund_amount ?? amount;
}

/**
 * How it ended, or null while the bank decides. A payment that was reversed is lost, whatever the resolution, unless
 * refunds and other chargebacks account for the reversal: `alreadyTaken` is what they took, in kobo.
 */
export function endOf(
  { status, resolution, transaction: paid }: ProviderDispute,
  alreadyTaken: bigint,
): 'win' | 'lose' | 'expire' | null {
  if (status !== 'resolved' && !(status === 'archived' && resolution)) return null;
  if (resolution === 'auto-accepted') return 'expire';
  const wentBack = paid.status.startsWith('revers') && alreadyTaken < paid.amount;
  return resolution === 'declined' && !wentBack ? 'win' : 'lose';
}

/** Lists the chargebacks that were opened in the span. */
export function listDisputes(paystack: Paystack, span: Span): Promise<Listed<ProviderDispute>> {
  return everyPage((page) => ask(paystack, 'GET', `/dispute?${query(page, span)}`, z.array(providerDispute)));
}

export type Evidence = {
  customer: { name: string; email: string; phone: string };
  service: string;
  delivered: Date | null;
  message: string;
  pdf: Buffer;
};

/** Uploads the document where the provider says, states what was sold, and declines. Nothing is final before the last call. */
export async function sendEvidence(
  paystack: Paystack,
  id: string,
  { customer, service, delivered, message, pdf }: Evidence,
): Promise<Outcome<unknown>> {
  const path = `/dispute/${encodeURIComponent(id)}`;
  const place = z.looseObject({ signedUrl: z.url(), fileName: z.string() });
  const upload = await ask(paystack, 'GET', `${path}/upload_url`, place);
  if (upload.kind !== 'ok') return upload;
  if (!(await putDocument(paystack, upload.data.signedUrl, pdf)))
    return { kind: 'unknown', reason: 'the document could not be put' };
  const stated = await ask(paystack, 'POST', `${path}/evidence`, z.looseObject({ id: looseId }), {
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    service_details: service,
    ...(delivered && { delivery_date: delivered.toISOString().slice(0, 10) }),
  });
  if (stated.kind !== 'ok') return stated;
  return ask(paystack, 'PUT', `${path}/resolve`, z.looseObject({}), {
    resolution: 'declined',
    message,
    refund_amount: 0,
    uploaded_filename: upload.data.fileName,
    evidence: Number(stated.data.id),
  });
}
