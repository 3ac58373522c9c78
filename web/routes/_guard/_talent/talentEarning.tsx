/** The Earning page (specification 2.13). */
import { createFileRoute } from '@tanstack/react-router';
import { EarningsScreen } from '#web/features/payouts/earnings-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_talent/talentEarning')({
  head: () => pageTitle('Earning'),
  component: EarningsScreen,
});
