/** /operator/jobs/$id: one job. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { JobScreen } from '#web/features/operator/jobs-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/jobs/$id')({
  head: () => pageTitle(words.shell.consoleTitles.job),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <JobScreen id={id} />;
}
