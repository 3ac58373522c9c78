/** Mutes a conversation or takes that back, and says what it means. */
import { messages } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import type { Standing } from './thread-cache.ts';

/** Turns it to what it is not. */
export function useMute({ muted, person: { name } }: Standing) {
  return useMutationCall(muted ? messages.unmute : messages.mute, {
    untilFresh: true,
    onSuccess: () => {
      if (muted) notify.good(words.messages.mute.undone(name));
      else notify.good(words.messages.mute.done(name), 'usual', words.messages.mute.doneText);
    },
    onError: (error) => notify.bad(messageOf(error)),
  });
}
