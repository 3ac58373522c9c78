/** /operator/chargebacks: payments that a bank asks back. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { ChargebacksScreen, type ChargebacksSearch } from '#web/features/operator/chargebacks-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/chargebacks/')({
  head: () => pageTitle(words.shell.consoleTitles.chargebacks),
  validateSearch: ({ state }: Record<string, unknown>): ChargebacksSearch =>
    state === 'ended' ? { state } : {},
  component: Screen,
});

function Screen() {
  const navigate = useNavigate();
  return (
    <ChargebacksScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/operator/chargebacks', search })}
    />
  );
}
