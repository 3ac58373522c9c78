/** A payment as the book of the simulator holds it. */

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
  /** JSON list of the channels asked for. */
  channels: string;
  /** JSON as the caller sent it, or null. */
  metadata: string | null;
  status: TransactionStatus;
  channel: string | null;
  gatewayResponse: string | null;
  authorization: string | null;
  ipAddress: string | null;
  /** What a refund of it will come to (two test cards refuse). */
  refundOutcome: 'processed' | 'failed' | 'needs-attention';
  /** JSON of the step that the hosted page is at, or null. */
  page: string | null;
  createdAt: string;
  openedAt: string | null;
  paidAt: string | null;
};
