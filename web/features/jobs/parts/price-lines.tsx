/** The lines of a price: what the hunter pays, the fee, what the talent gets, what a missed milestone costs. */
import { words } from '#contract/words.ts';
import { afterFee, penaltyOf, showNaira } from '#web/lib/money.ts';
import { milestoneName } from '#web/lib/ordinals.ts';
import { usePerson } from '#web/lib/session.ts';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import type { MilestoneValues } from '../job-form.ts';

export function PriceLines({ price, milestones }: { price: number; milestones: readonly MilestoneValues[] }) {
  const { fee_percent: percent } = usePerson();
  const { fee, net } = afterFee(price, percent);
  const penalties = milestones.map((milestone, index) => ({
    name: String(milestone.title ?? '').trim() || milestoneName(index + 1),
    percent: percentOf(milestone.penalty),
  }));
  return (
    <div className="grid gap-5">
      <MoneyLines
        lines={[
          {
            label: words.common.money.youPay,
            naira: price,
            hint: words.jobs.price.escrowHint,
          },
          {
            label: words.common.money.serviceFee(percent),
            naira: -fee,
            hint: words.jobs.price.feeHint,
          },
        ]}
        total={{ label: words.common.money.talentReceives, naira: net, good: true }}
      />
      {penalties.length > 0 && (
        <section>
          <h3 className="mb-1 text-base leading-6">{words.jobs.price.missed}</h3>
          <p className="mb-2 text-sm text-soft">{words.jobs.price.missedLead}</p>
          <ul className="grid gap-2">
            {penalties.map(({ name, percent }, index) => (
              <li key={index.toString()} className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 truncate">{name}</span>
                <span className="shrink-0 tabular-nums">
                  {percent === null ? words.jobs.price.notSet : showNaira(penaltyOf(price, percent))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function percentOf(typed: string | number): number | null {
  const percent = Number.parseInt(String(typed), 10);
  return percent >= 1 && percent <= 10 ? percent : null;
}
