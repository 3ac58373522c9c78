/** /operator/people/$id: one account. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { PersonScreen } from '#web/features/operator/people-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/people/$id')({
  head: () => pageTitle(words.shell.consoleTitles.person),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <PersonScreen id={id} />;
}
