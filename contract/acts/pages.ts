/** Where what happened is seen or answered: the address of each page that acts name, for each side. */
import type { Side } from '../common.ts';
import type { PageName } from './act.ts';
import { actOf, type EventName } from './all.ts';

/** What an address is made of; pages of money need none of it. */
export type Place = {
  jobId: string;
  bidId: string | null;
  /** The tracked order, of what happens on its board, and the task that it happens to. */
  boardId: string | null;
  taskId: string | null;
};

type Address = (place: Place) => string;

const same = (path: string): Record<Side, Address> => ({ hunter: () => path, talent: () => path });
const money: Record<Side, Address> = {
  hunter: () => '/hunterDashboard/CompletedProjects',
  talent: () => '/earning',
};
const bids: Address = ({ jobId }) => `/hunterDashboard/TalentBid/${jobId}`;
const task = ({ taskId }: Place) => (taskId === null ? '' : `?task=${taskId}`);

const PAGES: Record<PageName, Record<Side, Address>> = {
  order: {
    hunter: ({ jobId }) => `/hunterDashboard/SubmittedProjects/detail/${jobId}`,
    talent: ({ jobId }) => `/order/submittedProject/${jobId}`,
  },
  'ended-order': {
    hunter: ({ jobId }) => `/hunterDashboard/CompletedProjects/detail/${jobId}`,
    talent: ({ jobId }) => `/order/completedProject/${jobId}`,
  },
  'pending-orders': {
    hunter: () => '/hunterDashboard/PendingProjects',
    talent: () => '/order?tab=pending',
  },
  payment: {
    hunter: ({ bidId }) =>
      bidId ? `/hunterDashboard/paymentbid/${bidId}` : '/hunterDashboard/PendingProjects',
    talent: () => '/order?tab=pending',
  },
  bids: { hunter: bids, talent: ({ jobId }) => `/jobrequest/job/${jobId}` },
  'own-bid': {
    hunter: bids,
    talent: ({ bidId }) => (bidId ? `/jobrequest/detail/${bidId}` : '/jobrequest'),
  },
  /** An open job as every talent sees it, a closed one as those see it who are invited. */
  job: { hunter: bids, talent: ({ jobId }) => `/jobrequest/job/${jobId}` },
  payback: money,
  withdrawals: money,
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
