/** Asks before a job is taken down. */
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { counted, screens, words } from '#contract/words.ts';
import { notify } from '#web/ui/basics/toast.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';

export function DeleteJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={jobs.remove}
      input={{ params: { id: job.id } }}
      onDone={() => notify.good(words.toast.deleted)}
      title={screens.jobs.deleteThisJob}
      text={screens.jobs.isTakenDown(job.title, consequence(job.bids_count))}
      confirm={screens.jobs.deleteJob}
      cancel={screens.common.keepIt}
    />
  );
}

function consequence(bids: number): string {
  return bids === 0
    ? screens.jobs.nobodyHasBidForItYet
    : screens.jobs.itsWillBeRejectedAndThe(counted.bids(bids));
}
