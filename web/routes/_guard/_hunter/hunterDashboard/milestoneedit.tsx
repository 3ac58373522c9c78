/** Editing the milestones of a job; they come from the navigation state, or from the job in the URL. */
import { createFileRoute, useNavigate, useRouterState } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { words } from '#contract/words.ts';
import { type EditedMilestone, EditMilestones } from '#web/features/jobs/edit-milestones-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';
import { PageHeader } from '../../../../ui/basics/page-header.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** For /hunterDashboard/milestoneedit. */
    milestones?: EditedMilestone[];
  }
}

/** State that an earlier version left in the history may have any shape. */
const milestone: z.ZodMiniType<EditedMilestone> = z.object({
  ...{ id: z.string(), job_id: z.string(), title: z.string(), description: z.string() },
  ...{ due: z.number(), penalty: z.number() },
});

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/milestoneedit')({
  head: () => pageTitle(words.common.actions.editMilestones),
  validateSearch: (search: Record<string, unknown>): { job?: string } =>
    typeof search.job === 'string' ? { job: search.job } : {},
  component: MilestoneEditScreen,
});

function MilestoneEditScreen() {
  const { job } = Route.useSearch();
  const navigate = useNavigate();
  const state = useRouterState({ select: ({ location }) => location.state.milestones });
  const handed = z.safeParse(z.array(milestone), state).data ?? [];
  return (
    <>
      <PageHeader
        back={() => void navigate({ to: '/hunterDashboard' })}
        title={words.common.actions.editMilestones}
        text={words.shell.leads.editMilestones}
      />
      <EditMilestones jobId={job ?? handed[0]?.job_id} handed={handed} />
    </>
  );
}
