/** The address of each page that acts name, for each side: where an act is seen or answered. */
import type { Side } from '../core/common.ts';
import * as paths from '../site/paths.ts';
import type { PageName } from './act.ts';
import { actOf, type EventName } from './all.ts';

/** The values an address is built from; money pages need none of them. */
export type Place = {
  jobId: string;
  bidId: string | null;
  /** For events on a board: the tracked order, and the task concerned. */
  boardId: string | null;
  taskId: string | null;
  /** Our reference of the payment concerned. */
  reference: string | null;
  /** The gig the order came from: where a posted job takes bids again, such an order has ended. */
  gig: string | null;
};

type Address = (place: Place) => string;

const same = (path: string): Record<Side, Address> => ({ hunter: () => path, talent: () => path });
const money: Record<Side, Address> = {
  hunter: () => paths.endedOrders,
  talent: () => paths.earnings,
};
const order: Record<Side, Address> = {
  hunter: ({ jobId }) => paths.fill(paths.order.hunter, { id: jobId }),
  talent: ({ jobId }) => paths.fill(paths.order.talent, { id: jobId }),
};
const endedOrder: Record<Side, Address> = {
  hunter: ({ jobId }) => paths.fill(paths.endedOrder.hunter, { id: jobId }),
  talent: ({ jobId }) => paths.fill(paths.endedOrder.talent, { id: jobId }),
};
const room: Address = ({ jobId }) => paths.fill(paths.proofRoom, { id: jobId });
const bids: Address = (place) =>
  place.gig ? endedOrder.hunter(place) : paths.fill(paths.bidsOfJob, { id: place.jobId });
const boardOf = (side: Side, { boardId, taskId }: Place) =>
  paths.fill(paths.board[side], { id: boardId ?? '' }) + (taskId === null ? '' : `?task=${taskId}`);

const PAGES: Record<PageName, Record<Side, Address>> = {
  order,
  'proof-room': { hunter: room, talent: room },
  'ended-order': endedOrder,
  payment: {
    hunter: ({ bidId }) => (bidId ? paths.fill(paths.pay, { id: bidId }) : paths.pendingOrders),
    talent: () => `${paths.talentOrders}?tab=pending`,
  },
  bids: { hunter: bids, talent: ({ jobId }) => paths.fill(paths.openJob, { id: jobId }) },
  'own-bid': {
    hunter: bids,
    talent: (place) => {
      if (place.gig) return endedOrder.talent(place);
      return place.bidId ? paths.fill(paths.ownBid, { id: place.bidId }) : paths.openJobs;
    },
  },
  /** An open job as every talent sees it; a closed one as the invited talents see it. */
  job: { hunter: bids, talent: ({ jobId }) => paths.fill(paths.openJob, { id: jobId }) },
  /** How the payment ended, on the page the provider redirects to. */
  'payment-result': {
    ...order,
    hunter: (place) =>
      place.reference ? `${paths.paymentResult}?reference=${place.reference}` : order.hunter(place),
  },
  payback: { ...money, hunter: () => paths.payback },
  withdrawals: money,
  fees: same(paths.agreement),
  'bank-accounts': same(paths.bankAccounts),
  security: same(paths.security),
  board: {
    hunter: (place) => boardOf('hunter', place),
    talent: (place) => boardOf('talent', place),
  },
};

/** Returns the path where this side sees the act: the page in its row, else the order. Always begins with exactly one `/`. */
export function actAddressOf(name: EventName, side: Side, place: Place): string {
  return PAGES[actOf(name).notify?.[side] ?? 'order'][side](place);
}
