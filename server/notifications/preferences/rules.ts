/** Which ways a kind of news goes: the defaults, what a person changed, and what cannot be changed. Pure. */
import type { NewsKind } from '#contract/acts/act.ts';
import { type ChoiceKind, choiceKinds, type NewsWay, newsWays } from '#contract/notifications/choices.ts';
import type { Preference } from '#contract/notifications/preferences.ts';

/** What a person set differently from the default. */
export type Choice = { kind: ChoiceKind; way: NewsWay; wanted: boolean };
export type Ways = Record<NewsWay, boolean>;

/** Unread messages have a badge of their own, and a summary is a mail. */
const MISSING: Partial<Record<ChoiceKind, readonly NewsWay[]>> = {
  messages: ['app'],
  summary: ['app', 'push'],
};

/**
 * The ways by which news of that kind go; `app` false: in the list all the same, but not counted as unread.
 * The one place that every way asks.
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
  if (!exists(kind, way)) return false;
  if (isFixed(kind, way)) return true;
  return choices.find((one) => one.kind === kind && one.way === way)?.wanted ?? isOnAtFirst(kind, way);
}

export function exists(kind: ChoiceKind, way: NewsWay): boolean {
  return !MISSING[kind]?.includes(way);
}

/** Mails about money are never switched off. */
export function isFixed(kind: ChoiceKind, way: NewsWay): boolean {
  return kind === 'money' && way === 'mail';
}

/** Everything is on, but that a phone rings for each task that is moved. */
export function isOnAtFirst(kind: ChoiceKind, way: NewsWay): boolean {
  return !(kind === 'tracker' && way === 'push');
}

/** The whole table as the screen shows it. */
export function tableOf(choices: readonly Choice[]): Preference[] {
  const cell = (kind: ChoiceKind, way: NewsWay) =>
    exists(kind, way) ? { on: isOn(kind, way, choices), fixed: isFixed(kind, way) } : null;
  return choiceKinds.map((kind) => {
    const [app, mail, push] = newsWays.map((way) => cell(kind, way)) as [Cell, Cell, Cell];
    return { kind, app, mail, push };
  });
}

type Cell = Preference['app'];
