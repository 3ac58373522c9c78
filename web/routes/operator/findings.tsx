/** /operator/findings: what the comparison with the provider found. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { FindingsScreen } from '#web/features/operator/findings-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/findings')({
  head: () => pageTitle('Findings'),
  validateSearch: (search: Record<string, unknown>): { state?: 'open' | 'ended' } =>
    search.state === 'ended' ? { state: 'ended' } : {},
  component: Room,
});

function Room() {
  const navigate = useNavigate();
  const { state = 'open' } = Route.useSearch();
  return (
    <FindingsScreen
      state={state}
      onState={(next) => void navigate({ to: '/operator/findings', search: { state: next } })}
    />
  );
}
