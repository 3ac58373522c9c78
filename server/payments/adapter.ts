/** The one adapter to Paystack: its HTTP API, parsed loosely, answered strictly; `unknown` is never success or failure. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { koboNumber } from '#contract/core/money.ts';
import type { Config } from '#server/core/config.ts';

export type Paystack = Config['paystack'];

/**
 * `ok`: the provider did it. `refused`: a final no. `unknown`: time-out, overload, a broken answer:
 * the effect may or may not exist.
 */
export type Outcome<T> =
  | { kind: 'ok'; data: T }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'unknown'; reason: string };

const TIMEOUT_MS = 20_000;

const envelope = z.looseObject({
  status: z.boolean(),
  message: z._default(z.string(), ''),
  code: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
});

/** Makes one call; anything but a well-formed, conclusive answer is `unknown`. */
export async function ask<S extends z.ZodMiniType>(
  paystack: Paystack,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  shape: S,
  body?: Record<string, unknown>,
): Promise<Outcome<z.output<S>>> {
  let status: number;
  let text: string;
  try {
    const answer = await fetch(`${paystack.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${paystack.secretKey}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = answer.status;
    text = await answer.text();
  } catch (error) {
    return { kind: 'unknown', reason: (error as Error).name };
  }
  if (status >= 500 || status === 429 || status === 401) return { kind: 'unknown', reason: `HTTP ${status}` };
  const parsed = z.safeParse(envelope, parseJson(text));
  if (!parsed.success) return { kind: 'unknown', reason: `HTTP ${status} without the expected body` };
  if (!parsed.data.status || status >= 400) {
    return { kind: 'refused', code: parsed.data.code ?? `http_${status}`, message: parsed.data.message };
  }
  const data = z.safeParse(shape, parsed.data.data);
  return data.success
    ? { kind: 'ok', data: data.data }
    : { kind: 'unknown', reason: 'an unexpected shape of data' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A whole number of kobo, as a number or a string of digits. */
const amount = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d+$/))]),
  z.transform((value: number | string) => BigInt(value)),
);
export const looseId = z.pipe(
  z.union([z.int(), z.string()]),
  z.transform((value: number | string) => String(value)),
);

export type Initialize = {
  email: string;
  /** Kobo. */
  amount: bigint;
  reference: string;
  callbackUrl: string;
  cancelUrl: string;
};

/** Opens a transaction; returns the URL for the payer. */
export function initializeTransaction(paystack: Paystack, order: Initialize) {
  return ask(paystack, 'POST', '/transaction/initialize', z.looseObject({ authorization_url: z.url() }), {
    email: order.email,
    amount: koboNumber(order.amount),
    currency: 'NGN',
    reference: order.reference,
    callback_url: order.callbackUrl,
    channels: ['card', 'bank_transfer', 'ussd'],
    metadata: JSON.stringify({ cancel_action: order.cancelUrl }),
  });
}

const text = z.optional(z.nullable(z.string()));
/** For a bank transfer, `bank` and `last4` describe the receiving account, not the sender's. */
const authorization = z.looseObject({
  last4: text,
  bank: text,
  sender_bank: text,
  sender_bank_account_number: text,
});

export const transaction = z.looseObject({
  id: looseId,
  status: z.string(),
  domain: z._default(z.string(), ''),
  reference: z.string(),
  amount,
  requested_amount: z.optional(z.nullable(amount)),
  currency: z.string(),
  fees: z.optional(z.nullable(amount)),
  channel: z.optional(z.nullable(z.string())),
  gateway_response: z.optional(z.nullable(z.string())),
  authorization: z.optional(z.nullable(authorization)),
});
export type Transaction = z.output<typeof transaction>;

/** The provider's record of a payment; `refused` with `transaction_not_found` when it has none. */
export function verifyTransaction(paystack: Paystack, reference: string) {
  return ask(paystack, 'GET', `/transaction/verify/${encodeURIComponent(reference)}`, transaction);
}

const bank = z.looseObject({
  id: z.optional(z.nullable(looseId)),
  name: z.string(),
  slug: z.optional(z.nullable(z.string())),
  code: z.string(),
  active: z.optional(z.nullable(z.boolean())),
  is_deleted: z.optional(z.nullable(z.boolean())),
  supports_transfer: z.optional(z.nullable(z.boolean())),
  currency: z.optional(z.nullable(z.string())),
  type: z.optional(z.nullable(z.string())),
});

/** The banks that can receive a transfer in naira. */
export async function listBanks(paystack: Paystack) {
  const outcome = await ask(paystack, 'GET', '/bank?country=nigeria&currency=NGN', z.array(bank));
  if (outcome.kind !== 'ok') return outcome;
  const usable = outcome.data.filter(
    (one) =>
      one.active !== false &&
      !one.is_deleted &&
      one.supports_transfer !== false &&
      (one.type ?? 'nuban') === 'nuban',
  );
  const banks = usable.map((one) => ({
    id: one.slug ?? one.id ?? `${one.code}:${one.name}`,
    name: one.name,
    code: one.code,
  }));
  return { kind: 'ok' as const, data: banks };
}

/** The account holder's name that the bank has for an account number. */
export function resolveAccount(paystack: Paystack, account: { account_number: string; bank_code: string }) {
  const query = new URLSearchParams(account).toString();
  return ask(paystack, 'GET', `/bank/resolve?${query}`, z.looseObject({ account_name: z.string() }));
}

export function createRecipient(
  paystack: Paystack,
  account: { name: string; account_number: string; bank_code: string },
) {
  const shape = z.looseObject({
    recipient_code: z.string(),
    details: z.optional(z.looseObject({ bank_name: z.optional(z.nullable(z.string())) })),
  });
  return ask(paystack, 'POST', '/transferrecipient', shape, { type: 'nuban', currency: 'NGN', ...account });
}

export const transfer = z.looseObject({
  reference: z.string(),
  amount,
  status: z.string(),
  transfer_code: z.optional(z.nullable(z.string())),
  fee_charged: z.optional(z.nullable(amount)),
  gateway_response: z.optional(z.nullable(z.string())),
});
export type Transfer = z.output<typeof transfer>;

/** Requests a transfer from the balance. The reference is the idempotency key: a payout never gets another one. */
export function startTransfer(
  paystack: Paystack,
  order: { amount: bigint; recipient: string; reference: string; reason: string },
) {
  return ask(paystack, 'POST', '/transfer', transfer, {
    source: 'balance',
    currency: 'NGN',
    amount: koboNumber(order.amount),
    recipient: order.recipient,
    reference: order.reference,
    reason: order.reason,
  });
}

/** The provider's record of a transfer. A refusal other than "not found" is returned as `unknown`. */
export async function verifyTransfer(paystack: Paystack, reference: string) {
  const outcome = await ask(paystack, 'GET', `/transfer/verify/${encodeURIComponent(reference)}`, transfer);
  if (outcome.kind === 'refused' && !/not found/i.test(outcome.message)) {
    return { kind: 'unknown' as const, reason: outcome.message };
  }
  return outcome;
}

/** True when the header is the HMAC-SHA512 of the raw body under our key; lower-case hex, compared in constant time. */
export function isSignedByProvider(paystack: Paystack, rawBody: Buffer, header: unknown): boolean {
  if (typeof header !== 'string' || !/^[0-9a-f]{128}$/.test(header)) return false;
  const wanted = createHmac('sha512', paystack.secretKey).update(rawBody).digest();
  return timingSafeEqual(wanted, Buffer.from(header, 'hex'));
}

/** True when the address is the provider's own page: browsers are redirected nowhere else. */
export function isProviderPage(paystack: Paystack, publicUrl: string, address: string): boolean {
  const url = new URL(address);
  if (!paystack.simulated && paystack.baseUrl === 'https://api.paystack.co') {
    return url.protocol === 'https:' && url.hostname === 'checkout.paystack.com';
  }
  return [new URL(paystack.baseUrl).origin, new URL(publicUrl).origin].includes(url.origin);
}

export const refundShape = z.looseObject({
  id: looseId,
  status: z.string(),
  amount,
  merchant_note: z.optional(z.nullable(z.string())),
});
export type ProviderRefund = z.output<typeof refundShape>;

/** Requests a refund of `amount` kobo of a payment. There is no idempotency key: check `listRefunds` first. */
export function createRefund(paystack: Paystack, order: { reference: string; amount: bigint; note: string }) {
  return ask(paystack, 'POST', '/refund', refundShape, {
    transaction: order.reference,
    amount: koboNumber(order.amount),
    merchant_note: order.note,
  });
}

/** The refunds of a transaction, by the provider's id of the transaction. */
export function listRefunds(paystack: Paystack, transactionId: string) {
  const query = new URLSearchParams({ transaction: transactionId, perPage: '100' });
  return ask(paystack, 'GET', `/refund?${query}`, z.array(refundShape));
}

export function fetchRefund(paystack: Paystack, id: string) {
  return ask(paystack, 'GET', `/refund/${encodeURIComponent(id)}`, refundShape);
}

/** Releases a transfer that waits for the one-time code that the provider sent to the owner of its account. */
export function finalizeTransfer(paystack: Paystack, order: { transfer_code: string; otp: string }) {
  return ask(paystack, 'POST', '/transfer/finalize_transfer', z.looseObject({ status: z.string() }), order);
}

/** Uploads a PDF to an address signed by the provider, without our key. False when it may not have arrived. */
export async function putDocument({ baseUrl }: Paystack, address: string, pdf: Buffer): Promise<boolean> {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.origin !== new URL(baseUrl).origin) return false;
  try {
    const answer = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: new Uint8Array(pdf),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
