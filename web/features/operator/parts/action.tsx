/** An operator's action: a button, and a dialog that asks for the reason and any other input before anything happens. */
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Control, DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Endpoint, Reply } from '#contract/core/endpoint.ts';
import { REASON_MAX } from '#contract/core/limits.ts';
import { decided, reasonForm } from '#contract/operator/lines.ts';
import { words } from '#contract/words.ts';
import { changedOnly } from '#web/lib/forms/drafts.ts';
import { useSubmitForm } from '#web/lib/forms/form-call.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';
import { type MutationInput, refresh, useMutationCall } from '#web/lib/query.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { WarnNote } from '#web/ui/basics/error-box.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormDate, FormSelect, FormText, FormTextarea, RestoredNote } from '#web/ui/forms/form-fields.tsx';
import { FormNaira } from '#web/ui/naira-field.tsx';

const w = words.operator.action;
/** Tags of the caches that an action can change: everything in the console, and the public catalogue. */
const CHANGED = ['console', 'catalogue'] as const;

type Of<C extends (props: never) => ReactNode> = Omit<Parameters<C>[0], 'control' | 'name'>;
type Field<Name> = { name: Name } & (
  | ({ as?: 'text' } & Of<typeof FormText>)
  | ({ as: 'area' } & Of<typeof FormTextarea>)
  | ({ as: 'select' } & Of<typeof FormSelect>)
  | ({ as: 'date' } & Of<typeof FormDate>)
  | ({ as: 'naira' } & Of<typeof FormNaira>)
);
type Values<S extends z.ZodMiniType> = z.output<S> & FieldValues;

type Props<S extends z.ZodMiniType, R> = {
  /** Text of the button. */
  label: string;
  /** Verb and object, on the dialog's button; defaults to `label`. */
  confirm?: string;
  title: string;
  /** What will happen. */
  text?: ReactNode;
  /** Schema of all fields, including the reason. */
  schema?: S;
  start?: DefaultValues<Omit<z.input<S>, 'reason'>>;
  fields?: readonly Field<Exclude<keyof z.input<S>, 'reason'> & string>[];
  /** Shown above the reason, computed from the current values. */
  preview?: (control: Control<FieldValues, unknown, FieldValues>) => ReactNode;
  /** Overrides for the reason field. */
  reason?: { label?: string; hint: string; maxLength?: number };
  /** The message afterwards, fixed or from the reply: a second operator may have to confirm first. */
  done: string | ((reply: R) => string);
  onReply?: (reply: R) => void;
  danger?: boolean;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'icon' | 'className'>;

type CallProps<S extends z.ZodMiniType, E extends Endpoint> = Props<S, Reply<E>> & {
  endpoint: E;
  input: (values: Values<S>, form: ContractForm<S>) => MutationInput<E>;
};

export function Action<E extends Endpoint, S extends z.ZodMiniType = typeof reasonForm>({
  endpoint,
  input,
  ...props
}: CallProps<S, E>) {
  const { mutateAsync } = useMutationCall(endpoint);
  return <SentAction {...props} send={(values, form) => mutateAsync(input(values, form))} />;
}

type SentProps<S extends z.ZodMiniType, R> = Props<S, R> & {
  send: (values: Values<S>, form: ContractForm<S>) => Promise<R>;
};

/** The same for an action that is not a single call of the contract. */
export function SentAction<S extends z.ZodMiniType, R>(props: SentProps<S, R>) {
  const [open, setOpen] = useState(false);
  const typed = useRef<FieldValues>({});
  const { label, variant = 'secondary', size, icon, className } = props;
  return (
    <>
      <Button {...{ variant, size, icon, className }} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <ActionDialog {...props} typed={typed} onClose={() => setOpen(false)} />}
    </>
  );
}

type DialogProps<S extends z.ZodMiniType, R> = SentProps<S, R> & {
  /** What was typed before the dialog was closed, for as long as its button is on the page: nothing of the console is stored. */
  typed: RefObject<FieldValues>;
  onClose: () => void;
};

function ActionDialog<S extends z.ZodMiniType, R>(props: DialogProps<S, R>) {
  const { title, text, confirm = props.label, danger, fields = [], preview, reason, typed, onClose } = props;
  const client = useQueryClient();
  const isStale = useRef(false);
  // Somebody else was faster: what stands behind is read again, but not before the refusal was: the dialog may go with it.
  const close = () => {
    kept.keep();
    onClose();
    if (isStale.current) void refresh(client, CHANGED);
  };
  const form = useSubmitForm<S, R>({
    schema: props.schema ?? (reasonForm as unknown as S),
    start: { reason: '', ...props.start } as unknown as DefaultValues<z.input<S> & FieldValues>,
    onSubmit: (values, contractForm) =>
      props.send(values, contractForm).catch((error) => {
        isStale.current = error instanceof ApiRefusal && (error.status === 404 || error.status === 409);
        throw error;
      }),
    onDone(reply) {
      report(reply, props.done);
      props.onReply?.(reply);
      typed.current = {};
      onClose();
      void refresh(client, CHANGED);
    },
  });
  const kept = useKept(form.form as unknown as UseFormReturn, typed);
  const control = form.control as unknown as Control<FieldValues, unknown, FieldValues>;
  return (
    <FormDialog
      {...{ title, text, confirm, danger, control }}
      onClose={close}
      onSubmit={form.submit}
      busy={form.busy}
    >
      {kept.restored && <RestoredNote onDiscard={kept.discard} />}
      {fields.map((field) => (
        <FormField key={field.name} control={control} field={field} />
      ))}
      {preview?.(control)}
      <FormTextarea
        control={control}
        name="reason"
        rows={3}
        {...{ label: w.reason, hint: w.reasonHint, maxLength: REASON_MAX, ...reason }}
      />
    </FormDialog>
  );
}

function useKept(form: UseFormReturn, typed: RefObject<FieldValues>) {
  const { reset, getValues } = form;
  const [restored, setRestored] = useState(Object.keys(typed.current).length > 0);
  useEffect(() => {
    reset({ ...getValues(), ...typed.current }, { keepDefaultValues: true });
  }, [reset, getValues, typed]);
  return {
    restored,
    keep() {
      typed.current = changedOnly(form, getValues());
    },
    discard() {
      reset();
      setRestored(false);
    },
  };
}

function report<R>(reply: R, done: string | ((reply: R) => string)): void {
  const waits = decided.safeParse(reply).data;
  if (waits?.waiting) notify.info(waits.replaced ? w.replaced(waits.replaced) : w.proposed, 'long');
  else if (typeof done === 'string') notify.good(done);
  else notify.info(done(reply), 'long');
}

type FieldProps = { control: Control<FieldValues, unknown, FieldValues>; field: Field<string> };

function FormField({ control, field: { name, ...field } }: FieldProps) {
  const bound = { control, name: name as FieldPath<FieldValues> };
  switch (field.as) {
    case 'area':
      return <FormTextarea {...field} {...bound} />;
    case 'select':
      return <FormSelect {...field} {...bound} />;
    case 'date':
      return <FormDate {...field} {...bound} />;
    case 'naira':
      return <FormNaira {...field} {...bound} />;
    default:
      return <FormText autoComplete="off" {...field} {...bound} />;
  }
}

/** Shown instead of buttons when the operator is a party to the case or shares contact or bank details with one. */
export function OwnAffair({ of }: { of: { own_affair: boolean } }) {
  return of.own_affair ? <Note text={w.ownAffair} /> : null;
}

/** A note to read before acting. */
export function Note({ text }: { text: string }) {
  return <WarnNote>{text}</WarnNote>;
}
