/** The second address of the Earning page (rule 9.13). */
import { createFileRoute, redirect } from '@tanstack/react-router';
import { readEarningSearch } from '#web/features/payouts/earning-search.ts';

export const Route = createFileRoute('/_guard/_talent/talentEarning')({
  validateSearch: readEarningSearch,
  beforeLoad({ search }) {
    throw redirect({ to: '/earning', search, replace: true });
  },
});
