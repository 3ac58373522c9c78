/** The third card: the budget, beside market prices, and the time the work may take. */
import { useController } from 'react-hook-form';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { FormNumber } from '#web/ui/forms/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { useSkillGuide } from '../job-form.ts';
import type { QuickControl } from '../quick-form.ts';

const w = words.buying.quickJob;

export function MoneyCard({ control }: { control: QuickControl }) {
  const { field } = useController({ control, name: 'price_budget' });
  const { field: skill } = useController({ control, name: 'skill' });
  const prices = useSkillGuide(skill.value)?.prices;
  return (
    <>
      <div className="grid gap-2">
        <FormNaira
          control={control}
          name="price_budget"
          label={words.common.labels.priceBudget}
          hint={words.jobs.form.budgetHint}
        />
        {prices && (
          <>
            <div className="flex flex-wrap gap-2">
              {[...new Set([prices.half_low, prices.half_high, prices.high])].map((price) => (
                <Button
                  key={price}
                  variant="secondary"
                  size="sm"
                  aria-pressed={field.value === String(price)}
                  onClick={() => field.onChange(String(price))}
                >
                  {showNaira(price)}
                </Button>
              ))}
            </div>
            <p className="text-sm text-soft">{w.market(prices.half_low, prices.half_high)}</p>
          </>
        )}
      </div>
      <FormNumber
        control={control}
        name="milestones.0.due"
        label={w.days}
        hint={w.daysHint}
        min={1}
        max={365}
        className="sm:max-w-xs"
      />
    </>
  );
}
