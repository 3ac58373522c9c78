/** What the menu of the phone opens: every place of the side, the role switch, the theme and logout. */
import { Link } from '@tanstack/react-router';
import {
  ArrowLeftRight,
  BellRing,
  Feather,
  Landmark,
  Languages,
  LogOut,
  Plus,
  ShieldUser,
  Smartphone,
  SunMoon,
  UserPen,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { screens, words } from '#contract/words.ts';
import type { Side } from '#web/lib/session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CategoryList } from './categories.tsx';
import { PlaceBadge, PlaceLink } from './place-link.tsx';
import type { Place } from './places.ts';
import { usePersonDeeds } from './use-person-deeds.ts';
import type { Unread } from './use-unread.ts';

type Props = { side: Side; places: readonly Place[]; unread: Unread; onClose: () => void };

export function PhoneSheet({ side, places, unread, onClose }: Props) {
  const { person, otherSide, changeSide, themeLabel, changeTheme, ...deeds } = usePersonDeeds();
  const change = () => {
    onClose();
    changeSide();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={person.user.name}
      text={side === 'hunter' ? screens.shell.talentHunter : screens.shell.creativeTalent}
    >
      <nav aria-label={screens.shell.allPlaces} className="-mx-2 grid pb-4">
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
            {otherSide === 'hunter' ? screens.shell.switchToHiring : screens.shell.switchToSelling}
          </Row>
        )}
        {!otherSide && (
          <Link to="/updateProfile" search={{ step: 2 }} onClick={onClose} className={rowClass}>
            <Plus size={20} />
            {side === 'talent' ? screens.shell.startHiringToo : screens.shell.startSellingToo}
          </Link>
        )}
        <Link to="/updateProfile" onClick={onClose} className={rowClass}>
          <UserPen size={20} />
          {screens.shell.editProfile}
        </Link>
        <Link to="/bankAccounts" onClick={onClose} className={rowClass}>
          <Landmark size={20} />
          {screens.common.bankAccounts}
        </Link>
        <Link to="/notificationPreferences" onClick={onClose} className={rowClass}>
          <BellRing size={20} />
          {screens.common.notificationPreferences}
        </Link>
        <Link to="/account" onClick={onClose} className={rowClass}>
          <ShieldUser size={20} />
          {screens.common.yourData}
        </Link>
        <Row icon={<SunMoon size={20} />} onClick={changeTheme}>
          {themeLabel}
        </Row>
        <Row icon={<Languages size={20} />} onClick={deeds.changeLanguage}>
          <span lang={deeds.otherLanguage}>{deeds.otherLanguageName}</span>
        </Row>
        <Row icon={<Feather size={20} />} onClick={deeds.changeLite}>
          {deeds.liteLabel}
        </Row>
        {deeds.installApp && (
          <Row icon={<Smartphone size={20} />} onClick={deeds.installApp}>
            {words.offline.install}
          </Row>
        )}
        <Row icon={<LogOut size={20} />} onClick={deeds.leave}>
          {screens.shell.logOut}
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
