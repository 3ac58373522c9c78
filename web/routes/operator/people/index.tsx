/** /operator/people: accounts by name or address. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { PeopleScreen, type PeopleSearch } from '#web/features/operator/people-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/people/')({
  head: () => pageTitle(words.shell.consoleTitles.people),
  validateSearch: ({ q, state }: Record<string, unknown>): PeopleSearch => ({
    ...(typeof q === 'string' && q && { q }),
    ...(state === 'suspended' && { state }),
  }),
  component: Screen,
});

function Screen() {
  const navigate = useNavigate();
  return (
    <PeopleScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/operator/people', search })}
    />
  );
}
