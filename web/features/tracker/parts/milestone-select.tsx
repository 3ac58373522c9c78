/** The choice of a milestone of the order, or of none. */
import type { Control, FieldValues, Path } from 'react-hook-form';
import type { TrackedOrder } from '#contract/tracker/tracker.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { FormSelect } from '#web/ui/forms/form-fields.tsx';
import { ordinalOf } from '../tracker-words.ts';

type Props<V extends FieldValues, O extends FieldValues> = {
  control: Control<V, unknown, O>;
  name: Path<V>;
  order: TrackedOrder;
};

export function MilestoneSelect<V extends FieldValues, O extends FieldValues>({
  order,
  ...bound
}: Props<V, O>) {
  return (
    <FormSelect
      {...bound}
      label={words.common.milestones.one}
      optional
      placeholder={words.tracker.task.noMilestone}
      options={order.job.milestones.map(({ id, position, title }) => ({
        value: id,
        label: `${ordinalOf(position)}${colon} ${title}`,
      }))}
    />
  );
}
