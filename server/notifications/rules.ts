/** Who is notified of an event about a job, and the pages that notifications lead to besides. */
import { actOf } from '#contract/acts/all.ts';
import type { Side } from '#contract/core/common.ts';
import * as paths from '#contract/site/paths.ts';
import type { Event } from '#server/core/work/events.ts';

/** The sides that its row names, but for the person who acted. */
export function sidesToNotify(event: Event, parties: Readonly<Record<Side, { id: string } | null>>): Side[] {
  if (isShownAtOnce(event)) return [];
  const { notify = {} } = actOf(event.name);
  return (['hunter', 'talent'] as const).filter(
    (side) => notify[side] && parties[side] && parties[side]?.id !== event.actorId,
  );
}

/** `review.show` follows and says more. */
function isShownAtOnce(event: Event): boolean {
  return event.name === 'review.send' && event.facts.hidden_until === null;
}

/** The list of notifications of each side. */
export function notificationsPage(side: Side): string {
  return paths.notifications[side];
}

/** The conversation with that person. */
export function conversationPage(side: Side, otherId: string): string {
  return paths.fill(paths.conversation[side], { id: otherId });
}

/** Somebody who holds both sides reads messages on either. */
export function sideOfReader({ is_hunter, is_talent }: { is_hunter: boolean; is_talent: boolean }): Side {
  return is_hunter && !is_talent ? 'hunter' : 'talent';
}
