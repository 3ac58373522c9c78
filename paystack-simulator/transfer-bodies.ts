/** Transfers as Paystack writes them: initiate, verify and webhook bodies. */
import { INTEGRATION_ID, MERCHANT_NAME, type Simulator } from './context.ts';
import { findRecipient, recipientBody } from './recipients.ts';
import type { Transfer } from './transfer.ts';

function commonBody(simulator: Simulator, transfer: Transfer) {
  return {
    amount: Number(transfer.amountKobo),
    createdAt: transfer.createdAt,
    currency: transfer.currency,
    domain: simulator.domain,
    failures: null,
    id: transfer.id,
    reason: transfer.reason,
    reference: transfer.reference,
    source: 'balance',
    source_details: null,
    status: transfer.status,
    titan_code: null,
    transfer_code: transfer.transferCode,
    transferred_at: transfer.transferredAt,
    updatedAt: transfer.updatedAt,
  };
}

/** `data` of POST /transfer and finalize_transfer: the recipient is a bare number here. */
export function initiateData(simulator: Simulator, transfer: Transfer) {
  return {
    transfersessionid: [],
    transfertrials: [],
    ...commonBody(simulator, transfer),
    integration: INTEGRATION_ID,
    request: transfer.request,
    recipient: transfer.recipientId,
  };
}

function conclusionBody(simulator: Simulator, transfer: Transfer) {
  const recipient = findRecipient(simulator, String(transfer.recipientId))!;
  const taken = ['pending', 'success'].includes(transfer.status);
  return {
    recipient: recipientBody(simulator, recipient),
    session: { provider: null, id: null },
    fee_charged: taken ? Number(transfer.feeKobo) : 0,
    gateway_response: transfer.gatewayResponse,
  };
}

/** `data` of GET /transfer/verify/:reference, GET /transfer/:id_or_code and a row of GET /transfer. */
export function verifyTransferData(simulator: Simulator, transfer: Transfer) {
  return {
    ...commonBody(simulator, transfer),
    integration: INTEGRATION_ID,
    request: transfer.request,
    ...conclusionBody(simulator, transfer),
    fees_breakdown: null,
  };
}

/** `data` of the transfer webhooks: the integration is an object here. */
export function transferEventData(simulator: Simulator, transfer: Transfer) {
  return {
    ...commonBody(simulator, transfer),
    integration: {
      id: INTEGRATION_ID,
      is_live: simulator.domain === 'live',
      business_name: MERCHANT_NAME,
      logo_path: null,
    },
    ...conclusionBody(simulator, transfer),
  };
}
