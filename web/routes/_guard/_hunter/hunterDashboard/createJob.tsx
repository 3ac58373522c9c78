/** A hunter posts a job. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { catalogue } from '#contract/catalogue.ts';
import { CreateJob } from '#web/features/jobs/create-job.tsx';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/createJob')({
  head: () => pageTitle('Create job'),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(callOptions(catalogue.categories));
    void context.queryClient.prefetchQuery(callOptions(catalogue.skills));
  },
  component: CreateJobScreen,
});

function CreateJobScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        back
        title="Create job"
        text="A clear brief brings better bids. What you type is kept until you post it."
      />
      <CreateJob
        onCreated={(job) =>
          void navigate({
            to: '/DashboardHomeContent',
            search: { job: job.id, tab: job.job_type === 'open' ? 'open' : 'closed' },
          })
        }
      />
    </>
  );
}
