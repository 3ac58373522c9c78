/** Price and days of a package's further round: both or neither. */
import { useController } from 'react-hook-form';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { GroupField } from '#web/ui/fields/field.tsx';
import { FormNumber } from '#web/ui/forms/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import type { GigControl } from '../gig-form.ts';

type Props = { control: GigControl; name: `scopepackage.${number}.further_round` };

export function PackageRound({ control, name }: Props) {
  const w = words.gigs.round;
  const { field } = useController({ control, name });
  return (
    <GroupField label={w.title} hint={w.hint}>
      {field.value && (
        <div className="grid grid-cols-2 gap-4">
          <FormNaira control={control} name={`${name}.price`} label={w.price} />
          <FormNumber control={control} name={`${name}.days`} label={w.days} maxLength={2} />
        </div>
      )}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => field.onChange(field.value ? undefined : { price: '', days: '' })}
        className="-ml-3 min-h-11 justify-self-start"
      >
        {field.value ? w.leave : w.state}
      </Button>
    </GroupField>
  );
}
