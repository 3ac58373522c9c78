/** /operator/chargebacks/$id: one chargeback. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { ChargebackScreen } from '#web/features/operator/chargebacks-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/chargebacks/$id')({
  head: () => pageTitle(words.shell.consoleTitles.chargeback),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <ChargebackScreen id={id} />;
}
