/** Where what happened is seen or answered: the address of each page that acts name, for each side. */
import type { Side } from '../core/common.ts';
import type { PageName } from './act.ts';
import { actOf, type EventName } from './all.ts';

/** What an address is made of; pages of money need none of it. */
export type Place = {
  jobId: string;
  bidId: string | null;
  /** The tracked order, of what happens on its board, and the task that it happens to. */
  boardId: string | null;
  taskId: string | null;
  /** Our reference of the payment that it is about. */
  reference: string | null;
  /** The gig of an order: where a posted job takes bids again, such an order is over. */
  gig: string | null;
};

type Address = (place: Place) => string;

const same = (path: string): Record<Side, Address> => ({ hunter: () => path, talent: () => path });
const money: Record<Side, Address> = {
  hunter: () => '/hunterDashboard/CompletedProjects',
  talent: () => '/earning',
};
const order: Record<Side, Address> = {
  hunter: ({ jobId }) => `/hunterDashboard/SubmittedProjects/detail/${jobId}`,
  talent: ({ jobId }) => `/order/submittedProject/${jobId}`,
};
const endedOrder: Record<Side, Address> = {
  hunter: ({ jobId }) => `/hunterDashboard/CompletedProjects/detail/${jobId}`,
  talent: ({ jobId }) => `/order/completedProject/${jobId}`,
};
const bids: Address = (place) =>
  place.gig ? endedOrder.hunter(place) : `/hunterDashboard/TalentBid/${place.jobId}`;
const task = ({ taskId }: Place) => (taskId === null ? '' : `?task=${taskId}`);

const PAGES: Record<PageName, Record<Side, Address>> = {
  order,
  'ended-order': endedOrder,
  payment: {
    hunter: ({ bidId }) =>
      bidId ? `/hunterDashboard/paymentbid/${bidId}` : '/hunterDashboard/PendingProjects',
    talent: () => '/order?tab=pending',
  },
  bids: { hunter: bids, talent: ({ jobId }) => `/jobrequest/job/${jobId}` },
  'own-bid': {
    hunter: bids,
    talent: (place) => {
      if (place.gig) return endedOrder.talent(place);
      return place.bidId ? `/jobrequest/detail/${place.bidId}` : '/jobrequest';
    },
  },
  /** An open job as every talent sees it, a closed one as those see it who are invited. */
  job: { hunter: bids, talent: ({ jobId }) => `/jobrequest/job/${jobId}` },
  /** How the payment ended, on the page to which the provider leads back. */
  'payment-result': {
    ...order,
    hunter: (place) =>
      place.reference ? `/hunterDashboard/payment/verify?reference=${place.reference}` : order.hunter(place),
  },
  payback: { ...money, hunter: () => '/hunterDashboard/payback' },
  withdrawals: money,
  fees: same('/agreement'),
  'bank-accounts': same('/bankAccounts'),
  board: {
    hunter: (place) => `/hunterDashboard/trackersettingshunter/${place.boardId}${task(place)}`,
    talent: (place) => `/trackerTalent/${place.boardId}${task(place)}`,
  },
};

/** The path under which that side sees what happened: the page of its row, else the order. Always begins with one `/`. */
export function addressOf(name: EventName, side: Side, place: Place): string {
  return PAGES[actOf(name).notify?.[side] ?? 'order'][side](place);
}
