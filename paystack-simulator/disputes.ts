/** Disputes: a payer's bank asks for money back; a merchant who does not answer in time loses, and the money is taken. */
import { accountBalance, post } from './balance.ts';
import type { Simulator } from './context.ts';
import { refundedKobo } from './refunds.ts';
import type { Transaction } from './transaction.ts';
import { customerBody, fetchData } from './transaction-bodies.ts';
import { changeTransaction, findById } from './transactions.ts';
import { raiseEvent } from './webhooks.ts';

export type Dispute = {
  id: number;
  transactionId: number;
  refundKobo: bigint;
  status: 'awaiting-merchant-feedback' | 'awaiting-bank-feedback' | 'resolved';
  resolution: 'merchant-accepted' | 'declined' | 'auto-accepted' | null;
  category: string;
  note: string | null;
  /** Name of the file sent with the answer. */
  attachments: string | null;
  /** The merchant's evidence as JSON, or null. */
  evidence: string | null;
  dueAt: string;
  resolvedAt: string | null;
  /** JSON lists. */
  history: string;
  messages: string;
  createdAt: string;
  updatedAt: string;
};

/** Scheduled job: the deadline for an answer has passed. */
export const DISPUTE_LAPSES = 'dispute lapses';
const HOURS_TO_ANSWER = 16;
const BANK = 'support@paystack.example';

export function findDispute(simulator: Simulator, id: number): Dispute | undefined {
  return simulator.book.get<Dispute>('select * from disputes where id = ?', id);
}

export function openDispute(
  simulator: Simulator,
  transaction: Transaction,
  { amountKobo, category, hold }: { amountKobo: bigint; category: string; hold: boolean },
): Dispute {
  return simulator.book.transaction(() => {
    const now = simulator.nowText();
    const status = 'awaiting-merchant-feedback';
    const delay = HOURS_TO_ANSWER * 3_600_000;
    const { id } = simulator.book.run(
      `insert into disputes(transactionId, refundKobo, status, category, dueAt, history, messages, createdAt, updatedAt)
       values (?, ?, ?, ?, ?, ?, '[]', ?, ?)`,
      transaction.id,
      amountKobo,
      status,
      category,
      new Date(simulator.now().getTime() + delay).toISOString(),
      JSON.stringify([{ status, by: BANK, createdAt: now }]),
      now,
      now,
    );
    simulator.agenda.plan(DISPUTE_LAPSES, id, delay);
    announce(simulator, id, 'create', hold);
    return findDispute(simulator, id)!;
  });
}

/** Sends the bank's reminder; false once the dispute is resolved. */
export function remindOfDispute(simulator: Simulator, id: number, hold: boolean): boolean {
  if (findDispute(simulator, id)?.status === 'resolved') return false;
  announce(simulator, id, 'remind', hold);
  return true;
}

/** Changes columns of a dispute; a new status is added to its history. */
export function changeDispute(
  simulator: Simulator,
  id: number,
  changes: Partial<
    Pick<
      Dispute,
      | 'status'
      | 'resolution'
      | 'resolvedAt'
      | 'refundKobo'
      | 'attachments'
      | 'evidence'
      | 'note'
      | 'messages'
      | 'history'
    >
  >,
  by = BANK,
): Dispute {
  const now = simulator.nowText();
  const { history } = findDispute(simulator, id)!;
  const lines = JSON.parse(history) as object[];
  const all = {
    ...changes,
    ...(changes.status && {
      history: JSON.stringify([...lines, { status: changes.status, by, createdAt: now }]),
    }),
    updatedAt: now,
  };
  simulator.book.run(
    `update disputes set ${Object.keys(all)
      .map((name) => `${name} = ?`)
      .join(', ')} where id = ?`,
    ...Object.values(all),
    id,
  );
  return findDispute(simulator, id)!;
}

const ENDS = { win: 'declined', lose: 'merchant-accepted', expire: 'auto-accepted' } as const;

/** Ends a dispute: won by the merchant, lost, or lost without an answer. Returns whether it was open. */
export function endDispute(simulator: Simulator, id: number, how: keyof typeof ENDS, hold = false): boolean {
  return simulator.book.transaction(() => {
    const dispute = findDispute(simulator, id);
    if (!dispute || dispute.status === 'resolved') return false;
    if (how === 'expire' && dispute.status !== 'awaiting-merchant-feedback') return false;
    const resolution = ENDS[how];
    changeDispute(simulator, id, { status: 'resolved', resolution, resolvedAt: simulator.nowText() });
    simulator.agenda.cancel(DISPUTE_LAPSES, id);
    if (how !== 'win') takeMoney(simulator, dispute);
    announce(simulator, id, 'resolve', hold);
    return true;
  });
}

/** Takes the money like a refund: from unsettled collections first, then from the balance, which may become negative. */
function takeMoney(simulator: Simulator, { id, transactionId, refundKobo }: Dispute): void {
  const collections = accountBalance(simulator, 'collections');
  const fromCollections = collections < refundKobo ? collections : refundKobo;
  post(simulator, 'collections', -fromCollections, `Dispute ${id}`, 'Dispute', id);
  post(simulator, 'balance', fromCollections - refundKobo, `Dispute ${id}`, 'Dispute', id);
  const lost = simulator.book.get<{ lostKobo: bigint }>(
    `select sum(refundKobo) as lostKobo from disputes
     where transactionId = ? and status = 'resolved' and resolution <> 'declined'`,
    transactionId,
  )!.lostKobo;
  const { chargedKobo } = findById(simulator, transactionId)!;
  if (lost + refundedKobo(simulator, transactionId) >= chargedKobo)
    changeTransaction(simulator, transactionId, { status: 'reversed' });
}

function announce(simulator: Simulator, id: number, stage: 'create' | 'remind' | 'resolve', hold: boolean) {
  const { createdAt, updatedAt, ...data } = disputeData(simulator, findDispute(simulator, id)!);
  const body = { ...data, created_at: createdAt, updated_at: updatedAt };
  raiseEvent(simulator, `charge.dispute.${stage}`, `dispute:${id}`, body, hold);
}

/** A dispute as in list and fetch; webhooks write its dates with an underscore. */
export function disputeData(simulator: Simulator, dispute: Dispute) {
  const transaction = findById(simulator, dispute.transactionId)!;
  const card = JSON.parse(transaction.authorization ?? '{}') as { bin?: string; last4?: string };
  return {
    id: dispute.id,
    refund_amount: Number(dispute.refundKobo),
    currency: transaction.currency,
    status: dispute.status,
    resolution: dispute.resolution,
    domain: simulator.domain,
    transaction: fetchData(simulator, transaction),
    transaction_reference: null,
    category: dispute.category,
    customer: customerBody(simulator, transaction.customerId),
    bin: card.bin ?? null,
    last4: card.last4 ?? null,
    dueAt: dispute.dueAt,
    resolvedAt: dispute.resolvedAt,
    evidence: dispute.evidence === null ? null : (JSON.parse(dispute.evidence) as object),
    attachments: dispute.attachments,
    note: dispute.note,
    history: JSON.parse(dispute.history) as object[],
    messages: JSON.parse(dispute.messages) as object[],
    createdAt: dispute.createdAt,
    updatedAt: dispute.updatedAt,
  };
}
