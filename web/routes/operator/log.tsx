/** /operator/log: every action of every operator. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { LogScreen, type LogSearch } from '#web/features/operator/log-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/log')({
  head: () => pageTitle(words.shell.consoleTitles.log),
  validateSearch: ({ about }: Record<string, unknown>): LogSearch =>
    typeof about === 'string' && about ? { about } : {},
  component: Screen,
});

function Screen() {
  const navigate = useNavigate();
  return (
    <LogScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ to: '/operator/log', search })}
    />
  );
}
