/** The dialog in which a hunter chooses the active order to track. */
import { useState } from 'react';
import { orders } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { type TrackedOrder, tracker } from '#contract/tracker/tracker.ts';
import { words } from '#contract/words.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { usePerson } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { SpinnerBlock } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { LoadMore } from '#web/ui/lists/data-table.tsx';

type Props = {
  /** Orders already on the list behind the dialog. */
  tracked: readonly TrackedOrder[];
  onClose: () => void;
};

export function AddOrderDialog({ tracked, onClose }: Props) {
  const { user } = usePerson();
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState(false);
  const active = useCallPages(
    orders.listActive,
    { params: { id: user.id }, query: { as: 'hunter', limit: '50' } },
    (reply) => ({ items: reply.activeJobs, next: reply.next }),
  );
  const track = useMutationCall(tracker.track, {
    onSuccess() {
      notify.good(words.notifications.fixed.added);
      onClose();
    },
  });
  const add = () => {
    setMissing(chosen === '');
    if (chosen) track.mutate({ params: { id: chosen } });
  };
  const isTracked = (jobId: string) => tracked.some(({ job_id }) => job_id === jobId);
  const none = active.data?.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.tracker.fixed.addOrder}
      text={none ? undefined : words.tracker.addOrder.lead}
      size="sm"
      busy={track.isPending}
      actions={
        none ? (
          <ButtonLink to={paths.pendingOrders}>{words.common.actions.seePendingProjects}</ButtonLink>
        ) : (
          <>
            <Button variant="secondary" disabled={track.isPending} onClick={onClose}>
              {words.common.fixed.cancel}
            </Button>
            <Button busy={track.isPending} onClick={add}>
              {words.tracker.fixed.addOrder}
            </Button>
          </>
        )
      }
    >
      <QueryView query={active} waiting={<SpinnerBlock />} errorTitle={words.tracker.addOrder.loadFailed}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="pb-2 text-soft">{words.tracker.addOrder.empty}</p>
          ) : (
            <div className="grid gap-4">
              <SelectField
                label={words.common.places.order}
                placeholder={words.tracker.addOrder.select}
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
                error={missing && !chosen ? words.tracker.addOrder.select : undefined}
                options={rows.map(({ job_id, title, creative }) => ({
                  value: job_id,
                  label: `${title}, ${creative.name}${isTracked(job_id) ? ` ${words.tracker.addOrder.tracked}` : ''}`,
                  disabled: isTracked(job_id),
                }))}
              />
              <LoadMore pages={active} />
              {track.error && <ErrorNote text={messageOf(track.error)} />}
            </div>
          )
        }
      </QueryView>
    </Dialog>
  );
}
