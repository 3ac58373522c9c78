/** Transfers that require an OTP, and switching that requirement off and on. */
import { expect, test } from 'vitest';
import { startSimulator, transferFields } from '../testing/simulator.ts';

const VERIFY = '/transfer/verify/payout-01hx8a3f-9c2d7e';

async function startWithOtp() {
  const simulator = await startSimulator({ openingBalanceKobo: 2_000_000n });
  const on = await simulator.api('POST', '/transfer/enable_otp');
  expect(on.body).toEqual({ status: true, message: 'OTP requirement for transfers has been enabled' });
  const { body, data } = await simulator.api('POST', '/transfer', await transferFields(simulator));
  return { simulator, body, code: data.transfer_code };
}

test('waits for the OTP without taking money, then queues', async () => {
  const { simulator, body, code } = await startWithOtp();
  expect(body).toMatchObject({ message: 'Transfer requires OTP to continue', data: { status: 'otp' } });
  expect((await simulator.book()).balanceKobo).toBe(2_000_000);
  const wrong = await simulator.api('POST', '/transfer/finalize_transfer', { transfer_code: code, otp: '0' });
  expect([wrong.status, wrong.body.message]).toEqual([400, 'OTP could not be verified']);
  const right = await simulator.api('POST', '/transfer/finalize_transfer', {
    transfer_code: code,
    otp: '123456',
  });
  expect(right.body).toMatchObject({ message: 'Transfer has been queued', data: { status: 'pending' } });
  expect((await simulator.book()).balanceKobo).toBe(2_000_000 - 1_282_500);
  const again = await simulator.api('POST', '/transfer/finalize_transfer', {
    transfer_code: code,
    otp: '123456',
  });
  expect(again.status).toBe(400);
});

test('abandons a transfer whose OTP was not given in 30 minutes', async () => {
  const { simulator, code } = await startWithOtp();
  simulator.clock.advance(30 * 60_000);
  await simulator.control('/run-due');
  expect((await simulator.api('GET', VERIFY)).data.status).toBe('abandoned');
  const late = await simulator.api('POST', '/transfer/finalize_transfer', {
    transfer_code: code,
    otp: '123456',
  });
  expect(late.status).toBe(400);
  expect(simulator.received).toEqual([]);
});

test('sends an OTP again and refuses unknown codes', async () => {
  const { simulator, code } = await startWithOtp();
  const resent = await simulator.api('POST', '/transfer/resend_otp', {
    transfer_code: code,
    reason: 'resend_otp',
  });
  expect(resent.body).toEqual({ status: true, message: 'OTP has been resent' });
  for (const path of ['/transfer/resend_otp', '/transfer/finalize_transfer']) {
    const bad = await simulator.api('POST', path, { transfer_code: 'TRF_unknown', otp: '123456' });
    expect([bad.status, bad.body.message]).toEqual([400, 'Transfer code is invalid']);
  }
});

test('switches the requirement off in two steps', async () => {
  const { simulator } = await startWithOtp();
  const asked = await simulator.api('POST', '/transfer/disable_otp');
  expect(asked.body.message).toBe('OTP has been sent to mobile number ending with 4321');
  const wrong = await simulator.api('POST', '/transfer/disable_otp_finalize', { otp: '654321' });
  expect(wrong.body).toMatchObject({ status: false, message: 'OTP could not be verified', code: 'unknown' });
  const off = await simulator.api('POST', '/transfer/disable_otp_finalize', { otp: '123456' });
  expect(off.body.message).toBe('OTP requirement for transfers has been disabled');
  const fields = await transferFields(simulator, { reference: 'payout-without-an-otp' });
  expect((await simulator.api('POST', '/transfer', fields)).data.status).toBe('pending');
});
