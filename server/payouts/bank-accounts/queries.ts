/** Queries of saved bank accounts, and the list of banks, fetched from the provider once a day. */
import { sql } from 'kysely';
import { unfinishedStatuses } from '#contract/acts/statuses.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import type { bankAccounts, SavedAccount } from '#contract/payouts/bank-accounts.ts';
import type { payouts } from '#contract/payouts/payouts.ts';
import { words } from '#contract/words.ts';
import { withdrawalsPausedUntil } from '#server/accounts/queries.ts';
import type { Read } from '#server/core/db/database.ts';
import { literals } from '#server/core/db/values.ts';
import type { OutsideCtx, ReadCtx } from '#server/core/http/context.ts';
import { unanswered } from '#server/core/http/refusal.ts';
import { listBanks } from '#server/payments/adapter.ts';

export type AccountRow = {
  id: string;
  recipient_id: string;
  recipient_code: string;
  bank_code: string;
  bank_name: string;
  account_number: string;
  account_name: string;
  created_at: Date;
  usable_at: Date;
  last_failed: boolean;
};

type Which = { bank_code: string; account_number: string } | { recipientCode: string } | { id: string };

/** Whether the last transfer to the account `a` failed or came back, whether or not it was removed in between. */
const lastFailed = sql`coalesce((
  select p.status in ('failed', 'reversed')
  from payouts p
  join recipients paid on paid.id = p.recipient_id
  where p.user_id = a.user_id and paid.bank_code = a.bank_code and paid.account_number = a.account_number
  order by p.id desc
  limit 1
), false)`;

/** The saved accounts of a person, the newest first; `which` narrows to one. */
export async function accountsOf(db: Read, userId: string, which?: Which): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select a.id, a.recipient_id, r.recipient_code, a.bank_code, r.bank_name, a.account_number, r.account_name,
      a.created_at, a.usable_at, ${lastFailed} as last_failed
    from bank_accounts a
    join recipients r on r.id = a.recipient_id
    where a.user_id = ${userId} and a.removed_at is null and ${condition(which)}
    order by a.id desc
  `.execute(db);
  return rows;
}

function condition(which: Which | undefined) {
  if (!which) return sql`true`;
  if ('id' in which) return sql`a.id = ${which.id}::uuid`;
  if ('recipientCode' in which) return sql`r.recipient_code = ${which.recipientCode}`;
  return sql`a.bank_code = ${which.bank_code} and a.account_number = ${which.account_number}`;
}

/** True when this person ever saved an account whose last transfer did not fail or come back. */
export async function hadUsableAccount(db: Read, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from bank_accounts a
    where a.user_id = ${userId} and not ${lastFailed}
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** True while a transfer to the account is unfinished. */
export async function isAwaitingMoney(db: Read, userId: string, account: AccountRow): Promise<boolean> {
  const { rows } = await sql`
    select from payouts p
    join recipients r on r.id = p.recipient_id
    where p.user_id = ${userId} and p.status in (${literals(unfinishedStatuses)})
      and r.bank_code = ${account.bank_code} and r.account_number = ${account.account_number}
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** When money can be sent to the account, as an ISO time; null when it can be now. */
export function heldUntil(account: AccountRow, now: Date): string | null {
  return account.usable_at > now ? account.usable_at.toISOString() : null;
}

export function accountView(account: AccountRow, now: Date): SavedAccount {
  return {
    id: account.id,
    bank_code: account.bank_code,
    bank_name: account.bank_name,
    account_name: account.account_name,
    account_number: account.account_number.slice(-4),
    recipient_code: account.recipient_code,
    usable_at: heldUntil(account, now),
    last_failed: account.last_failed,
    created_at: account.created_at.toISOString(),
  };
}

export async function listAccounts(ctx: ReadCtx): Promise<Reply<typeof bankAccounts.list>> {
  const accounts = await accountsOf(ctx.db, ctx.actor.userId);
  const paused = await withdrawalsPausedUntil(ctx.db, ctx.actor.userId, ctx.now);
  return {
    success: true,
    accounts: accounts.map((account) => accountView(account, ctx.now)),
    paused_until: paused?.toISOString() ?? null,
  };
}

type Bank = { id: string; name: string; code: string };

/** Lists of banks by provider address: tests may use several providers in one process. */
const bankLists = new Map<string, { at: number; banks: Bank[] }>();

/** The banks, at most a day old; an older list if the provider does not answer, and 503 if there is none. */
export async function getBanks(ctx: OutsideCtx): Promise<Bank[]> {
  const { paystack } = ctx.services.config;
  const known = bankLists.get(paystack.baseUrl);
  if (known && ctx.now.getTime() - known.at < DAY_MS) return known.banks;
  const outcome = await listBanks(paystack);
  if (outcome.kind === 'ok') {
    const banks = outcome.data.sort((a, b) => a.name.localeCompare(b.name));
    bankLists.set(paystack.baseUrl, { at: ctx.now.getTime(), banks });
    return banks;
  }
  if (known) return known.banks;
  throw unanswered(words.payouts.errors.unavailable);
}

export async function banks(ctx: OutsideCtx): Promise<Reply<typeof payouts.banks>> {
  return { success: true, data: await getBanks(ctx) };
}
