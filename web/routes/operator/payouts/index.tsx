/** /operator/payouts: those that stand still first. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { PayoutsScreen } from '#web/features/operator/payouts-screen.tsx';
import { PAYOUTS_STATES, type PayoutsState } from '#web/features/operator/payouts-states.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/payouts/')({
  head: () => pageTitle('Payouts'),
  validateSearch: (search: Record<string, unknown>): { state?: PayoutsState } => {
    const state = PAYOUTS_STATES.find((one) => one === search.state);
    return state ? { state } : {};
  },
  component: Room,
});

function Room() {
  const navigate = useNavigate();
  const { state = 'stuck' } = Route.useSearch();
  return (
    <PayoutsScreen
      state={state}
      onState={(next) => void navigate({ to: '/operator/payouts', search: { state: next } })}
    />
  );
}
