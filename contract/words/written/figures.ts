/** What the rules count with, as people read it: the policy in force, written in the language of the page. */

export type Figures = {
  /** Percentages, such as `7.5%`. */
  serviceFee: string;
  rejectionFee: string;
  cancellationFee: string;
  delayDeduction: string;
  /** How many milestones a talent has passed when a cancelling client owes the rejection fee. */
  passedThreshold: number;
};

/** A paragraph, or a list. In texts `**…**` is strong and `[…](…)` a link. */
export type Block = string | { list: readonly string[] } | { steps: readonly string[] };
/** One numbered section of a page of rules; its key is its anchor. */
export type Clause<G extends readonly unknown[] = []> = {
  title: string;
  body: (...given: G) => readonly Block[];
};
/** What clauses are made of besides. */
export type RuleFacts = Figures & {
  /** A link to the address that answers. */
  mail: string;
  /** The smallest price, `N1,000`. */
  smallest: string;
};
