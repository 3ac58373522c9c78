/** /notificationPreferences. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { PreferencesScreen } from '#web/features/notifications/preferences-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_member/notificationPreferences')({
  head: () => pageTitle(words.common.places.notificationPreferences),
  component: PreferencesScreen,
});
