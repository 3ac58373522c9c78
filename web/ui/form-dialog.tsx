/** A dialog that is one form: its fields, the message that belongs to no field, and the two buttons. */
import { type ReactNode, type SyntheticEvent, useEffect, useId } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { Button } from './basics/button.tsx';
import { Dialog } from './basics/dialog.tsx';
import { FormError } from './forms/form-fields.tsx';
import { NetworkButton } from './pieces/network-button.tsx';

type Props<V extends FieldValues, O extends FieldValues> = {
  onClose: () => void;
  title: string;
  /** One line under the title. */
  text?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  control: Control<V, unknown, O>;
  onSubmit: (event: SyntheticEvent) => void;
  /** The action as a verb: "Reject bid". */
  confirm: string;
  cancel?: string;
  /** Called by the other button when it does more than close. */
  onCancel?: () => void;
  danger?: boolean;
  busy: boolean;
  /** Holds the action back until something in the form is done. */
  disabled?: boolean;
  /** True for money and agreements, which never wait: without a network the button says so. */
  binding?: boolean;
  /** The fields. */
  children: ReactNode;
  className?: string;
};

/** Mount it to open it, so that the form starts from current data. */
export function FormDialog<V extends FieldValues, O extends FieldValues>({
  onClose,
  control,
  onSubmit,
  confirm,
  cancel = words.common.fixed.cancel,
  onCancel = onClose,
  danger = false,
  busy,
  disabled,
  binding = false,
  children,
  className = 'gap-4',
  ...frame
}: Props<V, O>) {
  const id = useId();
  const { submitCount, errors } = useFormState({ control });
  const refused = errors.root?.server?.message;
  useEffect(() => {
    if (submitCount > 0 || refused) bringFaultIntoView(id);
  }, [id, submitCount, refused]);
  const SubmitButton = binding ? NetworkButton : Button;
  return (
    <Dialog
      open
      {...frame}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
          <SubmitButton
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={id}
            busy={busy}
            disabled={disabled}
          >
            {confirm}
          </SubmitButton>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className={cx('grid', className)}>
        {children}
        <FormError control={control} />
      </form>
    </Dialog>
  );
}

/**
 * Scrolls to the message under the first invalid field, which has the focus while its message may be out of view; else
 * to the form's own, which comes later.
 */
function bringFaultIntoView(formId: string) {
  document
    .getElementById(formId)
    ?.querySelector('[id$="-error"],:scope>[role=alert]')
    ?.scrollIntoView({ block: 'nearest' });
}
