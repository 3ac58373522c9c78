/** The menu on the person's picture: who is signed in, role switch or the second role, profile, theme, logout. */
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
import { screens, words } from '#contract/words.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, type MenuEntry } from '#web/ui/menu.tsx';
import { usePersonDeeds } from './use-person-deeds.ts';

export function PersonMenu() {
  const { person, side, otherSide, changeSide, ...deeds } = usePersonDeeds();
  const entries: MenuEntry[] = [
    {
      kind: 'link',
      label: screens.shell.editProfile,
      icon: <UserPen size={18} />,
      link: <Link to="/updateProfile" />,
    },
    {
      kind: 'link',
      label: screens.common.bankAccounts,
      icon: <Landmark size={18} />,
      link: <Link to="/bankAccounts" />,
    },
    {
      kind: 'link',
      label: screens.common.notificationPreferences,
      icon: <BellRing size={18} />,
      link: <Link to="/notificationPreferences" />,
    },
    {
      kind: 'link',
      label: screens.common.yourData,
      icon: <ShieldUser size={18} />,
      link: <Link to="/account" />,
    },
    ...deviceEntries(deeds),
    { kind: 'line' },
    { kind: 'action', label: screens.shell.logOut, icon: <LogOut size={18} />, onSelect: deeds.leave },
  ];
  if (otherSide) {
    const label = otherSide === 'hunter' ? screens.shell.switchToHiring : screens.shell.switchToSelling;
    entries.unshift({ kind: 'action', label, icon: <ArrowLeftRight size={18} />, onSelect: changeSide });
  } else {
    const label = side === 'talent' ? screens.shell.startHiringToo : screens.shell.startSellingToo;
    const link = <Link to="/updateProfile" search={{ step: 2 }} />;
    entries.unshift({ kind: 'link', label, icon: <Plus size={18} />, link });
  }
  return (
    <Menu
      trigger={
        <button type="button" className="rounded-full">
          <Avatar name={person.user.name} image={person.user_profile?.profile_image} />
          <span className="sr-only">{screens.shell.menuOf(person.user.name)}</span>
        </button>
      }
      head={
        <>
          <span className="block max-w-60 truncate font-semibold">{person.user.name}</span>
          <span className="block text-sm text-soft">
            {side === 'hunter' ? screens.shell.talentHunter : screens.shell.creativeTalent}
          </span>
        </>
      }
      entries={entries}
    />
  );
}

type Deeds = Pick<
  ReturnType<typeof usePersonDeeds>,
  | 'themeLabel'
  | 'changeTheme'
  | 'liteLabel'
  | 'changeLite'
  | 'installApp'
  | 'otherLanguageName'
  | 'changeLanguage'
>;

/** What is chosen for this device. */
function deviceEntries({
  themeLabel,
  changeTheme,
  liteLabel,
  changeLite,
  installApp,
  ...language
}: Deeds): MenuEntry[] {
  const entries: MenuEntry[] = [
    {
      kind: 'action',
      label: language.otherLanguageName,
      icon: <Languages size={18} />,
      onSelect: language.changeLanguage,
    },
    { kind: 'action', label: themeLabel, icon: <SunMoon size={18} />, onSelect: changeTheme },
    { kind: 'action', label: liteLabel, icon: <Feather size={18} />, onSelect: changeLite },
  ];
  if (!installApp) return entries;
  const install = { label: words.offline.install, icon: <Smartphone size={18} />, onSelect: installApp };
  return [...entries, { kind: 'action', ...install }];
}
