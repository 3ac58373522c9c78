/** A payment as stored in the book. */

type TransactionStatus =
  | 'abandoned'
  | 'ongoing'
  | 'pending'
  | 'success'
  | 'failed'
  | 'reversal-pending'
  | 'reversed';

export type Channel = 'card' | 'bank_transfer' | 'ussd' | 'bank';

export type Transaction = {
  id: number;
  reference: string;
  accessCode: string;
  customerId: number;
  requestedKobo: bigint;
  chargedKobo: bigint;
  feesKobo: bigint | null;
  currency: string;
  callbackUrl: string | null;
  /** JSON list of the requested channels. */
  channels: string;
  /** JSON as the caller sent it, or null. */
  metadata: string | null;
  status: TransactionStatus;
  channel: string | null;
  gatewayResponse: string | null;
  authorization: string | null;
  ipAddress: string | null;
  /** Outcome of a refund of this payment (it does not succeed for two test cards). */
  refundOutcome: 'processed' | 'failed' | 'needs-attention';
  /** JSON of the hosted page's current step, or null. */
  page: string | null;
  createdAt: string;
  openedAt: string | null;
  paidAt: string | null;
};
