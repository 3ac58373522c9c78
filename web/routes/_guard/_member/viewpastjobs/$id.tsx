/** All past work of one person, for others. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { PastWorkScreen } from '#web/features/past-work/past-work-screen.tsx';
import { goBack } from '#web/lib/go-back.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_member/viewpastjobs/$id')({
  head: () => pageTitle(words.common.places.pastWork),
  component: PastWorkRoute,
});

function PastWorkRoute() {
  return <PastWorkScreen personId={Route.useParams().id} onBack={goBack} />;
}
