/** One to three packages of a gig: what is delivered and included, for which price, in how many days. */
import { Plus, Trash2, X } from 'lucide-react';
import { useImperativeHandle, useRef, useState } from 'react';
import { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { BUDGET_MIN_NAIRA } from '#contract/core/money.ts';
import { INCLUDES_LETTERS, INCLUDES_MAX, PACKAGE_NAME_MAX, PACKAGES_MAX } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { afterFee, nairaOf, showNaira } from '#web/lib/money.ts';
import { ordinal } from '#web/lib/ordinals.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { LazyPart } from '#web/ui/basics/lazy-part.tsx';
import { CONTROL, GroupField } from '#web/ui/fields/field.tsx';
import { afterPress } from '#web/ui/forms/bind.tsx';
import { FormNumber, FormText } from '#web/ui/forms/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';
import { clearRowErrors, emptyPackage, type GigControl, type GigForm } from '../gig-form.ts';
import { PackageRound } from './package-round.tsx';

export function PackageFields({ form }: { form: GigForm }) {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'scopepackage' });
  const { errors } = useFormState({ control, name: 'scopepackage' });
  const list = useRef<HTMLDivElement>(null);
  const message = errors.scopepackage?.root?.message ?? errors.scopepackage?.message?.toString();
  function takeAway(index: number) {
    // Moves the focus first, so that a field inside is blurred while it still exists.
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
          onClick={() => {
            append(emptyPackage(fields.length), { focusName: `scopepackage.${fields.length}.name` });
            clearRowErrors(form, `scopepackage.${fields.length}`);
          }}
          className="justify-self-start max-sm:w-full"
        >
          {words.gigs.packages.add}
        </Button>
      )}
    </div>
  );
}

const RIGHTS = later(async () => (await import('./package-rights.tsx')).PackageRights);

/** Far below the first screen: its code loads when it is scrolled near. */
function LaterRights(given: { control: GigControl; name: `scopepackage.${number}.rights` }) {
  const [isNear, setNear] = useState(false);
  const watch = (place: HTMLDivElement) => {
    const look = (entries: IntersectionObserverEntry[]) => entries.at(-1)?.isIntersecting && setNear(true);
    const observer = new IntersectionObserver(look, { rootMargin: '200px' });
    observer.observe(place);
    return () => observer.disconnect();
  };
  const place = <div ref={watch} aria-hidden className="min-h-28" />;
  return <LazyPart part={RIGHTS} given={given} wanted={isNear} waiting={place} />;
}

type EditorProps = { control: GigControl; index: number; onRemove: (() => void) | undefined };

function PackageEditor({ control, index, onRemove }: EditorProps) {
  const name = `scopepackage.${index}` as const;
  const place = ordinal(index + 1);
  return (
    <fieldset className="min-w-0 rounded border border-line p-4">
      <legend className="-ml-1 px-1 font-semibold">{words.gigs.packages.heading(place)}</legend>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText
            control={control}
            name={`${name}.name`}
            label={words.gigs.packages.name}
            maxLength={PACKAGE_NAME_MAX}
          />
          <div className="grid content-start gap-1.5">
            <FormNaira control={control} name={`${name}.price`} label={words.common.labels.price} />
            <YouReceive control={control} index={index} />
          </div>
        </div>
        <Figures control={control} name={name} />
        <PackageRound control={control} name={`${name}.further_round`} />
        <IncludesField control={control} position={index} />
        <LaterRights control={control} name={`${name}.rights`} />
        {onRemove && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Trash2 size={18} />}
            onClick={onRemove}
            className="-ml-3 min-h-11 justify-self-start"
          >
            {words.gigs.packages.remove(place.toLowerCase())}
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
      />
      <FormNumber
        control={control}
        name={`${name}.offers`}
        label={words.common.labels.offers}
        hint={words.gigs.packages.offersHint}
        maxLength={3}
      />
      <FormNumber
        control={control}
        name={`${name}.revisions`}
        label={words.common.labels.revisions}
        hint={words.gigs.packages.revisionsHint}
        maxLength={2}
      />
    </div>
  );
}

const RECEIVED = words.common.money.youReceive;

/** Shows what the talent receives after the fee, before rather than afterwards. */
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

/** What a package includes, one item per line: Enter adds a line, and empty ones are removed when the focus leaves the list. */
function IncludesField({ control, position }: { control: GigControl; position: number }) {
  const { field, fieldState } = useController({
    control,
    name: `scopepackage.${position}.includes`,
  });
  const lines = field.value?.length ? field.value : [''];
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const wanted = useRef<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(field.ref, () => ({
    focus: () =>
      inputs.current[
        Math.max(
          0,
          lines.findIndex((line) => line.trim() === ''),
        )
      ]?.focus(),
  }));

  function insert(after: number) {
    if (lines.length >= INCLUDES_MAX) return;
    wanted.current = after + 1;
    field.onChange(lines.toSpliced(after + 1, 0, ''));
  }
  function remove(index: number) {
    wanted.current = Math.max(0, index - 1);
    field.onChange(lines.length === 1 ? [''] : lines.toSpliced(index, 1));
  }
  /** Removes empty lines, unless the focus has come back to the list or the list is gone. */
  function leave() {
    if (!list.current || list.current.contains(document.activeElement)) return;
    const filled = lines.filter((line) => line.trim() !== '');
    if (filled.length > 0 && filled.length < lines.length) field.onChange(filled);
    field.onBlur();
  }
  return (
    <GroupField label={HEADING} error={messageOf(fieldState.error)}>
      <div ref={list} className="grid gap-2">
        {lines.map((line, index) => (
          <div key={index.toString()} className="flex gap-1">
            <input
              ref={(element) => {
                inputs.current[index] = element;
                if (element && wanted.current === index) {
                  wanted.current = null;
                  element.focus();
                }
              }}
              type="text"
              aria-label={words.gigs.packages.includesLine(index + 1)}
              aria-invalid={wrongLine(fieldState.error, index)}
              value={line}
              maxLength={INCLUDES_LETTERS}
              autoComplete="off"
              enterKeyHint="next"
              placeholder={index === 0 ? EXAMPLE : undefined}
              onBlur={({ relatedTarget }) => list.current?.contains(relatedTarget) || afterPress(leave)}
              onChange={({ target }) => field.onChange(lines.with(index, target.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (line.trim() !== '') insert(index);
              }}
              className={CONTROL}
            />
            <IconButton
              label={words.gigs.packages.removeLine(index + 1)}
              disabled={lines.length === 1}
              onClick={() => remove(index)}
            >
              <X size={18} />
            </IconButton>
          </div>
        ))}
        {lines.length < INCLUDES_MAX && (
          <Button
            variant="quiet"
            size="sm"
            icon={<Plus size={18} />}
            onClick={() => insert(lines.length - 1)}
            className="-ml-3 min-h-11 justify-self-start"
          >
            {words.gigs.packages.addLine}
          </Button>
        )}
      </div>
    </GroupField>
  );
}

const HEADING = words.gigs.packages.includes;
const EXAMPLE = words.gigs.packages.includesExample;

/** Errors of a list are on the list itself or on its lines. */
type ListError = { message?: string | undefined } & { [index: number]: { message?: string } | undefined };

function messageOf(error: ListError | undefined): string | undefined {
  if (!error) return undefined;
  const ofLines = Array.isArray(error) ? error.find((one) => one?.message)?.message : undefined;
  return error.message ?? ofLines;
}

function wrongLine(error: ListError | undefined, index: number): true | undefined {
  return error && (error.message || error[index]?.message) ? true : undefined;
}
