/** The list of banks, fetched from the provider once a day. */
import type { Reply } from '#contract/core/endpoint.ts';
import type { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { DAY_MS } from '#server/core/clock.ts';
import type { OutsideCtx } from '#server/core/http/context.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { listBanks } from '#server/payments/adapter.ts';

type Bank = { id: string; name: string; code: string };

/** By the provider's address: a test and the product may live in one process. */
const kept = new Map<string, { at: number; banks: Bank[] }>();

/** An old list is better than none when the provider does not answer. Throws 503 when there is none. */
export async function getBanks(ctx: OutsideCtx): Promise<Bank[]> {
  const { paystack } = ctx.services.config;
  const known = kept.get(paystack.baseUrl);
  if (known && ctx.now.getTime() - known.at < DAY_MS) return known.banks;
  const outcome = await listBanks(paystack);
  if (outcome.kind === 'ok') {
    const banks = outcome.data.sort((a, b) => a.name.localeCompare(b.name));
    kept.set(paystack.baseUrl, { at: ctx.now.getTime(), banks });
    return banks;
  }
  if (known) return known.banks;
  throw new Refusal(503, words.payouts.errors.unavailable, { retryAfterSeconds: 10 });
}

export async function banks(ctx: OutsideCtx): Promise<Reply<typeof payouts.banks>> {
  return { success: true, data: await getBanks(ctx) };
}
