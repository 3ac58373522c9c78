/** Whom the hunter invited to a job, and when. */
import type { Job } from '#contract/jobs.ts';
import { showMoment } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = { job: Job; onClose: () => void; onGo?: (() => void) | undefined };

export function InvitedDialog({ job, onClose, onGo }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invited talents"
      text={job.title}
      actions={
        onGo && (
          <Button variant="secondary" onClick={onGo}>
            Invite a talent
          </Button>
        )
      }
    >
      {job.invitees.length === 0 ? (
        <p className="py-4 text-soft">Nobody has been invited yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {job.invitees.map(({ created_at, talent }) => (
            <li key={talent.email} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
              <span className="min-w-0">
                <span className="block font-semibold">{talent.name}</span>
                <span className="block break-all text-soft">{talent.email}</span>
              </span>
              <time dateTime={created_at} className="text-sm text-soft">
                Invited {showMoment(created_at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
