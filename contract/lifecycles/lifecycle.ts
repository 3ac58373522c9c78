/** What a lifecycle table is: one row per verb and state it leads to; what asks "may this happen now" derives from it. */

export type Step<Status extends string, Actor extends string, Money extends string> = {
  verb: string;
  from: readonly Status[];
  to: Status;
  by: readonly Actor[];
  /** The money word posted in the same transaction (server/ledger/postings.ts). */
  money?: Money;
  /** Who is told by a notification and a mail. */
  tells: readonly Actor[];
  /** What the clock does: after this many days in `from` with nobody acting, the verb happens by itself. */
  afterDays?: number;
};

/** Any row of any table. */
export type AnyStep = Step<string, string, string>;

/** The verbs that `actor` may use on a thing in `status`, each once, in the order of the table. */
export function verbsFor<V extends AnyStep>(table: readonly V[], status: string, actor: string): V['verb'][] {
  const steps = table.filter((step) => step.from.includes(status) && step.by.includes(actor));
  return [...new Set(steps.map((step) => step.verb))];
}
