/** Posts a job, for everybody or for one talent, who is then invited to it. */
import { useNavigate } from '@tanstack/react-router';
import { jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { CreateJob } from '#web/features/jobs/create-job-screen.tsx';
import { useMutationCall } from '#web/lib/query.ts';
import { PageHeader } from '../ui/basics/page-header.tsx';
import { notify } from '../ui/basics/toast.tsx';

/** Values that a job begins with, and the talent it is for. */
export type InitialJobValues = { title?: string; skill?: string; talent?: string };

/** `name` is the first name of that talent, once it is known. */
export function PostJob({ talent, title, skill, name }: InitialJobValues & { name?: string | undefined }) {
  const navigate = useNavigate();
  const invite = useMutationCall(jobs.invite, {
    onSuccess: () =>
      notify.good(words.notifications.fixed.invited, 'usual', name && words.jobs.invite.done(name)),
    onError: notify.failure,
  });
  return (
    <>
      <PageHeader
        back
        title={words.common.fixed.createJob}
        text={name ? words.jobs.invite.forTalent(name) : words.shell.leads.createJob}
      />
      <CreateJob
        begin={{ ...(title && { title }), ...(skill && { skill }), ...(talent && { job_type: 'close' }) }}
        onCreated={(job) => {
          if (talent) invite.mutate({ body: { talent_id: talent, job_id: job.id } });
          void navigate({
            to: '/DashboardHomeContent',
            search: { job: job.id, tab: job.job_type === 'open' ? 'open' : 'closed' },
            replace: true,
          });
        }}
      />
    </>
  );
}
