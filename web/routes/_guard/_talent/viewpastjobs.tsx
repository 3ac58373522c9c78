/** /viewpastjobs: the talent's own past work (rule 9.8). */
import { createFileRoute, useRouter } from '@tanstack/react-router';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { PastJobsScreen } from '#web/features/past-work/past-jobs-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

type Search = { upload?: true };

export const Route = createFileRoute('/_guard/_talent/viewpastjobs')({
  head: () => pageTitle(words.common.places.pastJobs),
  validateSearch: (search: Record<string, unknown>): Search => (search.upload ? { upload: true } : {}),
  component: PastJobsRoute,
});

function PastJobsRoute() {
  const { upload = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  return (
    <PastJobsScreen
      uploading={upload}
      onUploading={(uploading) => {
        // An upload may end after its screen was left.
        if (router.state.location.pathname !== paths.pastWork) return;
        void navigate({ search: uploading ? { upload: true } : {}, replace: true, resetScroll: false });
      }}
      onBack={() => void navigate({ to: '/publicProfile' })}
    />
  );
}
