/** Every test card on the hosted page, through its forms, as a browser without script uses it. */
import { describe, expect, test } from 'vitest';
import { answerTo, gatewayOf, open, payWith, RETURNED } from '../testing/checkout.ts';
import { statusOf } from '../testing/simulator.ts';

describe('cards', () => {
  test('4081 pays at once and returns to the callback with the reference twice', async () => {
    const { simulator, reference, page } = await open();
    const reply = await payWith(simulator, page, '4084084084084081');
    expect(reply.status).toBe(302);
    expect(RETURNED.exec(String(reply.headers.location))?.[1]).toBe(reference);
    await simulator.control('/run-due');
    expect(simulator.received).toMatchObject([{ event: 'charge.success', data: { reference } }]);
    const { data } = await simulator.api('GET', `/transaction/verify/${reference}`);
    expect(data).toMatchObject({
      status: 'success',
      ip_address: '127.0.0.1',
      authorization: { bin: '408408', last4: '4081', exp_month: '12', exp_year: '2029', brand: 'visa' },
    });
  });

  test.each([
    ['507850785078507812', [['pin', '1111']]],
    [
      '5060666666666666666',
      [
        ['pin', '1234'],
        ['otp', '123456'],
      ],
    ],
    [
      '507850785078507804',
      [
        ['pin', '0000'],
        ['phone', '0801 234 5678'],
        ['otp', '123456'],
      ],
    ],
    ['5192602720584796', [['bank', 'approve']]],
    ['4084080000671803', []],
    ['4084080000671902', []],
  ] as [string, [string, string][]][])('%s pays after %j', async (number, steps) => {
    const { simulator, reference, page } = await open();
    let reply = await payWith(simulator, page, number);
    for (const [step, answer] of steps) {
      expect(reply.headers.location).toBe(page);
      expect(await statusOf(simulator, reference)).toBe(step === 'pin' ? 'abandoned' : 'ongoing');
      expect((await simulator.visit(page)).text).toContain(`name="step" value="${step}"`);
      reply = await answerTo(simulator, page, step, answer);
    }
    expect(String(reply.headers.location)).toMatch(RETURNED);
    expect(await statusOf(simulator, reference)).toBe('success');
  });

  test.each([
    ['4084080000005408', [], 'abandoned', 'Declined'],
    ['4084080000670037', [], 'abandoned', 'Insufficient Funds'],
    [
      '507850785078507853',
      [['pin', '0000']],
      'failed',
      'Token Not Generated. Customer Not Registered on Token Platform',
    ],
    ['507850785078507812', [['pin', '9999']], 'failed', 'Incorrect PIN'],
    [
      '5060666666666666666',
      [
        ['pin', '1234'],
        ['otp', '000000'],
      ],
      'failed',
      'Token Authorization Not Successful. Incorrect Token Supplied',
    ],
    ['5192602720584796', [['bank', 'decline']], 'failed', 'Declined'],
  ] as [string, [string, string][], string, string][])(
    '%s with %j is refused, and the same reference can be paid with another card',
    async (number, steps, status, gateway) => {
      const { simulator, reference, page } = await open();
      await payWith(simulator, page, number);
      for (const [step, answer] of steps) await answerTo(simulator, page, step, answer);
      expect(await gatewayOf(simulator, reference)).toEqual([status, gateway]);
      expect(simulator.received).toEqual([]);
      expect((await simulator.visit(page)).text).toContain(`${gateway}. You can try again.`);
      const reply = await payWith(simulator, page, '4084084084084081');
      expect(String(reply.headers.location)).toMatch(RETURNED);
      const { data } = await simulator.api('GET', `/transaction/verify/${reference}`);
      expect(data).toMatchObject({ status: 'success', log: { errors: 1, success: true } });
    },
  );

  test('refuses other numbers, wrong CVVs and cards that have expired', async () => {
    const { simulator, reference, page } = await open();
    const attempt = async (number: string, expiry: string, cvv: string) => {
      await simulator.submit(`${page}/card`, { number, expiry, cvv });
      return (await simulator.visit(page)).text;
    };
    expect(await attempt('4242 4242 4242 4242', '12/30', '123')).toContain('Please use the test card.');
    expect(await gatewayOf(simulator, reference)).toEqual(['abandoned', 'Declined']);
    expect(await attempt('4084 0840 8408 4081', '12/30', '999')).toContain(
      'the CVV is not that of this test card',
    );
    expect(await attempt('4084 0840 8408 4081', '04/26', '408')).toContain('This card has expired.');
    expect(await gatewayOf(simulator, reference)).toEqual(['abandoned', 'Expired card']);
  });

  test('says what is wrong under the field and keeps what was typed', async () => {
    const { simulator, page } = await open();
    const reply = await simulator.submit(`${page}/card`, { number: '4084', expiry: '13/30', cvv: '1' });
    expect(reply.status).toBe(422);
    for (const name of ['number', 'expiry', 'cvv']) expect(reply.text).toContain(`id="${name}-error"`);
    expect(reply.text).toContain('value="13/30"');
    await payWith(simulator, page, '507850785078507804');
    await answerTo(simulator, page, 'pin', '0000');
    const short = await answerTo(simulator, page, 'phone', '12345');
    expect([short.status, short.text.includes('Enter at least 10 digits.')]).toEqual([422, true]);
  });

  test('takes a payment once, also from two tabs and from a form of an earlier step', async () => {
    const { simulator, page } = await open();
    await payWith(simulator, page, '5060666666666666666');
    await answerTo(simulator, page, 'otp', '123456');
    await answerTo(simulator, page, 'pin', '1234');
    await answerTo(simulator, page, 'pin', '9999');
    const [one, two] = [
      await answerTo(simulator, page, 'otp', '123456'),
      await simulator.submit(`${page}/bank-transfer`, { outcome: 'now' }),
    ];
    expect(String(one.headers.location)).toMatch(RETURNED);
    expect(String(two.headers.location)).toMatch(RETURNED);
    await simulator.control('/run-due');
    expect(simulator.received).toHaveLength(1);
    expect((await simulator.visit(page)).text).toContain('Payment successful');
  });
});
