/** Asks before a person is blocked, or the block is taken back, and says what that means. */
import { messages } from '#contract/messages/messages.ts';
import { screens } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { notify } from '#web/ui/toast.tsx';

type Props = { person: { id: string; name: string }; blocked: boolean; onClose: () => void };

/** Mount it to open it. */
export function BlockDialog({ person, blocked, onClose }: Props) {
  const change = useMutationCall(blocked ? messages.unblock : messages.block, {
    untilFresh: true,
    onSuccess: () =>
      notify.good(
        blocked ? screens.messages.canWriteToYouAgain(person.name) : screens.messages.isBlocked(person.name),
      ),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => change.mutate({ params: { id: person.id } }, { onSuccess: onClose })}
      title={blocked ? screens.messages.unblock(person.name) : screens.messages.block(person.name)}
      text={blocked ? screens.messages.youCanWriteToEachOther : screens.messages.neitherOfYouCanWriteTo}
      confirm={blocked ? screens.messages.unblock2 : screens.messages.block2}
      danger={!blocked}
      busy={change.isPending}
    >
      {change.error && <ErrorNote text={messageOf(change.error)} />}
    </ConfirmDialog>
  );
}
