/** The Earning page (rule 9.13). */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { readEarningSearch } from '#web/features/payouts/earning-search.ts';
import { EarningsScreen } from '#web/features/payouts/earnings-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_talent/earning')({
  head: () => pageTitle(words.common.fixed.earning),
  validateSearch: readEarningSearch,
  component: EarningRoute,
});

function EarningRoute() {
  const navigate = Route.useNavigate();
  return (
    <EarningsScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
