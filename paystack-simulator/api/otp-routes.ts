/** The OTP side of transfers: finalize, resend, and switching the requirement off and on. */
import type { FastifyInstance } from 'fastify';
import type { Simulator } from '../context.ts';
import { missingParams, otpNotVerified, plainRefusal } from '../errors.ts';
import { changeSettings } from '../settings.ts';
import { findTransfer, queueTransfer } from '../transfers.ts';
import { fieldsOf, textOf } from './body.ts';
import { initiated } from './transfer-routes.ts';

/** The only OTP that is ever right, as on the test cards. */
const TRANSFER_OTP = '123456';

export function otpRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.post('/transfer/finalize_transfer', (request) => {
    const { transfer_code: code, otp } = fieldsOf(request.body);
    const transfer = findTransfer(simulator, 'transferCode', textOf(code) ?? '');
    if (!transfer) throw plainRefusal('Transfer code is invalid');
    if (transfer.status !== 'otp') throw plainRefusal('Transfer is not currently awaiting OTP');
    requireOtp(otp);
    queueTransfer(simulator, transfer.id);
    return initiated(simulator, findTransfer(simulator, 'id', transfer.id)!);
  });

  app.post('/transfer/resend_otp', (request) => {
    const { transfer_code: code, reason } = fieldsOf(request.body);
    const transfer = findTransfer(simulator, 'transferCode', textOf(code) ?? '');
    if (!transfer) throw plainRefusal('Transfer code is invalid');
    if (reason !== 'resend_otp' && reason !== 'transfer') throw missingParams('Reason is required');
    return { status: true, message: 'OTP has been resent' };
  });

  app.post('/transfer/disable_otp', () => ({
    status: true,
    message: 'OTP has been sent to mobile number ending with 4321',
  }));

  app.post('/transfer/disable_otp_finalize', (request) => {
    requireOtp(fieldsOf(request.body).otp);
    changeSettings(simulator.book, { transferOtp: false });
    return { status: true, message: 'OTP requirement for transfers has been disabled' };
  });

  app.post('/transfer/enable_otp', () => {
    changeSettings(simulator.book, { transferOtp: true });
    return { status: true, message: 'OTP requirement for transfers has been enabled' };
  });
}

function requireOtp(otp: unknown): void {
  if (otp === undefined || otp === '') throw missingParams('OTP is required');
  if (String(otp) !== TRANSFER_OTP) throw otpNotVerified();
}
