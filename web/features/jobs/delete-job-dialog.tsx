/** Asks before a job is taken down. */
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { counted, screens, words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { notify } from '#web/ui/toast.tsx';

export function DeleteJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const remove = useMutationCall(jobs.remove, {
    onSuccess: () => {
      notify.good(words.toast.deleted);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { id: job.id } })}
      busy={remove.isPending}
      title={screens.jobs.deleteThisJob}
      text={screens.jobs.isTakenDown(job.title, consequence(job.bids_count))}
      confirm={screens.jobs.deleteJob}
      cancel={screens.common.keepIt}
    >
      {remove.error && <ErrorNote text={messageOf(remove.error)} />}
    </ConfirmDialog>
  );
}

function consequence(bids: number): string {
  return bids === 0
    ? screens.jobs.nobodyHasBidForItYet
    : screens.jobs.itsWillBeRejectedAndThe(counted.bids(bids));
}
