/** A transfer as stored in the book. */

export type TransferStatus = 'otp' | 'pending' | 'success' | 'failed' | 'reversed' | 'abandoned';

export type Transfer = {
  id: number;
  reference: string;
  transferCode: string;
  recipientId: number;
  amountKobo: bigint;
  feeKobo: bigint;
  stampDutyKobo: bigint;
  currency: string;
  reason: string | null;
  request: number;
  status: TransferStatus;
  gatewayResponse: string | null;
  transferredAt: string | null;
  createdAt: string;
  updatedAt: string;
};
