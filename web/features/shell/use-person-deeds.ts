/** What the person menu does: change sides, the theme and lite mode, install, leave. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Language, languageNames } from '#contract/languages.ts';
import { language } from '#contract/words/language.ts';
import { screens, words } from '#contract/words.ts';
import { install, useInstalling } from '#web/lib/install.ts';
import { changeLanguage } from '#web/lib/language.ts';
import { getLite, type Lite, setLite } from '#web/lib/lite.ts';
import { logout } from '#web/lib/logout.ts';
import { type Side, switchSide, usePerson, useSession } from '#web/lib/session.ts';
import { getTheme, setTheme, type Theme } from '#web/lib/theme.ts';
import { notify } from '#web/ui/toast.tsx';
import { HOME } from './places.ts';

const NEXT_THEME: Record<Theme, Theme> = { device: 'light', light: 'dark', dark: 'device' };
const THEME_WORDS: Record<Theme, string> = {
  device: screens.shell.asTheDevice,
  light: screens.shell.light,
  dark: screens.shell.dark,
};

const OTHER_LANGUAGE: Language = language === 'en' ? 'fr' : 'en';

const NEXT_LITE: Record<Lite, Lite> = { device: 'on', on: 'off', off: 'device' };
const LITE_WORDS: Record<Lite, string> = {
  device: words.offline.liteDevice,
  on: words.offline.liteOn,
  off: words.offline.liteOff,
};

export function usePersonDeeds() {
  const router = useRouter();
  const person = usePerson();
  const { side } = useSession();
  const [theme, showTheme] = useState(getTheme);
  const [lite, showLite] = useState(getLite);
  const installing = useInstalling();
  const other: Side = side === 'talent' ? 'hunter' : 'talent';
  return {
    person,
    side,
    otherSide: person.sides.includes(other) ? other : null,
    changeSide() {
      switchSide(other);
      void router.navigate({ href: HOME[other] });
    },
    themeLabel: screens.shell.theme(THEME_WORDS[theme]),
    changeTheme() {
      setTheme(NEXT_THEME[theme]);
      showTheme(NEXT_THEME[theme]);
    },
    /** The other language, in its own words. */
    otherLanguage: OTHER_LANGUAGE,
    otherLanguageName: languageNames[OTHER_LANGUAGE],
    changeLanguage: () => void changeLanguage(OTHER_LANGUAGE),
    liteLabel: words.offline.lite(LITE_WORDS[lite]),
    changeLite() {
      setLite(NEXT_LITE[lite]);
      showLite(NEXT_LITE[lite]);
    },
    /** Null where the browser offers nothing, or has it on the home screen already. */
    installApp: installing === 'no' ? null : () => void putOnHomeScreen(installing),
    leave: () => void logout(),
  };
}

async function putOnHomeScreen(how: 'offered' | 'by-hand'): Promise<void> {
  if (how === 'by-hand') notify.info(words.offline.installByHand, 'long');
  else if (await install()) notify.good(words.offline.installed);
}
