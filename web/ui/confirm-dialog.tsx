/** Asks before a deed that can not be taken back, and says what will happen. */
import type { ReactNode } from 'react';
import { screens } from '#contract/words.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { NetworkButton } from './network-button.tsx';

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
  /** True for money and agreements, which never wait: without a network the button says so. */
  binding?: boolean;
};

export function ConfirmDialog({
  onConfirm,
  confirm,
  cancel = screens.common.cancel,
  danger = false,
  disabled = false,
  binding = false,
  ...dialog
}: Props) {
  const Deed = binding ? NetworkButton : Button;
  return (
    <Dialog
      {...dialog}
      size="sm"
      actions={
        <>
          <Button variant="secondary" disabled={dialog.busy} onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Deed
            variant={danger ? 'danger' : 'primary'}
            busy={dialog.busy}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirm}
          </Deed>
        </>
      }
    />
  );
}
