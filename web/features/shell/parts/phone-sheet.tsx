/** The phone's menu: every place of the side, and the person's actions. */
import { cloneElement } from 'react';
import { words } from '#contract/words.ts';
import type { Side } from '#web/lib/session.ts';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { PlaceBadge, PlaceLink } from '../frame/place-link.tsx';
import type { Counts } from '../frame/places.ts';
import { GROUPS } from '../frame/places.ts';
import { CategoryList } from './categories.tsx';
import { type PersonAction, usePersonActions } from './use-person-actions.tsx';

type Props = { side: Side; counts: Counts; onClose: () => void };

export function PhoneSheet({ side, counts, onClose }: Props) {
  const { name, roleName, actions, leave } = usePersonActions();
  return (
    <Dialog open onClose={onClose} title={name} text={roleName}>
      <nav aria-label={words.shell.nav.allPages} className="-mx-2 grid pb-4">
        {GROUPS[side].map(({ name, places }) => (
          <div key={places[0]?.to} className="grid">
            {name && <p className="px-2 pt-3 text-sm font-semibold text-soft">{name}</p>}
            {places.map((place) => (
              <PlaceLink key={place.to} place={place} onClick={onClose} className={rowClass}>
                <place.icon size={20} />
                <span className="flex-1">{place.label}</span>
                <PlaceBadge place={place} counts={counts} />
              </PlaceLink>
            ))}
          </div>
        ))}
        {side === 'talent' && <CategoryList onChoose={onClose} rowClass={rowClass} />}
        <hr className="my-2 border-line" />
        {/* Keyed by position: a label may change when pressed, and the focus must survive that. */}
        {[...actions, leave].map((action, place) => (
          <Row key={`action-${place.toString()}`} action={action} onClose={onClose} />
        ))}
      </nav>
    </Dialog>
  );
}

function Row({ action, onClose }: { action: PersonAction; onClose: () => void }) {
  const content = (
    <>
      <action.icon size={20} />
      {action.label}
    </>
  );
  if (action.kind === 'link')
    return cloneElement(action.link, { onClick: onClose, className: rowClass }, content);
  const select = () => {
    if (action.leaves) onClose();
    action.onSelect();
  };
  return (
    <button type="button" lang={action.lang} onClick={select} className={rowClass}>
      {content}
    </button>
  );
}

const rowClass =
  'flex min-h-12 w-full items-center gap-3 rounded px-2 text-left text-ink no-underline hover:bg-wash data-[status=active]:bg-wash data-[status=active]:font-semibold data-[status=active]:text-on-wash';
