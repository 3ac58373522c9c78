/** The texts of each act in one language: a notification per side, and a line for both the history and the conversation. */
import type { Side } from '../core/common.ts';
import type { ActorKind } from './act.ts';
import type { ActName, FactsOf, HistoryName, NotifiedSide, NotifyingName } from './all.ts';

/** The people in a sentence; empty names when no order is involved. */
type People = {
  hunter_name: string;
  talent_name: string;
  by: ActorKind;
  /** The name of the actor: the party, otherwise Adire; "You" when it is the reader. */
  who: string;
  /** True when the reader acted. */
  mine: boolean;
};
/** The values available to an act's texts. */
export type ActFacts<N extends ActName> = FactsOf<N> & People;

type Sentence<Facts> = string | ((facts: Facts) => string);
export type Notification<Facts> = { title: Sentence<Facts>; text: (facts: Facts) => string };
/** A line in the order's history and in the conversation; the text is a reason or an amount, or absent. */
export type HistoryText<Facts> = (facts: Facts) => readonly [title: string, text?: string | undefined];

/** Exactly the texts that the act's row requires: a missing or extra one does not compile. */
type WordsOf<N extends ActName> = (N extends NotifyingName
  ? {
      notify: { [S in NotifiedSide<N>]: Notification<ActFacts<N>> } & {
        [S in Exclude<Side, NotifiedSide<N>>]?: never;
      };
    }
  : { notify?: never }) &
  (N extends HistoryName ? { history: HistoryText<ActFacts<N>> } : { history?: never });

/** The texts of these acts, for those that have any. */
export type ActWords<N extends ActName> = {
  [W in N & (NotifyingName | HistoryName)]: WordsOf<W>;
};

/** The same notification for both sides. */
export function forBothSides<Facts>(notification: Notification<Facts>): Record<Side, Notification<Facts>> {
  return { hunter: notification, talent: notification };
}
