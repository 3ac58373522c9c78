/** One completed project of the hunter (rule 9.16). */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { pageTitle } from '#web/lib/title.ts';
import { loadOrder, OrderPage } from '../../../../-order-page.tsx';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/CompletedProjects/detail/$id')({
  head: () => pageTitle(words.shell.titles.completedProject),
  loader: ({ context, params }) => loadOrder(context.queryClient, params.id),
  component: OrderRoute,
});

function OrderRoute() {
  return <OrderPage id={Route.useParams().id} />;
}
