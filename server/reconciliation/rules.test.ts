/** Discrepancies that the simulator cannot produce: the provider's lists are written by hand here. */
import { expect, test } from 'vitest';
import { compareBalance, comparePayments, comparePayouts } from './rules.ts';

const paid = {
  id: '1',
  status: 'success',
  domain: 'test',
  reference: 'r-1',
  amount: 500n,
  currency: 'NGN',
  fees: 7n,
};
const own = {
  ...{ reference: 'r-1', status: 'funded', amount: 500n, provider_fee: 7n },
  ...{ inSpan: true, sentBack: false },
};

test('a payment that the provider lists twice is a duplicate', () => {
  expect(comparePayments([own], [paid], new Set(), true)).toEqual([]);
  expect(comparePayments([own], [paid, { ...paid, id: '2' }], new Set(), true)).toMatchObject([
    { class: 'duplicate', subject: 'payment', reference: 'r-1', amount: 500n },
  ]);
});

test('a payment that the provider took back after we booked it is reported as a status', () => {
  expect(comparePayments([own], [{ ...paid, status: 'reversed' }], new Set(), true)).toMatchObject([
    { class: 'status', ours: 'funded', theirs: 'reversed' },
  ]);
  const lost = { ...own, sentBack: true };
  expect(comparePayments([lost], [{ ...paid, status: 'reversed' }], new Set(), true)).toEqual([]);
  const held = { ...own, status: 'suspense' };
  expect(comparePayments([held], [{ ...paid, status: 'reversed' }], new Set(), true)).toEqual([]);
});

test('what is missing there is said only of a whole list, and only of what was made in its span', () => {
  expect(comparePayments([own], [], new Set(), true)).toMatchObject([{ class: 'missing-there' }]);
  expect(comparePayments([own], [], new Set(), false)).toEqual([]);
  expect(comparePayments([{ ...own, inSpan: false }], [], new Set(), true)).toEqual([]);
});

test('a transfer in another currency, or listed twice, is reported', () => {
  const payout = { reference: 'p-1', status: 'success', amount: 900n, inSpan: true };
  const sent = { id: '1', reference: 'p-1', status: 'success', amount: 900n, currency: 'NGN' };
  expect(comparePayouts([payout], [sent], true)).toEqual([]);
  expect(comparePayouts([payout], [{ ...sent, currency: 'GHS' }], true)).toMatchObject([
    { class: 'currency' },
  ]);
  expect(comparePayouts([payout], [sent, { ...sent, id: '2' }], true)).toMatchObject([
    { class: 'duplicate' },
  ]);
});

test('a balance that does not follow from its rows is unexplained, to the kobo', () => {
  const row = (id: string, balance: bigint, difference: bigint) => ({
    ...{ id, balance, difference, reason: '', createdAt: '2026-11-01T00:00:00.000Z' },
    ...{ model_responsible: 'Transfer', model_row: '1' },
  });
  const rows = [row('3', 70n, -20n), row('2', 90n, -10n), row('1', 100n, 100n)];
  const known = { transfers: new Set(['1']), refunds: new Set<string>(), disputes: new Set<string>() };
  expect(compareBalance({ rows, balance: 70n, ...known })).toEqual([]);
  expect(compareBalance({ rows, balance: 69n, ...known })).toMatchObject([{ reference: 'now', amount: 1n }]);
  const broken = [row('3', 60n, -20n), ...rows.slice(1)];
  expect(compareBalance({ rows: broken, balance: 60n, ...known })).toMatchObject([
    { reference: '3', amount: 10n },
  ]);
  const nobody = compareBalance({ rows, balance: 70n, ...known, transfers: new Set() });
  expect(nobody.map(({ reference }) => reference)).toEqual(['3', '2']);
});
