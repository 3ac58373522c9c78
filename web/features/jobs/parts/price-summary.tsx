/** What a budget means in money, live while one types: what is held, the fee, what the talent gets, what a miss costs. */
import { useWatch } from 'react-hook-form';
import { BUDGET_MIN_NAIRA } from '#contract/core/money.ts';
import { words } from '#contract/words.ts';
import { afterFee, nairaOf, penaltyOf, showNaira } from '#web/lib/money.ts';
import { usePerson } from '#web/lib/session.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { MoneyLines } from '#web/ui/pieces/money-lines.tsx';
import type { JobControl, MilestoneValues } from '../job-form.ts';
import { milestoneName } from './milestone-fields.tsx';

export function PriceSummary({ control }: { control: JobControl }) {
  const [budget, milestones] = useWatch({ control, name: ['price_budget', 'milestones'] });
  const price = nairaOf(budget);
  return (
    <Card title={words.common.money.title}>
      {price === null || price < BUDGET_MIN_NAIRA ? (
        <p className="text-soft">{words.jobs.price.empty(showNaira(BUDGET_MIN_NAIRA))}</p>
      ) : (
        <Lines price={price} milestones={milestones} />
      )}
    </Card>
  );
}

function Lines({ price, milestones }: { price: number; milestones: readonly MilestoneValues[] }) {
  const { fee_percent: percent } = usePerson();
  const { fee, net } = afterFee(price, percent);
  const penalties = milestones.map((milestone, index) => ({
    name: String(milestone.title ?? '').trim() || milestoneName(index),
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
