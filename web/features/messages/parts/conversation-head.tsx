/** The other person, whether they are online or typing, and a menu of actions. */
import { ArrowLeft, Ban, Bell, BellOff, EllipsisVertical, Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messages } from '#contract/messages/messages.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { useMutationCall } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/basics/avatar.tsx';
import { ButtonLink, IconButton } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { OnlineDot, PersonLink } from '#web/ui/lists/person-link.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { Menu } from '#web/ui/pieces/menu.tsx';
import { TimeAgo } from '#web/ui/pieces/moments.tsx';
import { useTyping } from '../frame/in-view.ts';
import type { ConversationState } from '../thread.ts';

const REPORT = later(async () => (await import('../message-dialogs.tsx')).ReportDialog);
const BLOCK = later(async () => (await import('../message-dialogs.tsx')).BlockDialog);

type Props = {
  side: Side;
  standing: ConversationState | undefined;
  /** True once there are messages: before that there is nothing to mute or to report. */
  begun: boolean;
  /** What another feature adds. */
  aside?: ReactNode;
};

export function ConversationHead({ side, standing, begun, aside }: Props) {
  const person = standing?.person;
  return (
    <header
      data-bars="thread"
      className="flex items-center border-b border-line bg-card py-2 pr-1 pl-1 lg:pr-2 lg:pl-4"
    >
      <ButtonLink
        to={paths.conversations[side]}
        variant="quiet"
        aria-label={words.messages.conversation.all}
        className="w-11 px-0! lg:hidden"
      >
        <ArrowLeft size={22} />
      </ButtonLink>
      {person ? (
        <Avatar name={person.name} image={person.profile_image} />
      ) : (
        <Skeleton className="size-11 rounded-full" />
      )}
      <div className="ml-2.5 min-w-0 flex-1 lg:ml-3">
        <h1 className="truncate text-lg leading-6">
          {person ? (
            <PersonLink person={person} className="text-ink! no-underline! hover:underline!" />
          ) : (
            words.common.places.messages
          )}
        </h1>
        {person ? <Presence person={person} /> : <div className="min-h-5" />}
      </div>
      {aside}
      {standing && <ConversationActions standing={standing} begun={begun} />}
    </header>
  );
}

/** The actions on the other person. */
function ConversationActions({ standing, begun }: { standing: ConversationState; begun: boolean }) {
  const [dialog, setDialog] = useState<'block' | 'report' | null>(null);
  const mute = useMute(standing);
  const { person, blocked, muted } = standing;
  const close = () => setDialog(null);
  const always: MenuEntry[] = [
    {
      kind: 'action',
      label: blocked ? words.messages.block.undo : words.messages.block.confirm,
      icon: <Ban size={18} />,
      onSelect: () => setDialog('block'),
    },
  ];
  const onceBegun: MenuEntry[] = [
    {
      kind: 'action',
      label: muted ? words.messages.mute.undo : words.messages.mute.action,
      icon: muted ? <Bell size={18} /> : <BellOff size={18} />,
      onSelect: () => mute.mutate({ params: { id: person.id } }),
    },
    {
      kind: 'action',
      label: words.messages.report.confirm,
      icon: <Flag size={18} />,
      onSelect: () => setDialog('report'),
    },
  ];
  return (
    <>
      <Menu
        trigger={
          <IconButton label={words.messages.conversation.menu(person.name)}>
            <EllipsisVertical size={20} />
          </IconButton>
        }
        entries={begun ? [...always, ...onceBegun] : always}
      />
      {dialog === 'block' && <LazyDialog dialog={BLOCK} given={{ person, blocked, onClose: close }} />}
      {dialog === 'report' && <LazyDialog dialog={REPORT} given={{ person, onClose: close }} />}
    </>
  );
}

function Presence({ person: { id, online, seen_at } }: { person: ConversationState['person'] }) {
  const typing = useTyping(id);
  return (
    <div aria-live="polite" className="min-h-5 truncate text-sm leading-5 text-soft">
      {typing && words.messages.conversation.typing}
      {!typing && online && <OnlineDot labelled />}
      {!typing && !online && seen_at && (
        <>
          {words.messages.conversation.lastSeen} <TimeAgo at={seen_at} />
        </>
      )}
    </div>
  );
}

/** Mutes or unmutes the conversation. */
function useMute({ muted, person: { name } }: ConversationState) {
  return useMutationCall(muted ? messages.unmute : messages.mute, {
    untilFresh: true,
    onSuccess: () => {
      if (muted) notify.good(words.messages.mute.undone(name));
      else notify.good(words.messages.mute.done(name), 'usual', words.messages.mute.doneText);
    },
    onError: notify.failure,
  });
}
