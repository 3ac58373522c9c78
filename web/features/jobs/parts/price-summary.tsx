/** The amounts of a budget, updated live: what is held, the fee, what the talent gets, what a missed milestone costs. */
import { useWatch } from 'react-hook-form';
import { BUDGET_MIN_NAIRA } from '#contract/core/money.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { nairaOf, showNaira } from '#web/lib/money.ts';
import { Card } from '#web/ui/basics/card.tsx';
import type { JobControl } from '../job-form.ts';

/** Loaded with the first price that is typed. */
const LINES = later(async () => (await import('./price-lines.tsx')).PriceLines);

export function PriceSummary({ control }: { control: JobControl }) {
  const [budget, milestones] = useWatch({ control, name: ['price_budget', 'milestones'] });
  const price = nairaOf(budget);
  const isPrice = price !== null && price >= BUDGET_MIN_NAIRA;
  const { part: Lines } = useLater(LINES, isPrice);
  return (
    <Card title={words.common.money.title}>
      {isPrice ? (
        Lines && <Lines price={price} milestones={milestones} />
      ) : (
        <p className="text-soft">{words.jobs.price.empty(showNaira(BUDGET_MIN_NAIRA))}</p>
      )}
    </Card>
  );
}
