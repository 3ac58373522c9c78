/** Who one talks to, whether they are here or typing, and what can be done about them. */
import { ArrowLeft, Ban, EllipsisVertical, Flag } from 'lucide-react';
import { useState } from 'react';
import { later } from '#web/lib/later.ts';
import type { Side } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink, IconButton } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Ago } from '#web/ui/moments.tsx';
import { OnlineDot } from '#web/ui/online-dot.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { useTyping } from './in-view.ts';
import { LIST } from './places.ts';
import type { Standing } from './thread-cache.ts';

const BLOCK = later(async () => (await import('./block-dialog.tsx')).BlockDialog);
const REPORT = later(async () => (await import('./report-dialog.tsx')).ReportDialog);

type Props = { side: Side; standing: Standing | undefined };

export function ConversationHead({ side, standing }: Props) {
  const [dialog, setDialog] = useState<'block' | 'report' | null>(null);
  const person = standing?.person;
  const close = () => setDialog(null);
  return (
    <header className="flex items-center gap-3 border-b border-line bg-card py-2 pr-2 pl-2 lg:pl-4">
      <ButtonLink to={LIST[side]} variant="quiet" aria-label="All messages" className="w-11 px-0! lg:hidden">
        <ArrowLeft size={22} />
      </ButtonLink>
      {person && <Avatar name={person.name} image={person.profile_image} />}
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-sans text-lg leading-6">
          {person ? (
            <PersonLink person={person} className="text-ink! no-underline! hover:underline!" />
          ) : (
            'Messages'
          )}
        </h1>
        {person && <Presence person={person} />}
      </div>
      {person && (
        <Menu
          align="end"
          trigger={
            <IconButton label={`What you can do about ${person.name}`}>
              <EllipsisVertical size={20} />
            </IconButton>
          }
          entries={[
            {
              kind: 'action',
              label: standing.blocked ? 'Unblock' : 'Block',
              icon: <Ban size={18} />,
              onSelect: () => setDialog('block'),
            },
            {
              kind: 'action',
              label: 'Report',
              icon: <Flag size={18} />,
              onSelect: () => setDialog('report'),
            },
          ]}
        />
      )}
      {dialog === 'block' && person && (
        <LazyDialog dialog={BLOCK} given={{ person, blocked: standing.blocked, onClose: close }} />
      )}
      {dialog === 'report' && person && <LazyDialog dialog={REPORT} given={{ person, onClose: close }} />}
    </header>
  );
}

function Presence({ person: { id, online, seen_at } }: { person: Standing['person'] }) {
  const typing = useTyping(id);
  return (
    <div aria-live="polite" className="min-h-5 text-sm leading-5 text-soft">
      {typing && 'is typing…'}
      {!typing && online && <OnlineDot words />}
      {!typing && !online && seen_at && (
        <>
          Last here <Ago at={seen_at} />
        </>
      )}
    </div>
  );
}
