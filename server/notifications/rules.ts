/** Who is told of an event, and which page of theirs it leads to. */
import type { Side } from '#contract/common.ts';
import { jobLifecycle } from '#contract/lifecycles/job.ts';
import { hasNotice } from '#contract/notices.ts';
import type { Facts } from '#server/core/events.ts';

/** Events that are no step of the lifecycle of a job, and the sides that hear of them. */
const TELLS: Record<string, readonly Side[]> = {
  'job.remind': ['hunter'],
  'bid.apply': ['hunter'],
  'bid.withdraw': ['hunter'],
  'bid.reject': ['talent'],
  'payment.return': ['hunter'],
  'review.send': ['hunter', 'talent'],
  'review.show': ['hunter', 'talent'],
  'review.reply': ['hunter', 'talent'],
};

/** The parties of the job that an event is about, by side. */
export type Parties = Partial<Record<Side, { id: string }>>;

type Told = { name: string; actorId: string | null; facts?: Facts };

/** The sides that hear of an event about a job; the person who acted hears nothing of it. */
export function sidesTold(event: Told, parties: Parties): Side[] {
  if (isShownAtOnce(event)) return [];
  const step = jobLifecycle.find((one) => `job.${one.verb}` === event.name);
  const told: readonly string[] = step?.tells ?? TELLS[event.name] ?? [];
  return (['hunter', 'talent'] as const).filter((side) => {
    const party = parties[side];
    return told.includes(side) && party && party.id !== event.actorId && hasNotice(event.name, side);
  });
}

/** `review.show` follows and tells more. */
function isShownAtOnce({ name, facts }: Told): boolean {
  return name === 'review.send' && facts?.hidden_until === null;
}

type Place = { jobId: string; bidId: string | null };

/** The page of the hunter's side on which an event about a job is seen or answered. */
function hunterPage(event: string, { jobId, bidId }: Place): string {
  switch (event) {
    case 'bid.apply':
    case 'bid.withdraw':
    case 'job.decline-offer':
    case 'job.leave':
      return `/hunterDashboard/TalentBid/${jobId}`;
    case 'job.accept-offer':
      return bidId ? `/hunterDashboard/paymentbid/${bidId}` : '/hunterDashboard/PendingProjects';
    case 'job.submit':
    case 'job.remind':
      return `/hunterDashboard/SubmittedProjects/detail/${jobId}`;
    case 'job.accept':
    case 'job.cancel':
    case 'review.send':
    case 'review.show':
    case 'review.reply':
      return `/hunterDashboard/CompletedProjects/detail/${jobId}`;
    case 'payment.return':
      return '/hunterDashboard/CompletedProjects';
    default:
      return '/hunterDashboard/ActiveProjects';
  }
}

function talentPage(event: string, { jobId, bidId }: Place): string {
  switch (event) {
    case 'job.invite':
      return '/jobrequest?tab=closed';
    case 'bid.reject':
    case 'job.withdraw':
    case 'job.leave':
    case 'job.call-off':
      return bidId ? `/jobrequest/detail/${bidId}` : '/jobrequest';
    case 'job.offer':
      return '/order?tab=pending';
    case 'job.accept':
    case 'job.cancel':
    case 'review.send':
    case 'review.show':
    case 'review.reply':
      return `/order/completedProject/${jobId}`;
    default:
      return '/order?tab=active';
  }
}

/** The path under which a reader of that side sees what happened; always begins with one `/`. */
export function pageOf(event: string, side: Side, place: Place): string {
  return side === 'hunter' ? hunterPage(event, place) : talentPage(event, place);
}

/** Where each side sees its withdrawals. */
export function payoutPage(side: Side): string {
  return side === 'hunter' ? '/hunterDashboard/CompletedProjects' : '/earning';
}
