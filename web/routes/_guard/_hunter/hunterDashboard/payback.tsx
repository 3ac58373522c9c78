/** /hunterDashboard/payback: the hunter's paybacks. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { PaybackScreen } from '#web/features/payouts/payback-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/payback')({
  head: () => pageTitle(words.common.places.refunds),
  component: PaybackScreen,
});
