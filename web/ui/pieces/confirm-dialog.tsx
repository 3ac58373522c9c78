/** Asks before an action that cannot be undone, and says what will happen. */
import type { ReactNode } from 'react';
import type { Endpoint, Reply } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import { type MutationInput, useMutationCall } from '../../lib/query.ts';
import { messageOf } from '../../lib/refusals.ts';
import { Button } from '../basics/button.tsx';
import { Dialog } from '../basics/dialog.tsx';
import { ErrorNote } from '../basics/error-box.tsx';
import { NetworkButton } from './network-button.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** What happens, in plain words. */
  text?: ReactNode;
  children?: ReactNode;
  /** The action as a verb: "Delete job". */
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  /** Holds the action back until something in the dialog is done (a ticked box). */
  disabled?: boolean;
  /** True for money and agreements, which never wait: without a network the button says so. */
  binding?: boolean;
};

export function ConfirmDialog({
  onConfirm,
  confirm,
  cancel = words.common.fixed.cancel,
  danger = false,
  disabled = false,
  binding = false,
  ...dialog
}: Props) {
  const ActionButton = binding ? NetworkButton : Button;
  return (
    <Dialog
      {...dialog}
      size="sm"
      actions={
        <>
          <Button variant="secondary" disabled={dialog.busy} onClick={dialog.onClose}>
            {cancel}
          </Button>
          <ActionButton
            variant={danger ? 'danger' : 'primary'}
            busy={dialog.busy}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirm}
          </ActionButton>
        </>
      }
    />
  );
}

type CallProps<E extends Endpoint> = Omit<Props, 'open' | 'onConfirm' | 'busy'> & {
  endpoint: E;
  input: MutationInput<E>;
  onDone: (reply: Reply<E>) => void;
  /** Closes only once the changed data has been refetched. */
  untilFresh?: boolean;
};

/** Asks before one call, makes it, says why it was refused, and closes when it is done. Mount it to open it. */
export function ConfirmCall<E extends Endpoint>(props: CallProps<E>) {
  const { endpoint, input, onDone, untilFresh = false, children, ...dialog } = props;
  const { mutate, isPending, error } = useMutationCall(endpoint, { untilFresh, onSuccess: onDone });
  return (
    <ConfirmDialog
      open
      {...dialog}
      busy={isPending}
      onConfirm={() => mutate(input, { onSuccess: dialog.onClose })}
    >
      {children}
      {error && <ErrorNote text={messageOf(error)} />}
    </ConfirmDialog>
  );
}
