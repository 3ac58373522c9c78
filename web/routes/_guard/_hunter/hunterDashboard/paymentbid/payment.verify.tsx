/** The other address of /hunterDashboard/payment/verify. */
import { createFileRoute, redirect } from '@tanstack/react-router';
import { readReference } from '../../../../-searches.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/paymentbid/payment/verify')({
  validateSearch: readReference,
  beforeLoad({ search }) {
    throw redirect({ to: '/hunterDashboard/payment/verify', search, replace: true });
  },
});
