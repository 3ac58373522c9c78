/** One to three packages: what is delivered, for which price, in how many days. */
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { BUDGET_MIN_NAIRA } from '#contract/core/money.ts';
import { PACKAGES_MAX } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { afterFee, nairaOf, showNaira } from '#web/lib/money.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-note.tsx';
import { FormNumber, FormText } from '#web/ui/forms/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { emptyPackage, type GigControl } from '../gig-form.ts';
import { IncludesField } from './includes-field.tsx';

const PRICE_LENGTH = 12;
const ORDINALS = [
  words.common.milestones.first,
  words.common.milestones.second,
  words.common.milestones.third,
];

export function PackageFields({ control }: { control: GigControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'scopepackage' });
  const { errors } = useFormState({ control, name: 'scopepackage' });
  const list = useRef<HTMLDivElement>(null);
  const message = errors.scopepackage?.root?.message ?? errors.scopepackage?.message?.toString();
  function takeAway(index: number) {
    // First, so that a field inside is left while it is still there.
    list.current?.focus();
    remove(index);
  }
  return (
    <div ref={list} tabIndex={-1} className="grid gap-5">
      {fields.map((field, index) => (
        <PackageEditor
          key={field.id}
          control={control}
          index={index}
          onRemove={fields.length > 1 ? () => takeAway(index) : undefined}
        />
      ))}
      {message && <ErrorNote text={message} />}
      {fields.length < PACKAGES_MAX && (
        <Button
          variant="secondary"
          icon={<Plus size={18} />}
          onClick={() =>
            append(emptyPackage(fields.length), { focusName: `scopepackage.${fields.length}.name` })
          }
          className="justify-self-start max-sm:w-full"
        >
          {words.gigs.packages.add}
        </Button>
      )}
    </div>
  );
}

type EditorProps = { control: GigControl; index: number; onRemove: (() => void) | undefined };

function PackageEditor({ control, index, onRemove }: EditorProps) {
  const name = `scopepackage.${index}` as const;
  const ordinal = ORDINALS[index] ?? '';
  return (
    <fieldset className="min-w-0 rounded border border-line p-4">
      <legend className="-ml-1 px-1 font-semibold">{words.gigs.packages.heading(ordinal)}</legend>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText control={control} name={`${name}.name`} label={words.gigs.packages.name} maxLength={40} />
          <div className="grid content-start gap-1.5">
            <FormNaira
              control={control}
              name={`${name}.price`}
              label={words.common.labels.price}
              maxLength={PRICE_LENGTH}
            />
            <YouReceive control={control} index={index} />
          </div>
        </div>
        <Figures control={control} name={name} />
        <IncludesField control={control} position={index} />
        {onRemove && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Trash2 size={18} />}
            onClick={onRemove}
            className="-ml-3 min-h-11 justify-self-start"
          >
            {words.gigs.packages.remove(ordinal.toLowerCase())}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function Figures({ control, name }: { control: GigControl; name: `scopepackage.${number}` }) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <FormNumber
        control={control}
        name={`${name}.delivery_days`}
        label={words.gigs.packages.delivery}
        hint={words.gigs.packages.deliveryHint}
        className="max-sm:col-span-2"
        maxLength={3}
        asText
      />
      <FormNumber
        control={control}
        name={`${name}.offers`}
        label={words.common.labels.offers}
        hint={words.gigs.packages.offersHint}
        maxLength={3}
        asText
      />
      <FormNumber
        control={control}
        name={`${name}.revisions`}
        label={words.common.labels.revisions}
        hint={words.gigs.packages.revisionsHint}
        maxLength={2}
        asText
      />
    </div>
  );
}

const RECEIVED = words.common.money.youReceive;

/** The fee is shown before, not afterwards. */
function YouReceive({ control, index }: { control: GigControl; index: number }) {
  const price = nairaOf(useWatch({ control, name: `scopepackage.${index}.price` }));
  const { fee_percent: percent } = usePerson();
  if (price === null || price < BUDGET_MIN_NAIRA) {
    return <p className="text-sm text-soft">{words.gigs.packages.priceHint(showNaira(BUDGET_MIN_NAIRA))}</p>;
  }
  return (
    <p className="text-sm text-soft">
      {RECEIVED}{' '}
      <span className="font-semibold text-leaf tabular-nums">{showNaira(afterFee(price, percent).net)}</span>{' '}
      {words.gigs.packages.afterFee(percent)}
    </p>
  );
}
