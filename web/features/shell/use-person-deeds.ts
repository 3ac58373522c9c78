/** What the person menu does: change sides, change the theme, leave. */
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { logout } from '#web/lib/logout.ts';
import { type Side, switchSide, usePerson, useSession } from '#web/lib/session.ts';
import { getTheme, setTheme, type Theme } from '#web/lib/theme.ts';
import { HOME } from './places.ts';

const NEXT_THEME: Record<Theme, Theme> = { device: 'light', light: 'dark', dark: 'device' };
const THEME_WORDS: Record<Theme, string> = { device: 'as the device', light: 'light', dark: 'dark' };

export function usePersonDeeds() {
  const router = useRouter();
  const person = usePerson();
  const { side } = useSession();
  const [theme, showTheme] = useState(getTheme);
  const other: Side = side === 'talent' ? 'hunter' : 'talent';
  return {
    person,
    side,
    otherSide: person.sides.includes(other) ? other : null,
    changeSide() {
      switchSide(other);
      void router.navigate({ href: HOME[other] });
    },
    themeLabel: `Theme: ${THEME_WORDS[theme]}`,
    changeTheme() {
      setTheme(NEXT_THEME[theme]);
      showTheme(NEXT_THEME[theme]);
    },
    leave: () => void logout(),
  };
}
