/** The talent's orders in four tabs (specification 2.10). */
import { screens, words } from '#contract/words.ts';
import type { Pages } from '#web/lib/pages.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { EndedOrders } from './ended-orders.tsx';
import { OrderDialogHost } from './order-dialog-host.tsx';
import type { OrderDialogs } from './order-dialogs.ts';
import type { OrderTab } from './order-tabs.ts';
import { TalentActive, TalentCompleted, TalentPending, TalentSubmitted } from './talent-tables.tsx';
import {
  useActiveOrders,
  useCompletedOrders,
  usePendingOrders,
  useSubmittedOrders,
} from './use-order-lists.ts';

type Props = { tab: OrderTab; onTab: (tab: OrderTab) => void; dialogs: OrderDialogs };

/** All four lists are asked for at once, so that the tabs can say how many each holds. */
export function TalentOrdersScreen({ tab, onTab, dialogs }: Props) {
  const lists = {
    pending: usePendingOrders('talent'),
    active: useActiveOrders('talent'),
    submitted: useSubmittedOrders('talent'),
    completed: useCompletedOrders('talent'),
  };
  return (
    <>
      <PageHeader title={words.orders.heading} />
      <OrderDialogHost dialogs={dialogs}>
        {(open) => (
          <Tabs
            label={words.orders.heading}
            value={tab}
            onChange={onTab}
            tabs={[
              {
                ...{ value: 'pending', label: screens.common.pending, hint: words.orders.pending },
                count: countOf(lists.pending),
                panel: <TalentPending pages={lists.pending} open={open} />,
              },
              {
                ...{ value: 'active', label: screens.common.active, hint: words.orders.active },
                count: countOf(lists.active),
                panel: <TalentActive pages={lists.active} open={open} />,
              },
              {
                ...{
                  value: 'submitted',
                  label: screens.common.submitted,
                  hint: words.orders.submitted,
                },
                count: countOf(lists.submitted),
                panel: <TalentSubmitted pages={lists.submitted} />,
              },
              {
                ...{
                  value: 'completed',
                  label: screens.common.completed,
                  hint: words.orders.completed,
                },
                count: countOf(lists.completed),
                panel: (
                  <>
                    <TalentCompleted pages={lists.completed} open={open} />
                    <EndedOrders side="talent" />
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

/** How many, when all are loaded and there are any. */
function countOf(pages: Pages<unknown>): number | undefined {
  return pages.hasMore ? undefined : pages.data?.length || undefined;
}
