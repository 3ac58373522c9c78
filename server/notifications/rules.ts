/** Who is notified of an event, in which ways and when (docs/decisions/0009), and the pages of notifications and conversations. Pure. */
import type { NewsKind } from '#contract/acts/act.ts';
import { actOf } from '#contract/acts/all.ts';
import type { Side } from '#contract/core/common.ts';
import { addDays } from '#contract/core/days.ts';
import { type ChoiceKind, choiceKinds, type NewsWay, newsWays } from '#contract/notifications/choices.ts';
import type { Preference } from '#contract/notifications/preferences.ts';
import * as paths from '#contract/site/paths.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { Event } from '#server/core/work/events.ts';

/** The sides that the row of the act names, except the person who acted. */
export function sidesToNotify(event: Event, parties: Readonly<Record<Side, { id: string } | null>>): Side[] {
  if (isShownAtOnce(event)) return [];
  const { notify = {} } = actOf(event.name);
  return (['hunter', 'talent'] as const).filter(
    (side) => notify[side] && parties[side] && parties[side]?.id !== event.actorId,
  );
}

/** The person who acted: a payment is reported by the provider, but made by the hunter. */
export function whoActed(
  { name, actorId }: Event,
  parties: { hunter: { id: string } } | undefined,
): string | null {
  return name === 'job.fund' ? (parties?.hunter.id ?? null) : actorId;
}

/** True for a review that is shown at once: `review.show` follows and says more. */
function isShownAtOnce(event: Event): boolean {
  return event.name === 'review.send' && event.facts.hidden_until === null;
}

/** Address of the list of notifications of a side. */
export function notificationsPage(side: Side): string {
  return paths.notifications[side];
}

/** Address of the conversation with that person. */
export function conversationPage(side: Side, otherId: string): string {
  return paths.fill(paths.conversation[side], { id: otherId });
}

/** Milliseconds after which a person who was not seen is away: what can wait is collected for them. */
const AWAY_AFTER_MS = 60 * 60_000;
/** Milliseconds after which a person is mailed about an unread message. */
export const UNREAD_AFTER_MS = 10 * 60_000;
/** Africa/Lagos is UTC+1 the whole year. */
const SUMMARY_AT = '08:00:00+01:00';

/** The next 8:00 in Lagos after `now`. */
export function nextSummary(now: Date): Date {
  const today = new Date(`${lagosDay(now)}T${SUMMARY_AT}`);
  return today > now ? today : new Date(`${addDays(lagosDay(now), 1)}T${SUMMARY_AT}`);
}

/** True when a person is away; one who was never seen is away, too. */
export function isAway(seenAt: Date | null, now: Date): boolean {
  return seenAt === null || now.getTime() - seenAt.getTime() > AWAY_AFTER_MS;
}

/** What a person set differently from the default. */
export type Choice = { kind: ChoiceKind; way: NewsWay; wanted: boolean };
/** What decides how somebody is notified: their choices, and when they were seen last. */
export type Reach = { choices: readonly Choice[]; seenAt: Date | null };
export type Ways = Record<NewsWay, boolean>;

/** The ways that a kind does not have: unread messages have a badge of their own, and a summary is a mail. */
const MISSING: Partial<Record<ChoiceKind, readonly NewsWay[]>> = {
  messages: ['app'],
  summary: ['app', 'push'],
};

/**
 * The ways in which news of that kind are sent. With `app` false they are in the list all the same, but do not count as unread.
 * Every way asks here and nowhere else.
 */
export function waysOf(kind: NewsKind, choices: readonly Choice[]): Ways {
  return {
    app: isOn(kind, 'app', choices),
    mail: isOn(kind, 'mail', choices),
    push: isOn(kind, 'push', choices),
  };
}

/** True when somebody who is away is mailed a daily summary of what can wait. */
export function wantsSummary(choices: readonly Choice[]): boolean {
  return isOn('summary', 'mail', choices);
}

function isOn(kind: ChoiceKind, way: NewsWay, choices: readonly Choice[]): boolean {
  if (!hasNewsWay(kind, way)) return false;
  if (isFixed(kind, way)) return true;
  return choices.find((one) => one.kind === kind && one.way === way)?.wanted ?? isOnByDefault(kind, way);
}

export function hasNewsWay(kind: ChoiceKind, way: NewsWay): boolean {
  return !MISSING[kind]?.includes(way);
}

/** Mails about money are never switched off. */
export function isFixed(kind: ChoiceKind, way: NewsWay): boolean {
  return kind === 'money' && way === 'mail';
}

/** The defaults: everything is on except push and badge of the tracker, where each moved task would count; the summary has them. */
export function isOnByDefault(kind: ChoiceKind, way: NewsWay): boolean {
  return kind !== 'tracker' || way === 'mail';
}

/** True for news that are always collected: nobody has to answer them, and they come many at a time. */
export function isCollected(kind: NewsKind): boolean {
  return kind === 'tracker';
}

/** The whole table of preferences, as the screen shows it. */
export function preferenceTable(choices: readonly Choice[]): Preference[] {
  const cell = (kind: ChoiceKind, way: NewsWay) =>
    hasNewsWay(kind, way) ? { on: isOn(kind, way, choices), fixed: isFixed(kind, way) } : null;
  return choiceKinds.map((kind) => {
    const [app, mail, push] = newsWays.map((way) => cell(kind, way)) as [Cell, Cell, Cell];
    return { kind, app, mail, push };
  });
}

type Cell = Preference['app'];
