/** /operator/disputes/$id: one dispute. */
import { createFileRoute } from '@tanstack/react-router';
import { DisputeScreen } from '#web/features/operator/dispute-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/disputes/$id')({
  head: () => pageTitle('Dispute'),
  component: Room,
});

function Room() {
  const { id } = Route.useParams();
  return <DisputeScreen key={id} id={id} />;
}
