/** Asks before a job is taken down. */
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

export function DeleteJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={jobs.remove}
      input={{ params: { id: job.id } }}
      onDone={() => notify.good(words.notifications.fixed.deleted)}
      title={words.jobs.deleteJob.title}
      text={words.jobs.deleteJob.lead(job.title, consequence(job.bids_count))}
      confirm={words.jobs.deleteJob.confirm}
      cancel={words.common.actions.keep}
    />
  );
}

function consequence(bids: number): string {
  return bids === 0
    ? words.jobs.deleteJob.noBids
    : words.jobs.deleteJob.bids(words.common.counted.bids(bids));
}
