/** Who is told of an event, and where money is seen. */
import type { Side } from '#contract/common.ts';
import { jobLifecycle } from '#contract/lifecycles/job.ts';
import { taskLifecycle } from '#contract/lifecycles/task.ts';
import { hasNotice } from '#contract/notices.ts';
import type { Facts } from '#server/core/events.ts';

/** Events that are no step of the lifecycle of a job, and the sides that hear of them. */
const TELLS: Record<string, readonly Side[]> = {
  'job.remind': ['hunter'],
  'bid.apply': ['hunter'],
  'bid.withdraw': ['hunter'],
  'bid.reject': ['talent'],
  'payment.hold': ['hunter'],
  'payment.return': ['hunter'],
  'payment.give': ['hunter'],
  'payment.refund': ['hunter'],
  'hunter.suspend': ['talent'],
  'hunter.restore': ['talent'],
  'talent.suspend': ['hunter'],
  'talent.restore': ['hunter'],
  'review.send': ['hunter', 'talent'],
  'review.show': ['hunter', 'talent'],
  'review.reply': ['hunter', 'talent'],
  'tracker.track': ['talent'],
  'task.comment': ['hunter', 'talent'],
  ...Object.fromEntries(taskLifecycle.map(({ verb, tells }) => [`task.${verb}`, tells])),
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

/** The list of notifications of each side. */
export function notificationsPage(side: Side): string {
  return side === 'hunter' ? '/hunterDashboard/notification' : '/talentnotification';
}

/** The conversation with that person. */
export function conversationPage(side: Side, otherId: string): string {
  return side === 'hunter'
    ? `/hunterDashboard/messageHunter/details/${otherId}`
    : `/messagedashboard/talentMessageDetails/${otherId}`;
}

/** Somebody who holds both sides reads messages on either. */
export function sideOfReader({ is_hunter, is_talent }: { is_hunter: boolean; is_talent: boolean }): Side {
  return is_hunter && !is_talent ? 'hunter' : 'talent';
}

/** Where each side sees its withdrawals. */
export function payoutPage(side: Side): string {
  return side === 'hunter' ? '/hunterDashboard/CompletedProjects' : '/earning';
}

/** Where what is told to a member leads: the own accounts, or the agreement with the fees in force and those to come. */
export function memberPage(event: string): string {
  return event === 'bank-account.add' ? '/bankAccounts' : '/agreement';
}
