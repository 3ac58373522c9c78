/** /operator/findings: where our books and Paystack’s differ. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { type FindingsSearch, ReconciliationScreen } from '#web/features/operator/reconciliation-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/findings')({
  head: () => pageTitle(words.shell.consoleTitles.reconciliation),
  validateSearch: ({ state }: Record<string, unknown>): FindingsSearch =>
    state === 'ended' ? { state } : {},
  component: Screen,
});

function Screen() {
  const navigate = useNavigate();
  return (
    <ReconciliationScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/operator/findings', search })}
    />
  );
}
