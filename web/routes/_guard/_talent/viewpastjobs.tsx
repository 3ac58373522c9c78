/** /viewpastjobs: the talent's own past work (rule 9.8). */
import { createFileRoute } from '@tanstack/react-router';
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
  return (
    <PastJobsScreen
      uploading={upload}
      onUploading={(uploading) =>
        void navigate({ search: uploading ? { upload: true } : {}, replace: true, resetScroll: false })
      }
      onBack={() => void navigate({ to: '/publicProfile' })}
    />
  );
}
