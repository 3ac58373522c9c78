/** What the menu of the phone opens: every place of the side, the role switch, the theme and logout. */
import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, BellRing, Landmark, LogOut, Plus, ShieldUser, SunMoon, UserPen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Side } from '#web/lib/session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CategoryList } from './categories.tsx';
import { PlaceBadge, PlaceLink } from './place-link.tsx';
import type { Place } from './places.ts';
import { usePersonDeeds } from './use-person-deeds.ts';
import type { Unread } from './use-unread.ts';

type Props = { side: Side; places: readonly Place[]; unread: Unread; onClose: () => void };

export function PhoneSheet({ side, places, unread, onClose }: Props) {
  const { person, otherSide, changeSide, themeLabel, changeTheme, leave } = usePersonDeeds();
  const change = () => {
    onClose();
    changeSide();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={person.user.name}
      text={side === 'hunter' ? 'Talent hunter' : 'Creative talent'}
    >
      <nav aria-label="All places" className="-mx-2 grid pb-4">
        {places.map((place) => (
          <PlaceLink key={place.to} place={place} onClick={onClose} className={rowClass}>
            <place.icon size={20} />
            <span className="flex-1">{place.label}</span>
            <PlaceBadge place={place} unread={unread} />
          </PlaceLink>
        ))}
        {side === 'talent' && <CategoryList onChoose={onClose} rowClass={rowClass} />}
        <hr className="my-2 border-line" />
        {otherSide && (
          <Row icon={<ArrowLeftRight size={20} />} onClick={change}>
            {otherSide === 'hunter' ? 'Switch to hiring' : 'Switch to selling'}
          </Row>
        )}
        {!otherSide && (
          <Link to="/updateProfile" search={{ step: 2 }} onClick={onClose} className={rowClass}>
            <Plus size={20} />
            {side === 'talent' ? 'Start hiring too' : 'Start selling too'}
          </Link>
        )}
        <Link to="/updateProfile" onClick={onClose} className={rowClass}>
          <UserPen size={20} />
          Edit profile
        </Link>
        <Link to="/bankAccounts" onClick={onClose} className={rowClass}>
          <Landmark size={20} />
          Bank accounts
        </Link>
        <Link to="/notificationPreferences" onClick={onClose} className={rowClass}>
          <BellRing size={20} />
          Notification preferences
        </Link>
        <Link to="/account" onClick={onClose} className={rowClass}>
          <ShieldUser size={20} />
          Your data
        </Link>
        <Row icon={<SunMoon size={20} />} onClick={changeTheme}>
          {themeLabel}
        </Row>
        <Row icon={<LogOut size={20} />} onClick={leave}>
          Log out
        </Row>
      </nav>
    </Dialog>
  );
}

function Row({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={rowClass}>
      {icon}
      {children}
    </button>
  );
}

const rowClass =
  'flex min-h-12 w-full items-center gap-3 rounded px-2 text-left text-ink no-underline hover:bg-wash data-[status=active]:bg-wash data-[status=active]:font-semibold data-[status=active]:text-on-wash';
