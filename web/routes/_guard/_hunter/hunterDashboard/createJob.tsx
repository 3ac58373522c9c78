/** A hunter posts a job, or orders a package of a gig: then the form is filled in with what the package says. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { words } from '#contract/words.ts';
import { CreateJob } from '#web/features/jobs/create-job-screen.tsx';
import { later, useLater } from '#web/lib/later.ts';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';
import { ErrorBox } from '../../../../ui/basics/error-box.tsx';
import { PageHeader } from '../../../../ui/basics/page-header.tsx';
import { SpinnerBlock } from '../../../../ui/basics/spinner.tsx';

const ORDER = later(async () => (await import('#web/routes/-order-from-gig.tsx')).OrderFromGig);

/** `gig` and its `package` (1 to 3) where one is ordered. */
type Search = { gig?: string; package?: number };

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/createJob')({
  head: () => pageTitle(words.common.fixed.createJob),
  validateSearch: ({ gig, package: position }: Record<string, unknown>): Search => ({
    ...(typeof gig === 'string' && { gig }),
    ...([2, 3].includes(Number(position)) && { package: Number(position) }),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(callOptions(catalogue.categories));
    void context.queryClient.prefetchQuery(callOptions(catalogue.skills));
  },
  component: CreateJobScreen,
});

function CreateJobScreen() {
  const { gig, package: position = 1 } = Route.useSearch();
  return gig ? <OrderScreen gigId={gig} position={position} /> : <PostScreen />;
}

function PostScreen() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader back title={words.common.fixed.createJob} text={words.shell.leads.createJob} />
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

/** The form of an order comes with its own code, so that posting a job stays light. */
function OrderScreen(given: { gigId: string; position: number }) {
  const { part: OrderFromGig, failure, retry } = useLater(ORDER);
  if (OrderFromGig) return <OrderFromGig {...given} />;
  if (failure) return <ErrorBox error={failure} title={words.shell.orderFromGig.failed} onRetry={retry} />;
  return <SpinnerBlock />;
}
