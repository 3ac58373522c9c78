/** Asks before a person is blocked, or the block is taken back, and says what that means. */
import { messages } from '#contract/messages/messages.ts';
import { screens } from '#contract/words.ts';
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
          blocked
            ? screens.messages.canWriteToYouAgain(person.name)
            : screens.messages.isBlocked(person.name),
        )
      }
      untilFresh
      title={blocked ? screens.messages.unblock(person.name) : screens.messages.block(person.name)}
      text={blocked ? screens.messages.youCanWriteToEachOther : screens.messages.neitherOfYouCanWriteTo}
      confirm={blocked ? screens.messages.unblock2 : screens.messages.block2}
      danger={!blocked}
    />
  );
}
