/** /bank: the list and the account name behind a number. */
import type { FastifyInstance } from 'fastify';
import { accountNameOf, BANKS, bankBody, findBank, TEST_BANK_CODE } from '../banks.ts';
import type { Simulator } from '../context.ts';
import {
  cannotResolveAccount,
  missingParams,
  PaystackError,
  plainRefusal,
  resolveLimitReached,
  unknownBankCode,
} from '../errors.ts';
import { magicAccount } from '../magic-accounts.ts';
import type { Query } from './paging.ts';

const MOST_BANKS_PER_PAGE = 100;
const TEST_MODE_RESOLVES = 3;

export function bankRoutes(app: FastifyInstance, simulator: Simulator): void {
  const resolves = new Map<string, number>();

  /** Test mode counts real resolves per day. */
  function countResolve(): void {
    const limit = simulator.settings().resolvesPerDay;
    if (limit === null) return;
    const day = simulator.nowText().slice(0, 10);
    const used = resolves.get(day) ?? 0;
    if (used >= limit) throw resolveLimitReached(limit);
    resolves.set(day, used + 1);
  }

  app.get<{ Querystring: Query }>('/bank', (request) => listBanks(request.query));

  app.get<{ Querystring: Query }>('/bank/resolve', (request) => {
    const { account_number: accountNumber, bank_code: bankCode } = request.query;
    if (!accountNumber) throw missingParams('Account number is required');
    if (!bankCode) throw missingParams('Bank code is required');
    if (!/^\d+$/.test(accountNumber)) throw plainRefusal('Account number should be numeric');
    if (bankCode === TEST_BANK_CODE) return resolved(accountNumber, `TEST ACCOUNT ${accountNumber}`, 0);
    const bank = findBank(bankCode);
    if (!bank) throw unknownBankCode(bankCode);
    const behaviour = magicAccount(accountNumber)?.resolve;
    if (behaviour === 'bank down') throw bankDown();
    if (behaviour === 'daily limit') throw resolveLimitReached(TEST_MODE_RESOLVES);
    countResolve();
    if (accountNumber.length !== 10 || behaviour === 'unresolvable') throw cannotResolveAccount();
    return resolved(accountNumber, accountNameOf(accountNumber), bank.id);
  });
}

function bankDown(): PaystackError {
  return new PaystackError(503, 'Could not resolve account name. Check parameters or try again.', {
    meta: { nextStep: 'Try again later' },
    type: 'processor_error',
    code: 'unknown',
  });
}

function resolved(accountNumber: string, accountName: string, bankId: number) {
  return {
    status: true,
    message: 'Account number resolved',
    data: { account_number: accountNumber, account_name: accountName, bank_id: bankId },
  };
}

/** Returns the whole list, or a page of it with `use_cursor=true`. */
function listBanks(query: Query) {
  const country = query.country?.toLowerCase() ?? 'nigeria';
  const currency = query.currency ?? 'NGN';
  const isOurs =
    country === 'nigeria' && currency === 'NGN' && (query.type === undefined || query.type === 'nuban');
  const rows = isOurs ? BANKS.filter((bank) => query.pay_with_bank !== 'true' || bank.payWithBank) : [];
  const message = 'Banks retrieved';
  if (query.use_cursor !== 'true') return { status: true, message, data: rows.map(bankBody) };
  const perPage = Math.min(Math.max(Number(query.perPage) || 50, 1), MOST_BANKS_PER_PAGE);
  const start = cursorStart(rows, query, perPage);
  const page = rows.slice(start, start + perPage);
  const following = rows[start + perPage];
  const preceding = start > 0 ? rows[Math.max(0, start - perPage)] : undefined;
  return {
    status: true,
    message,
    data: page.map(bankBody),
    meta: {
      next: following ? cursorOf(following.id) : null,
      previous: preceding ? cursorOf(preceding.id) : null,
      perPage,
    },
  };
}

function cursorOf(id: number): string {
  return Buffer.from(`bank:${id}`).toString('base64');
}

function cursorStart(rows: readonly { id: number }[], query: Query, perPage: number): number {
  const cursor = query.next ?? query.previous;
  if (!cursor) return Math.max(0, (Number(query.page) || 1) - 1) * perPage;
  const at = rows.findIndex((bank) => cursorOf(bank.id) === cursor);
  return at === -1 ? rows.length : at;
}
