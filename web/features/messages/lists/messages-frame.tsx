/** The frame of messages: list and conversation side by side on a desk, one of the two on a phone. */
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useDesk } from '#web/lib/media.ts';
import type { Side } from '#web/lib/session.ts';
import { ConversationList, useConversations } from './conversation-list.tsx';

/** What the bars of each shell leave of the window. */
const HEIGHT: Record<Side, string> = {
  talent: 'lg:h-[calc(100dvh-11.5rem)]',
  hunter: 'lg:h-[calc(100dvh-5rem)]',
};

type Props = {
  side: Side;
  /** The person whose conversation is open. */
  open: string | undefined;
  /** The conversation, or a placeholder. */
  children: ReactNode;
};

export function MessagesFrame({ side, open, children }: Props) {
  const desk = useDesk();
  return (
    <div
      className={cx(
        'flex overflow-hidden bg-card',
        'max-lg:-mx-4 max-lg:-mt-6 max-lg:-mb-24 max-lg:h-[calc(100dvh-7.1rem-env(safe-area-inset-bottom))]',
        'lg:-mb-10 lg:min-h-112 lg:rounded-card lg:border lg:border-line',
        HEIGHT[side],
      )}
    >
      {(desk || !open) && (
        <div className="h-full min-w-0 flex-1 lg:max-w-88 lg:border-r lg:border-line">
          <ConversationList side={side} open={open} />
        </div>
      )}
      {(desk || open) && <div className="h-full min-w-0 flex-1 bg-page">{children}</div>}
    </div>
  );
}

/** Beside the list, while no conversation is chosen; an empty list says by itself what to do. */
export function NoneChosen() {
  const { data } = useConversations();
  if (data?.length === 0) return null;
  return (
    <div className="grid h-full place-items-center p-6 text-center">
      <p className="max-w-xs text-soft">{words.messages.list.choose}</p>
    </div>
  );
}
