/** Commands of saved bank accounts: add one, with the password and the bank's confirmation and a mail to the owner; remove one. */
import { DAY_MS } from '#contract/core/days.ts';
import type { Body, Reply } from '#contract/core/endpoint.ts';
import type { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { assertPassword, wasPasswordSetSince } from '#server/accounts/commands.ts';
import { mailPerson } from '#server/accounts/mails/commands.ts';
import { assertFactorShown } from '#server/accounts/second-factor/queries.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Ctx, OutsideCtx } from '#server/core/http/context.ts';
import { conflict, invalid, orNotFound, unanswered } from '#server/core/http/refusal.ts';
import { newId } from '#server/core/security/ids.ts';
import { record } from '#server/core/work/events.ts';
import { createRecipient, type Outcome, resolveAccount } from '#server/payments/adapter.ts';
import { lockPerson } from '#server/profiles/queries.ts';
import {
  type AccountRow,
  accountsOf,
  accountView,
  getBanks,
  hadUsableAccount,
  isAwaitingMoney,
} from './queries.ts';

type Typed = { bank_code: string; account_number: string };
type Recipient = Typed & { recipient_code: string; bank_name: string; account_name: string };

/** Saves a new account. 409 `known` when it is saved already, 409 `too_many` beyond `ACCOUNTS_MAX`. */
export async function addAccount(
  ctx: OutsideCtx,
  { body }: { body: Body<typeof bankAccounts.add> },
): Promise<Reply<typeof bankAccounts.add>> {
  const [known] = await accountsOf(ctx.db, ctx.actor.userId, body);
  if (known) throw conflict(words.payouts.errors.accountKnown, 'known');
  return { success: true, account: accountView(await addNew(ctx, body, body.password), ctx.now) };
}

/** Returns the saved account, or saves a new one with the password. 401 `reauth_required` when that is missing. */
export async function findOrAddAccount(
  ctx: OutsideCtx,
  typed: Typed,
  password: string | undefined,
): Promise<AccountRow> {
  const [known] = await accountsOf(ctx.db, ctx.actor.userId, typed);
  return known ?? addNew(ctx, typed, password);
}

async function addNew(ctx: OutsideCtx, typed: Typed, password: string | undefined): Promise<AccountRow> {
  await assertFactorShown(ctx.db, ctx.actor, ctx.now);
  await assertPassword(ctx, password, words.payouts.errors.passwordNeeded);
  const recipient = await recipientOf(ctx, typed);
  const lately = new Date(ctx.now.getTime() - HOLD_MS);
  const passwordSetLately = await wasPasswordSetSince(ctx.db, ctx.actor.userId, lately);
  return ctx.transact((tx) => insertAccount(tx, ctx, recipient, passwordSetLately));
}

/** Gets the holder's name from the bank and registers the account with the provider. 422 no such account, 503 no answer. */
async function recipientOf(ctx: OutsideCtx, { bank_code, account_number }: Typed): Promise<Recipient> {
  const { paystack } = ctx.services.config;
  const bank = (await getBanks(ctx)).find((one) => one.code === bank_code);
  if (!bank) throw invalid('bank_code', words.payouts.errors.bank);
  const account = { account_number, bank_code };
  const { account_name } = demand(await resolveAccount(paystack, account));
  const made = demand(await createRecipient(paystack, { ...account, name: account_name }));
  const bank_name = made.details?.bank_name ?? bank.name;
  return { ...account, recipient_code: made.recipient_code, bank_name, account_name };
}

function demand<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'ok') return outcome.data;
  if (outcome.kind === 'unknown') throw unanswered(words.payouts.errors.unavailable);
  throw invalid('account_number', words.accounts.fixed.invalidCredentials);
}

/** Locks the person, so that accounts added at the same time are inserted one after the other. */
async function insertAccount(
  tx: Write,
  ctx: OutsideCtx,
  recipient: Recipient,
  passwordSetLately: boolean,
): Promise<AccountRow> {
  const { userId } = ctx.actor;
  await lockPerson(tx, userId);
  const saved = await accountsOf(tx, userId);
  const { bank_code, account_number } = recipient;
  const same = saved.find((one) => one.bank_code === bank_code && one.account_number === account_number);
  if (same) return same;
  if (saved.length >= ACCOUNTS_MAX) throw conflict(words.payouts.errors.accountsMax, 'too_many');
  const isHeld = passwordSetLately || (await hadUsableAccount(tx, userId));
  const usable_at = isHeld ? new Date(ctx.now.getTime() + HOLD_MS) : ctx.now;
  const kept = await tx
    .insertInto('recipients')
    .values({ id: newId(), user_id: userId, ...recipient, created_at: ctx.now })
    .onConflict((on) => on.columns(['user_id', 'recipient_code']).doUpdateSet(recipient))
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { id: newId(), recipient_id: kept.id, bank_code, account_number };
  const dates = { created_at: ctx.now, usable_at };
  await tx
    .insertInto('bank_accounts')
    .values({ ...row, ...dates, user_id: userId })
    .execute();
  const account = { ...recipient, ...row, ...dates, last_failed: false };
  await mailOwner(tx, ctx, account);
  return account;
}

async function mailOwner(tx: Write, ctx: OutsideCtx, account: AccountRow): Promise<void> {
  const { bank_name, account_number, account_name, usable_at } = account;
  const sending = { key: `bank-account:${account.id}`, now: ctx.now };
  await mailPerson(tx, ctx.actor.userId, sending, ({ payouts: { mail } }) => ({
    subject: mail.subject,
    lines: [
      mail.added(bank_name, account_number.slice(-4), account_name),
      usable_at > ctx.now ? mail.held(usable_at.toISOString()) : mail.now,
      mail.notYou,
    ],
    link: { label: mail.link, url: `${ctx.services.config.publicUrl}${paths.bankAccounts}` },
  }));
  await record(tx, {
    name: 'bank-account.add',
    about: { kind: 'user', id: ctx.actor.userId },
    actor: { kind: ctx.actor.isTalent ? 'talent' : 'hunter', id: ctx.actor.userId },
    facts: { bank_name, usable_at: usable_at > ctx.now ? usable_at.toISOString() : null },
    at: ctx.now,
  });
}

/** The caller's saved account; 404 otherwise. */
export async function getOwnAccount(ctx: Ctx, { id }: { id: string }): Promise<AccountRow> {
  return orNotFound((await accountsOf(ctx.tx, ctx.actor.userId, { id }))[0]);
}

/** Removes a saved account; 409 while money is on its way to it. */
export async function removeAccount(
  ctx: Ctx,
  _input: unknown,
  account: AccountRow,
): Promise<Reply<typeof bankAccounts.remove>> {
  await assertFactorShown(ctx.tx, ctx.actor, ctx.now);
  await lockPerson(ctx.tx, ctx.actor.userId);
  if (await isAwaitingMoney(ctx.tx, ctx.actor.userId, account))
    throw conflict(words.payouts.errors.accountInUse, 'in_flight');
  await ctx.tx
    .updateTable('bank_accounts')
    .set({ removed_at: ctx.now })
    .where('id', '=', account.id)
    .where('removed_at', 'is', null)
    .execute();
  return { success: true };
}

/** How long an account cannot be used that replaces another one, or is added within this time after a password reset. */
const HOLD_MS = DAY_MS;
/** Maximum number of saved accounts per person. */
const ACCOUNTS_MAX = 5;
