/** The links and actions that a signed-in person has everywhere, shared by the menu on the picture and the phone's menu. */
import { Link, useRouter } from '@tanstack/react-router';
import {
  ArrowLeftRight,
  BellRing,
  Feather,
  Landmark,
  Languages,
  LockKeyhole,
  LogOut,
  type LucideIcon,
  Plus,
  ShieldUser,
  Smartphone,
  SunMoon,
  UserPen,
} from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { type Language, languageNames } from '#contract/core/languages.ts';
import * as paths from '#contract/site/paths.ts';
import { language } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { install, useInstallOffer } from '#web/lib/install.ts';
import { changeLanguage } from '#web/lib/language/language.ts';
import { getLite, type Lite, setLite } from '#web/lib/lite.ts';
import { logout } from '#web/lib/logout.ts';
import { type Side, switchSide, usePerson, useSession } from '#web/lib/session.ts';
import { getTheme, setTheme, type Theme } from '#web/lib/theme.ts';
import { notify } from '#web/ui/basics/toast.tsx';

type Entry = { label: string; icon: LucideIcon };
/** A link to a page of the person's own; the component that shows it fills in the link. */
type Place = Entry & { kind: 'link'; link: ReactElement<LinkLook> };
type LinkLook = { className?: string; onClick?: () => void };
type PersonButton = Entry & {
  kind: 'action';
  onSelect: () => void;
  /** The language of the label, if it differs from the page's. */
  lang?: Language;
  /** True when the action leaves the screen. */
  leaves?: boolean;
};
export type PersonAction = Place | PersonButton;

export function usePersonActions() {
  const person = usePerson();
  const { side } = useSession();
  const role = useRoleAction(side, person.sides);
  const device = useDeviceActions();
  return {
    name: person.user.name,
    image: person.user_profile?.profile_image,
    roleName: side === 'hunter' ? words.shell.personMenu.hunter : words.shell.personMenu.talent,
    actions: [role, ...PLACES, ...device] satisfies PersonAction[],
    leave: {
      kind: 'action',
      label: words.shell.personMenu.logOut,
      icon: LogOut,
      onSelect: logOut,
    } satisfies PersonButton,
  };
}

const PLACES: readonly Place[] = [
  { kind: 'link', label: words.shell.personMenu.editProfile, icon: UserPen, link: <Link to={paths.setUp} /> },
  {
    kind: 'link',
    label: words.common.places.bankAccounts,
    icon: Landmark,
    link: <Link to={paths.bankAccounts} />,
  },
  {
    kind: 'link',
    label: words.common.places.notificationPreferences,
    icon: BellRing,
    link: <Link to={paths.preferences} />,
  },
  {
    kind: 'link',
    label: words.common.places.security,
    icon: LockKeyhole,
    link: <Link to={paths.security} />,
  },
  { kind: 'link', label: words.common.places.yourData, icon: ShieldUser, link: <Link to={paths.ownData} /> },
];

/** Switches a person with both sides to the other one, else leads to adding the second role. */
function useRoleAction(side: Side, sides: readonly Side[]): PersonAction {
  const router = useRouter();
  const other: Side = side === 'talent' ? 'hunter' : 'talent';
  if (!sides.includes(other)) {
    const label =
      side === 'talent' ? words.shell.personMenu.startHiring : words.shell.personMenu.startSelling;
    return { kind: 'link', label, icon: Plus, link: <Link to={paths.setUp} search={{ step: 2 }} /> };
  }
  const change = () => {
    switchSide(other);
    void router.navigate({ href: paths.begin[other] });
  };
  const label =
    other === 'hunter' ? words.shell.personMenu.switchToHiring : words.shell.personMenu.switchToSelling;
  return { kind: 'action', label, icon: ArrowLeftRight, onSelect: change, leaves: true };
}

const OTHER_LANGUAGE: Language = language === 'en' ? 'fr' : 'en';

const NEXT_THEME: Record<Theme, Theme> = { device: 'light', light: 'dark', dark: 'device' };
const THEME_WORDS: Record<Theme, string> = {
  device: words.shell.device.same,
  light: words.shell.device.light,
  dark: words.shell.device.dark,
};

const NEXT_LITE: Record<Lite, Lite> = { device: 'on', on: 'off', off: 'device' };
const LITE_WORDS: Record<Lite, string> = {
  device: words.shell.device.same,
  on: words.shell.device.on,
  off: words.shell.device.off,
};

/** Settings of this device. */
function useDeviceActions(): PersonButton[] {
  const [theme, showTheme] = useState(getTheme);
  const [lite, showLite] = useState(getLite);
  const installing = useInstallOffer();
  const actions: PersonButton[] = [
    {
      kind: 'action',
      label: languageNames[OTHER_LANGUAGE],
      lang: OTHER_LANGUAGE,
      icon: Languages,
      onSelect: () => void changeLanguage(OTHER_LANGUAGE),
    },
    {
      kind: 'action',
      label: words.shell.device.theme(THEME_WORDS[theme]),
      icon: SunMoon,
      onSelect() {
        setTheme(NEXT_THEME[theme]);
        showTheme(NEXT_THEME[theme]);
      },
    },
    {
      kind: 'action',
      label: words.shell.device.lite(LITE_WORDS[lite]),
      icon: Feather,
      onSelect() {
        setLite(NEXT_LITE[lite]);
        showLite(NEXT_LITE[lite]);
      },
    },
  ];
  // Nothing to do when the browser cannot install the app or has already done so.
  if (installing === 'no') return actions;
  const add = () => void putOnHomeScreen(installing);
  return [...actions, { kind: 'action', label: words.shell.device.install, icon: Smartphone, onSelect: add }];
}

async function putOnHomeScreen(how: 'offered' | 'by-hand'): Promise<void> {
  if (how === 'by-hand') notify.info(words.shell.device.installByHand, 'long');
  else if (await install()) notify.good(words.shell.device.installed);
}

function logOut(): void {
  void logout();
}
