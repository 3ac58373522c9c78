/** /operator/disputes/$id: one dispute. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { DisputeScreen } from '#web/features/operator/disputes-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/disputes/$id')({
  head: () => pageTitle(words.shell.consoleTitles.dispute),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <DisputeScreen id={id} />;
}
