/** The hunter's answer to submitted work: accept it, seeing the division first, or ask for changes with a reason, also to a milestone. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { LONG_REASON_MAX } from '#contract/core/limits.ts';
import { firstNameOf } from '#contract/core/names.ts';
import { shownDivisionOf } from '#contract/escrow/division.ts';
import { deadlines } from '#contract/orders/deadlines.ts';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { DivisionLines, isDivisionOutdated } from '#web/ui/division-lines.tsx';
import { ConfirmDialog } from '#web/ui/pieces/confirm-dialog.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';

import { AskDialog } from './ask-dialog.tsx';
import type { OrderDialogProps } from './order-side.ts';
import type { Milestone } from './order-steps.ts';
import { useDraftMarks } from './parts/draft-marks.ts';

export function AcceptWorkDialog({ order, onClose }: OrderDialogProps) {
  const params = { id: order.job_id };
  const query = useQuery({ ...callOptions(orders.getSubmitted, { params }), staleTime: 0 });
  const division = query.data?.submission.money.division;
  const accept = useMutationCall(orders.accept, {
    onError: (error) => void (isDivisionOutdated(error) && query.refetch()),
    onSuccess: () => {
      notify.good(
        words.notifications.fixed.projectAccepted,
        'usual',
        words.orders.shared.canWithdraw(firstNameOf(order.creative.name)),
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() =>
        accept.mutate({ params, body: division ? { expected: shownDivisionOf(division) } : {} })
      }
      title={words.orders.acceptWork.title}
      text={words.orders.acceptWork.lead(firstNameOf(order.creative.name))}
      confirm={words.orders.acceptWork.confirm(showNaira(order.price_budget))}
      binding
      busy={accept.isPending}
      disabled={!division}
    >
      <QueryView
        query={query}
        errorTitle={words.common.failed.division}
        waiting={<Skeleton className="h-32 w-full" />}
      >
        {({ submission }) => (
          <>
            <Unfinished order={submission} />
            <div className="rounded bg-sunken p-4">
              <DivisionLines
                division={submission.money.division}
                side="hunter"
                other={firstNameOf(order.creative.name)}
              />
            </div>
          </>
        )}
      </QueryView>
      {accept.error && <ErrorNote text={messageOf(accept.error)} />}
    </ConfirmDialog>
  );
}

/** What the hunter left unfinished: unsent remarks, and items that are not met or not checked. */
function Unfinished({ order: { job_id, acceptance, job_submissions } }: { order: OrderDetail }) {
  const [newest] = job_submissions;
  const { drafts, writing } = useDraftMarks(job_id, newest?.round ?? 0);
  const w = words.orders.acceptWork.unfinished;
  const unsent =
    drafts.length + (writing?.text.trim() && !drafts.some(({ key }) => key === writing.key) ? 1 : 0);
  const textsOf = (wanted: boolean | null) =>
    acceptance.flatMap(({ met, text }) => (met === wanted ? text : [])).join(' · ');
  const lines = [
    unsent > 0 && w.unsent(unsent),
    textsOf(false) !== '' && w.notMet(textsOf(false)),
    textsOf(null) !== '' && w.unchecked(textsOf(null)),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-1 rounded bg-ochre-wash p-4 text-ink">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-ochre" />
          <span className="min-w-0 wrap-anywhere">{line}</span>
        </li>
      ))}
    </ul>
  );
}

/** Opened from a page that has the whole order. */
export function DeclineWorkDialog({ order, onClose }: OrderDialogProps) {
  const { data } = useQuery(callOptions(orders.getSubmitted, { params: { id: order.job_id } }));
  return data ? <AskDialog order={data.submission} list={[]} onClose={onClose} /> : null;
}

type DeclineMilestoneProps = { milestone: Milestone; order: OrderDialogProps['order']; onClose: () => void };

export function DeclineMilestoneDialog({ milestone, order, onClose }: DeclineMilestoneProps) {
  const w = words.orders.declineMilestone;
  return (
    <ReasonDialog
      schema={deadlines.declineMilestone.body}
      name="reason"
      draft={`decline-milestone.${milestone.id}`}
      endpoint={deadlines.declineMilestone}
      input={(typed) => ({ params: { id: milestone.id }, body: { reason: typed } })}
      onDone={() =>
        notify.info(
          words.orders.shared.changesRequested,
          'usual',
          w.doneText(firstNameOf(order.creative.name)),
        )
      }
      onClose={onClose}
      title={w.title}
      text={w.lead(milestone.title, firstNameOf(order.creative.name))}
      confirm={w.open}
      binding
      label={words.orders.declineWork.reasonLabel}
      hint={words.orders.declineWork.reasonHint}
      maxLength={LONG_REASON_MAX}
    />
  );
}
