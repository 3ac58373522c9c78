/** /operator/payouts/$id: one payout. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { PayoutScreen } from '#web/features/operator/payouts-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/payouts/$id')({
  head: () => pageTitle(words.shell.consoleTitles.payout),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <PayoutScreen id={id} />;
}
