/** Asks before a person is blocked, or the block is taken back, and says what that means. */
import { messages } from '#contract/messages.ts';
import { useMutationCall, useRefresh } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { notify } from '#web/ui/toast.tsx';

type Props = { person: { id: string; name: string }; blocked: boolean; onClose: () => void };

/** Mount it to open it. */
export function BlockDialog({ person, blocked, onClose }: Props) {
  const refresh = useRefresh(/^GET chat\//);
  const change = useMutationCall(blocked ? messages.unblock : messages.block, {
    onSuccess: async () => {
      notify.good(blocked ? `${person.name} can write to you again` : `${person.name} is blocked`);
      onClose();
      await refresh();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => change.mutate({ params: { id: person.id } })}
      title={blocked ? `Unblock ${person.name}?` : `Block ${person.name}?`}
      text={
        blocked
          ? 'You can write to each other again.'
          : 'Neither of you can write to the other. Orders between you go on as they are.'
      }
      confirm={blocked ? 'Unblock' : 'Block'}
      danger={!blocked}
      busy={change.isPending}
    >
      {change.error && <ErrorNote text={messageOf(change.error)} />}
    </ConfirmDialog>
  );
}
