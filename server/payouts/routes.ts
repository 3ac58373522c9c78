/** The endpoints of payouts, and the queue handlers that finish them. */
import type { FastifyInstance } from 'fastify';
import { bankAccounts } from '#contract/payouts/bank-accounts.ts';
import { payouts } from '#contract/payouts/payouts.ts';
import { refunds } from '#contract/payouts/refunds.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Handler } from '#server/core/work/queue.ts';
import { inboxHandler } from '#server/payments/inbox/commands.ts';
import { providerRequestHandler } from '#server/payments/provider-requests/commands.ts';
import { addAccount, getOwnAccount, removeAccount } from './bank-accounts/commands.ts';
import { banks, listAccounts } from './bank-accounts/queries.ts';
import { addRecipient, transfer, transferHunter, verifyAccount } from './commands.ts';
import { earnings, listPayouts, pendingPayback } from './queries.ts';
import { sendBack } from './refunds/commands.ts';
import { listRefunds } from './refunds/queries.ts';
import { confirmPayout, sending } from './sending/commands.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    payouts,
    {
      banks,
      verifyAccount,
      recipient: addRecipient,
      transfer,
      transferHunter,
      pendingPayback,
      list: listPayouts,
      earnings,
    },
    mounting,
  );
  mountEndpoints(
    app,
    bankAccounts,
    { list: listAccounts, add: addAccount, remove: gated(getOwnAccount, removeAccount) },
    mounting,
  );
  mountEndpoints(app, refunds, { send: sendBack, list: listRefunds }, mounting);
}

export function handlers(): Handler[] {
  return [inboxHandler('transfer', confirmPayout), providerRequestHandler(sending)];
}
