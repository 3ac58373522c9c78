/** /operator/people/$id: one account. */
import { createFileRoute } from '@tanstack/react-router';
import { PersonScreen } from '#web/features/operator/person-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/people/$id')({
  head: () => pageTitle('Person'),
  component: Room,
});

function Room() {
  const { id } = Route.useParams();
  return <PersonScreen key={id} id={id} />;
}
