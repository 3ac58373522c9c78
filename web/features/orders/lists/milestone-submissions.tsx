/** What was handed in for a milestone: title, comment, when, and the attachment. */
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { FileLink } from '#web/ui/pieces/file-link.tsx';
import type { Milestone } from '../milestone-state.tsx';

export function MilestoneSubmissions({ milestone }: { milestone: Milestone }) {
  if (milestone.submissions.length === 0) return null;
  return (
    <ul aria-label={words.orders.milestones.submittedFor(milestone.title)} className="grid gap-3">
      {milestone.submissions.map((submission) => (
        <li key={submission.id} className="grid gap-1 border-l-3 border-line pl-3">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{submission.title}</span>
            <time dateTime={submission.created_at} className="text-sm text-soft">
              {showMoment(submission.created_at)}
            </time>
          </p>
          {submission.comment && <p className="whitespace-pre-wrap">{submission.comment}</p>}
          {submission.file ? (
            <FileLink file={submission.file} />
          ) : (
            <p className="text-sm text-soft">{words.orders.milestones.noAttachment}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
