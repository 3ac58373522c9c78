/** /operator/log: every action of every operator; nothing is ever changed or removed. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';
import { LogList } from '#web/features/operator/parts/detail.tsx';
import { ListScreen } from '#web/features/operator/parts/list.tsx';
import { pageTitle } from '#web/lib/title.ts';

const w = words.operator.log;

type Search = { about?: string };

export const Route = createFileRoute('/operator/log')({
  head: () => pageTitle(words.shell.consoleTitles.log),
  validateSearch: ({ about }: Record<string, unknown>): Search =>
    typeof about === 'string' && about ? { about } : {},
  component: LogScreen,
});

function LogScreen() {
  const navigate = useNavigate();
  const search = Route.useSearch();
  return (
    <ListScreen
      {...w}
      search={search}
      onSearch={(next) => void navigate({ to: '/operator/log', search: next })}
      endpoint={operator.log}
      query={search}
      of={(reply) => reply.log}
      rows={(log) => <LogList log={log} about />}
      filters={[{ name: 'about', by: 'search', label: w.find, hint: w.findHint }]}
    />
  );
}
