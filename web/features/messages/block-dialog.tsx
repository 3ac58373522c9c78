/** Asks before a person is blocked, or the block is taken back, and says what that means. */
import { messages } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

type Props = { person: { id: string; name: string }; blocked: boolean; onClose: () => void };

/** Mount it to open it. */
export function BlockDialog({ person, blocked, onClose }: Props) {
  return (
    <ConfirmCall
      onClose={onClose}
      endpoint={blocked ? messages.unblock : messages.block}
      input={{ params: { id: person.id } }}
      onDone={() =>
        notify.good(
          blocked ? words.messages.block.undone(person.name) : words.messages.block.done(person.name),
        )
      }
      untilFresh
      title={blocked ? words.messages.block.undoTitle(person.name) : words.messages.block.title(person.name)}
      text={blocked ? words.messages.block.undoText : words.messages.block.text}
      confirm={blocked ? words.messages.block.undo : words.messages.block.confirm}
      danger={!blocked}
    />
  );
}
