/** /operator/disputes: what is to be decided. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { DisputesScreen } from '#web/features/operator/disputes-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/disputes/')({
  head: () => pageTitle('Disputes'),
  validateSearch: (search: Record<string, unknown>): { state?: 'ended' } =>
    search.state === 'ended' ? { state: 'ended' } : {},
  component: Room,
});

function Room() {
  const navigate = useNavigate();
  const { state = 'open' } = Route.useSearch();
  return (
    <DisputesScreen
      state={state}
      onState={(next) =>
        void navigate({ to: '/operator/disputes', search: next === 'ended' ? { state: next } : {} })
      }
    />
  );
}
