/** What a language says of each act: its notification to each side, its line of the history, which is the one of the conversation too. */
import type { Side } from '../core/common.ts';
import type { ActorKind } from './act.ts';
import type { ActName, FactsOf, HistoryName, NotifiedSide, NotifyingName } from './all.ts';

/** The people in a sentence; of what is no order nobody is named. */
type People = {
  hunter_name: string;
  talent_name: string;
  by: ActorKind;
  /** The name of who acted: the party, else Adire; You, when that is the reader. */
  who: string;
  /** True where the reader acted. */
  mine: boolean;
};
/** What the sentences about an act are made of. */
export type ActFacts<N extends ActName> = FactsOf<N> & People;

type Sentence<Facts> = string | ((facts: Facts) => string);
export type Notification<Facts> = { title: Sentence<Facts>; text: (facts: Facts) => string };
/** A line of the order and of the conversation; the text is a reason, an amount, or nothing. */
export type HistoryText<Facts> = (facts: Facts) => readonly [title: string, text?: string | undefined];

/** Exactly the sentences that the row of the act asks for: one that is missing, or one too many, does not compile. */
type WordsOf<N extends ActName> = (N extends NotifyingName
  ? {
      notify: { [S in NotifiedSide<N>]: Notification<ActFacts<N>> } & {
        [S in Exclude<Side, NotifiedSide<N>>]?: never;
      };
    }
  : { notify?: never }) &
  (N extends HistoryName ? { history: HistoryText<ActFacts<N>> } : { history?: never });

/** Of some acts, those that have words. */
export type ActWords<N extends ActName> = {
  [W in N & (NotifyingName | HistoryName)]: WordsOf<W>;
};

/** The same notification for both sides. */
export function both<Facts>(notification: Notification<Facts>): Record<Side, Notification<Facts>> {
  return { hunter: notification, talent: notification };
}
