/** The talent's orders (rule 9.10). */
import { createFileRoute } from '@tanstack/react-router';
import { orders } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { type OrderTab, TalentOrdersScreen } from '#web/features/orders/talent-orders-screen.tsx';
import { loadPages } from '#web/lib/pages.ts';
import { pageTitle } from '#web/lib/title.ts';
import { orderDialogs } from '../../../-order-dialogs.ts';

type Search = { tab?: OrderTab };

const TABS: readonly OrderTab[] = ['pending', 'active', 'submitted', 'completed'];

export const Route = createFileRoute('/_guard/_talent/order/')({
  head: () => pageTitle(words.shell.fixed.orders),
  validateSearch: (search: Record<string, unknown>): Search => {
    const tab = TABS.find((one) => one === search.tab);
    return tab ? { tab } : {};
  },
  loader: ({ context, location }) => {
    if (!('tab' in location.search))
      loadPages(context.queryClient, orders.listPending, { query: { as: 'talent' } });
  },
  component: OrdersRoute,
});

function OrdersRoute() {
  const { tab = 'pending' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TalentOrdersScreen
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
      dialogs={orderDialogs}
    />
  );
}
