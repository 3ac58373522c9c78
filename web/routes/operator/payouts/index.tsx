/** /operator/payouts: the stuck ones first. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { PayoutsScreen, type PayoutsSearch } from '#web/features/operator/payouts-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/payouts/')({
  head: () => pageTitle(words.shell.consoleTitles.payouts),
  validateSearch: ({ state }: Record<string, unknown>): PayoutsSearch =>
    state === 'failed' || state === 'all' ? { state } : {},
  component: Screen,
});

function Screen() {
  const navigate = useNavigate();
  return (
    <PayoutsScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/operator/payouts', search })}
    />
  );
}
