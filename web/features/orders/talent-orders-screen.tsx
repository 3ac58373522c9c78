/** The talent's orders in four tabs (rule 9.10). */
import { words } from '#contract/words.ts';
import { isLite } from '#web/lib/lite.ts';
import { useLastKnown } from '#web/lib/pages.ts';
import { useSettled } from '#web/lib/pause.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { Tabs } from '#web/ui/lists/tabs.tsx';
import { BelowList, EndedOrders } from './parts/ended-orders.tsx';
import { OrderDialogHost, type OrderDialogs } from './parts/order-dialog-host.tsx';
import { TalentActive, TalentCompleted, TalentPending, TalentSubmitted } from './parts/talent-tables.tsx';
import {
  useActiveOrders,
  useCompletedOrders,
  usePendingOrders,
  useSubmittedOrders,
} from './use-order-lists.ts';

export type OrderTab = 'pending' | 'active' | 'submitted' | 'completed';

type Props = { tab: OrderTab; onTab: (tab: OrderTab) => void; dialogs: OrderDialogs };

/**
 * The visible list provides the counts of all tabs. The others load once the page has settled, so that they are available
 * offline; in Lite mode each loads with its tab.
 */
export function TalentOrdersScreen({ tab, onTab, dialogs }: Props) {
  const isSettled = useSettled();
  const isWanted = (list: OrderTab) => list === tab || (isSettled && !isLite());
  const lists = {
    pending: usePendingOrders('talent', isWanted('pending')),
    active: useActiveOrders('talent', isWanted('active')),
    submitted: useSubmittedOrders('talent', isWanted('submitted')),
    completed: useCompletedOrders('talent', isWanted('completed')),
  };
  // The visible list first: the others may still hold what it has already moved on from.
  const shown = lists[tab].data && [lists[tab], ...Object.values(lists)].flatMap(({ data }) => data ?? []);
  const counts = useLastKnown(lists[tab].first?.counts);
  return (
    <>
      <PageHeader title={words.shell.fixed.orders} />
      <OrderDialogHost dialogs={dialogs} orders={shown}>
        {(open) => (
          <Tabs
            label={words.shell.fixed.orders}
            value={tab}
            onChange={onTab}
            tabs={[
              {
                ...{ value: 'pending', label: words.common.fixed.pending, hint: words.orders.fixed.pending },
                count: counts?.pending || undefined,
                panel: <TalentPending pages={lists.pending} open={open} />,
              },
              {
                ...{ value: 'active', label: words.common.fixed.active, hint: words.orders.fixed.active },
                count: counts?.active || undefined,
                panel: <TalentActive pages={lists.active} open={open} />,
              },
              {
                ...{
                  value: 'submitted',
                  label: words.common.fixed.submitted,
                  hint: words.orders.fixed.submitted,
                },
                count: counts?.submitted || undefined,
                panel: <TalentSubmitted pages={lists.submitted} />,
              },
              {
                ...{
                  value: 'completed',
                  label: words.common.fixed.completed,
                  hint: words.orders.fixed.completed,
                },
                count: counts?.completed || undefined,
                panel: (
                  <>
                    <TalentCompleted pages={lists.completed} open={open} />
                    <BelowList pages={lists.completed}>
                      <EndedOrders side="talent" />
                    </BelowList>
                  </>
                ),
              },
            ]}
          />
        )}
      </OrderDialogHost>
    </>
  );
}
