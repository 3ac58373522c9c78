/** /bank: the list, the account names, and the accounts that misbehave. */
import { describe, expect, test } from 'vitest';
import { startSimulator } from '../testing/simulator.ts';

type Row = { id: number; code: string; slug: string; name: string };

describe('list', () => {
  test('gives the whole real list at once', async () => {
    const { api } = await startSimulator();
    const { body } = await api('GET', '/bank?country=nigeria');
    const rows = body.data as Row[];
    expect(body.message).toBe('Banks retrieved');
    expect(body.meta).toBeUndefined();
    expect(rows).toHaveLength(255);
    expect(rows.find((row) => row.code === '058')).toMatchObject({
      id: 9,
      name: 'Guaranty Trust Bank',
      slug: 'guaranty-trust-bank',
      active: true,
      is_deleted: false,
      supports_transfer: true,
      currency: 'NGN',
      country: 'Nigeria',
      type: 'nuban',
    });
    const shared = ['50572', '50739', '50840', '51253'];
    for (const code of shared) expect(rows.filter((row) => row.code === code)).toHaveLength(2);
    expect(rows.some((row) => row.code === '001')).toBe(false);
    expect(new Set(rows.map((row) => row.id)).size).toBe(255);
    expect(new Set(rows.map((row) => row.slug)).size).toBe(255);
  });

  test('pages with a cursor when asked', async () => {
    const { api } = await startSimulator();
    const seen: number[] = [];
    let cursor: unknown = '';
    while (cursor !== null) {
      const next = cursor === '' ? '' : `&next=${encodeURIComponent(String(cursor))}`;
      const { body } = await api('GET', `/bank?use_cursor=true&perPage=100${next}`);
      seen.push(...(body.data as Row[]).map((row) => row.id));
      cursor = (body.meta as { next: string | null }).next;
    }
    expect(seen).toHaveLength(255);
    expect(new Set(seen).size).toBe(255);
  });

  test('knows no bank of other countries', async () => {
    const { api } = await startSimulator();
    expect((await api('GET', '/bank?country=ghana')).body.data).toEqual([]);
  });
});

describe('resolve', () => {
  test('gives the same fictional person for the same number', async () => {
    const { api } = await startSimulator();
    const first = await api('GET', '/bank/resolve?account_number=0000000000&bank_code=057');
    const again = await api('GET', '/bank/resolve?account_number=0000000000&bank_code=058');
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      status: true,
      message: 'Account number resolved',
      data: {
        account_number: '0000000000',
        account_name: expect.stringMatching(/^[A-Z]+ [A-Z]+ [A-Z]+$/),
        bank_id: 21,
      },
    });
    expect(again.data.account_name).toBe(first.data.account_name);
  });

  test('resolves anything at the test bank', async () => {
    const { api } = await startSimulator();
    const { data } = await api('GET', '/bank/resolve?account_number=0000000004&bank_code=001');
    expect(data.account_name).toBe('TEST ACCOUNT 0000000004');
  });

  test.each([
    ['account_number=0000000004&bank_code=058', 422, 'invalid_bank_code', 'Could not resolve account name.'],
    ['account_number=123456789&bank_code=058', 422, 'invalid_bank_code', 'Could not resolve account name.'],
    ['account_number=0123456789&bank_code=059', 400, 'invalid_params', 'Unknown bank code: 059'],
    ['account_number=01234x6789&bank_code=058', 400, undefined, 'Account number should be numeric'],
    ['bank_code=058', 400, 'missing_params', 'Account number is required'],
    ['account_number=0000000005&bank_code=058', 503, 'unknown', 'Could not resolve account name.'],
    [
      'account_number=0000000006&bank_code=058',
      429,
      'unknown',
      'Test mode daily limit of 3 live bank resolves',
    ],
  ])('refuses %s with %i', async (query, status, code, message) => {
    const { api } = await startSimulator();
    const reply = await api('GET', `/bank/resolve?${query}`);
    expect([reply.status, reply.body.status, reply.body.code]).toEqual([status, false, code]);
    expect(reply.body.message).toContain(message);
  });

  test('can have the daily limit of test mode', async () => {
    const { api, control, clock } = await startSimulator();
    await control('/settings', { resolvesPerDay: 3 });
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push((await api('GET', '/bank/resolve?account_number=0123456789&bank_code=058')).status);
    clock.advance(24 * 3_600_000);
    statuses.push((await api('GET', '/bank/resolve?account_number=0123456789&bank_code=058')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
  });
});
