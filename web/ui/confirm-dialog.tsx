/** Asks before a deed that can not be taken back, and says what will happen. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** What happens, in plain words. */
  text?: ReactNode;
  children?: ReactNode;
  /** The deed as a verb: "Delete job". */
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  /** Holds the deed back until something in the dialog is done (a ticked box). */
  disabled?: boolean;
};

export function ConfirmDialog({
  onConfirm,
  confirm,
  cancel = 'Cancel',
  danger = false,
  disabled = false,
  ...dialog
}: Props) {
  return (
    <Dialog
      {...dialog}
      size="sm"
      actions={
        <>
          <Button variant="secondary" disabled={dialog.busy} onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={dialog.busy}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    />
  );
}
