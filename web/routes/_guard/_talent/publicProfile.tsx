/** /publicProfile. */
import { createFileRoute } from '@tanstack/react-router';
import { TalentProfileScreen } from '#web/features/profile/talent-profile-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_talent/publicProfile')({
  head: () => pageTitle('Your profile'),
  component: TalentProfileScreen,
});
