/** /operator/disputes: what needs a decision. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { DisputesScreen, type DisputesSearch } from '#web/features/operator/disputes-screens.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/disputes/')({
  head: () => pageTitle(words.shell.consoleTitles.disputes),
  validateSearch: ({ state }: Record<string, unknown>): DisputesSearch =>
    state === 'ended' ? { state } : {},
  component: Screen,
});

function Screen() {
  const navigate = useNavigate();
  return (
    <DisputesScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/operator/disputes', search })}
    />
  );
}
