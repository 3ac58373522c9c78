/** Which page of a reader an event about a job leads to. Pure. */
import type { Side } from '#contract/common.ts';

type Place = {
  jobId: string;
  bidId: string | null;
  /** The tracked order, of what happens on its board, and the task that it happens to. */
  boardId?: string | null;
  taskId?: string | null;
  /** Of the payment that it is about. */
  reference?: string | null;
  /** The gig that it was ordered from: what ends before payment is over then, and nobody's bid. */
  gig?: string | null;
};

const UNPAID_ENDS = ['job.decline-offer', 'job.withdraw', 'job.leave'];

/** The page of the hunter's side on which an event about a job is seen or answered. */
function hunterPage(event: string, { jobId, bidId, reference }: Place): string {
  const order = `/hunterDashboard/SubmittedProjects/detail/${jobId}`;
  switch (event) {
    case 'bid.apply':
    case 'bid.withdraw':
    case 'job.decline-offer':
    case 'job.leave':
      return `/hunterDashboard/TalentBid/${jobId}`;
    case 'job.accept-offer':
      return bidId ? `/hunterDashboard/paymentbid/${bidId}` : '/hunterDashboard/PendingProjects';
    case 'job.accept':
    case 'job.accept-settlement':
    case 'job.cancel':
    case 'job.decide':
    case 'review.send':
    case 'review.show':
    case 'review.reply':
      return `/hunterDashboard/CompletedProjects/detail/${jobId}`;
    case 'payment.return':
    case 'payment.give':
      return '/hunterDashboard/payback';
    case 'payment.hold':
    case 'payment.refund':
      return reference ? `/hunterDashboard/payment/verify?reference=${reference}` : order;
    default:
      return order;
  }
}

function talentPage(event: string, { jobId, bidId }: Place): string {
  switch (event) {
    case 'job.invite':
      return `/jobrequest/job/${jobId}`;
    case 'bid.reject':
    case 'job.withdraw':
    case 'job.leave':
    case 'job.call-off':
      return bidId ? `/jobrequest/detail/${bidId}` : '/jobrequest';
    case 'job.accept':
    case 'job.accept-settlement':
    case 'job.cancel':
    case 'job.decide':
    case 'review.send':
    case 'review.show':
    case 'review.reply':
      return `/order/completedProject/${jobId}`;
    default:
      return `/order/submittedProject/${jobId}`;
  }
}

/** The path under which a reader of that side sees what happened; always begins with one `/`. */
export function pageOf(event: string, side: Side, place: Place): string {
  if (place.boardId) {
    const board = side === 'hunter' ? '/hunterDashboard/trackersettingshunter' : '/trackerTalent';
    return `${board}/${place.boardId}${place.taskId ? `?task=${place.taskId}` : ''}`;
  }
  const known = place.gig && UNPAID_ENDS.includes(event) ? 'job.cancel' : event;
  return side === 'hunter' ? hunterPage(known, place) : talentPage(known, place);
}
