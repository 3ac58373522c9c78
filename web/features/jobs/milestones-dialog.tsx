/** The milestones of a job, with the way to change them. */
import type { Job } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { MilestoneLines } from '#web/ui/milestone-lines.tsx';

type Props = { job: Job; onClose: () => void; onGo?: (() => void) | undefined };

export function MilestonesDialog({ job, onClose, onGo }: Props) {
  // The buttons are inside the scrolling part, so that it can be reached and scrolled by keyboard.
  return (
    <Dialog open onClose={onClose} title={words.common.milestones.title} text={job.title}>
      <MilestoneLines milestones={job.milestones} price={job.price_budget} heading={null} />
      <div className="flex flex-wrap justify-end gap-3 pt-4 pb-3 max-sm:*:flex-auto">
        <Button variant="secondary" onClick={onClose}>
          {words.common.actions.close}
        </Button>
        {onGo && <Button onClick={onGo}>{words.common.actions.editMilestones}</Button>}
      </div>
    </Dialog>
  );
}
