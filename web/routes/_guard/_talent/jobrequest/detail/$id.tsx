/** One sent job offer, for its talent. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { bids } from '#contract/bids/bids.ts';
import { words } from '#contract/words.ts';
import { OfferDetail } from '#web/features/bids/offer-screen.tsx';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_talent/jobrequest/detail/$id')({
  head: () => pageTitle(words.common.places.jobOffer),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(callOptions(bids.getOffer, { params })),
  component: OfferScreen,
});

function OfferScreen() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  return (
    <OfferDetail bidId={id} onBack={() => void navigate({ to: '/jobrequest', search: { tab: 'applied' } })} />
  );
}
