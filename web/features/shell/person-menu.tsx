/** The menu on the person's picture: who is signed in, role switch or the second role, profile, theme, logout. */
import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, BellRing, Landmark, LogOut, Plus, ShieldUser, SunMoon, UserPen } from 'lucide-react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, type MenuEntry } from '#web/ui/menu.tsx';
import { usePersonDeeds } from './use-person-deeds.ts';

export function PersonMenu() {
  const { person, side, otherSide, changeSide, themeLabel, changeTheme, leave } = usePersonDeeds();
  const entries: MenuEntry[] = [
    { kind: 'link', label: 'Edit profile', icon: <UserPen size={18} />, link: <Link to="/updateProfile" /> },
    { kind: 'link', label: 'Bank accounts', icon: <Landmark size={18} />, link: <Link to="/bankAccounts" /> },
    {
      kind: 'link',
      label: 'Notification preferences',
      icon: <BellRing size={18} />,
      link: <Link to="/notificationPreferences" />,
    },
    { kind: 'link', label: 'Your data', icon: <ShieldUser size={18} />, link: <Link to="/account" /> },
    { kind: 'action', label: themeLabel, icon: <SunMoon size={18} />, onSelect: changeTheme },
    { kind: 'line' },
    { kind: 'action', label: 'Log out', icon: <LogOut size={18} />, onSelect: leave },
  ];
  if (otherSide) {
    const label = otherSide === 'hunter' ? 'Switch to hiring' : 'Switch to selling';
    entries.unshift({ kind: 'action', label, icon: <ArrowLeftRight size={18} />, onSelect: changeSide });
  } else {
    const label = side === 'talent' ? 'Start hiring too' : 'Start selling too';
    const link = <Link to="/updateProfile" search={{ step: 2 }} />;
    entries.unshift({ kind: 'link', label, icon: <Plus size={18} />, link });
  }
  return (
    <Menu
      trigger={
        <button type="button" className="rounded-full">
          <Avatar name={person.user.name} image={person.user_profile?.profile_image} />
          <span className="sr-only">Menu of {person.user.name}</span>
        </button>
      }
      head={
        <>
          <span className="block max-w-60 truncate font-semibold">{person.user.name}</span>
          <span className="block text-sm text-soft">
            {side === 'hunter' ? 'Talent hunter' : 'Creative talent'}
          </span>
        </>
      }
      entries={entries}
    />
  );
}
