/** An act of an operator: a button, and a dialog that asks for the reason before anything happens. */
import { type ReactNode, useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { type noteForm, reasonForm } from '#contract/operator/lines.ts';
import { useFormDeed } from '#web/lib/forms/form-call.ts';
import { useRefresh } from '#web/lib/query.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#web/ui/basics/button.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormTextarea } from '#web/ui/forms/form-fields.tsx';

type ReasonTexts = { label: string; hint: string };
/** What the log keeps, where it is more than a reason. */
type Words = ReasonTexts & { schema: typeof noteForm };

type Props = {
  /** On the button. */
  label: string;
  /** The deed as a verb, on the button of the dialog; `label` unless said otherwise. */
  confirm?: string;
  title: string;
  /** What will happen. */
  text: ReactNode;
  /** The call; its error is shown in the dialog. */
  act: (reason: string) => Promise<unknown>;
  /** The message after it; null where the call tells by itself. */
  done: string | null;
  reason?: Words;
  danger?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

export function Act({ label, variant = 'secondary', size = 'md', ...dialog }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <ActDialog {...dialog} confirm={dialog.confirm ?? label} onClose={() => setOpen(false)} />}
    </>
  );
}

type DialogProps = Omit<Props, 'label' | 'variant' | 'size' | 'confirm' | 'reason'> & {
  confirm: string;
  reason?: Partial<Words>;
  onClose: () => void;
};

function ActDialog({ title, text, act, done, reason = {}, danger = false, confirm, onClose }: DialogProps) {
  const { schema = reasonForm, ...texts } = reason;
  const refresh = useRefresh(/operator\//);
  const { control, submit, busy } = useFormDeed({
    schema,
    start: { reason: '' },
    deed: ({ reason }) => act(reason),
    onDone() {
      if (done !== null) notify.good(done);
      onClose();
      void refresh();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      text={text}
      control={control}
      onSubmit={submit}
      confirm={confirm}
      danger={danger}
      busy={busy}
    >
      <ReasonField control={control} {...texts} />
    </FormDialog>
  );
}

/** The one field that every form of the console has. */
export function ReasonField<V extends FieldValues, O extends FieldValues>({
  control,
  label = 'Reason',
  hint = 'Kept in the log for good',
}: Partial<ReasonTexts> & {
  control: Control<V, unknown, O>;
}) {
  return (
    <FormTextarea
      control={control}
      name={'reason' as FieldPath<V>}
      label={label}
      hint={hint}
      maxLength={500}
      rows={3}
    />
  );
}
