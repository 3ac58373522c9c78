/** The agreed milestones of a job: what, within how many days, and the penalty for a miss. */
import { words } from '#contract/words.ts';
import { penaltyOf, showNaira } from '#web/lib/money.ts';

type Milestone = { title: string; description: string; due: number; penalty: number };

type Props = {
  milestones: readonly Milestone[];
  /** Naira: the budget, or the agreed price. */
  price: number;
  /** Heading above the list; none when null. */
  heading?: string | null;
};

export function MilestoneLines({ milestones, price, heading = words.common.milestones.title }: Props) {
  const [first, ...others] = milestones;
  const shared = others.length > 0 && others.every(({ penalty }) => penalty === first?.penalty) && first;
  return (
    <section>
      {heading && <h3 className="mb-2 text-lg leading-7">{heading}</h3>}
      {shared && <p className="mb-3 text-soft tabular-nums">{eachMissed(shared.penalty, price)}</p>}
      <ol className="grid gap-3">
        {milestones.map((milestone, index) => (
          <li key={index.toString()} className="flex gap-3 rounded border border-line p-3 sm:p-4">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-wash font-bold text-on-wash tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p className="min-w-0 font-semibold">{milestone.title}</p>
                <p className="text-sm text-soft tabular-nums">
                  {words.common.milestones.within(words.common.counted.days(milestone.due))}
                </p>
              </div>
              {milestone.description !== milestone.title && (
                <p className="mt-1 whitespace-pre-wrap text-soft">{milestone.description}</p>
              )}
              {!shared && (
                <p className="mt-1 text-sm font-medium text-brick tabular-nums">
                  {ifMissed(milestone, price)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ifMissed({ penalty }: Milestone, price: number): string {
  const percent = words.common.division.ofPrice(penalty);
  return words.common.milestones.ifMissed(showNaira(penaltyOf(price, penalty)), percent);
}

/** For milestones that all have the same penalty. */
function eachMissed(penalty: number, price: number): string {
  const percent = words.common.division.ofPrice(penalty);
  return words.common.milestones.eachMissed(showNaira(penaltyOf(price, penalty)), percent);
}
