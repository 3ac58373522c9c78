/** /proofRoom: the newest work of an order to look at, for both sides. */
import { createFileRoute } from '@tanstack/react-router';
import { orders } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { ProofRoomScreen } from '#web/features/orders/proof-room-screen.tsx';
import { later } from '#web/lib/later.ts';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';
import { orderDialogs } from '../../-order-dialogs.ts';

export const Route = createFileRoute('/_guard/_member/proofRoom/$id')({
  head: () => pageTitle(words.common.places.proofRoom),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(callOptions(orders.getSubmitted, { params })),
  component: ProofRoomRoute,
});

const share = later(async () => (await import('#web/features/sharing/parts/share-button.tsx')).ShareButton);

function ProofRoomRoute() {
  return <ProofRoomScreen jobId={Route.useParams().id} dialogs={orderDialogs} share={share} />;
}
