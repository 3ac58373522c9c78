/** /operator/security: the security log, by kind, person and network. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type SecurityKind, securityKinds } from '#contract/accounts/security-kinds.ts';
import { operatorSecurity } from '#contract/operator/security.ts';
import { words } from '#contract/words.ts';
import { ListScreen } from '#web/features/operator/parts/list.tsx';
import { SECURITY } from '#web/features/operator/parts/tables.tsx';
import { pageTitle } from '#web/lib/title.ts';

const w = words.security.log;

type Search = { q?: string; kind?: SecurityKind };

export const Route = createFileRoute('/operator/security')({
  head: () => pageTitle(words.shell.consoleTitles.security),
  // Not checked against the list of kinds, which would be loaded with every screen; the API refuses unknown ones.
  validateSearch: ({ q, kind }: Record<string, unknown>): Search => ({
    ...(typeof q === 'string' && q && { q }),
    ...(typeof kind === 'string' && { kind: kind as SecurityKind }),
  }),
  component: SecurityLogScreen,
});

function SecurityLogScreen() {
  const navigate = useNavigate();
  const search = Route.useSearch();
  return (
    <ListScreen
      {...w}
      search={search}
      onSearch={(next) => void navigate({ to: '/operator/security', search: next })}
      endpoint={operatorSecurity.list}
      query={search}
      of={(reply) => reply.events}
      table={SECURITY}
      filters={[
        { name: 'q', by: 'search', label: w.find, hint: w.findHint },
        {
          name: 'kind',
          by: 'select',
          label: w.filter,
          all: words.operator.label.all,
          options: securityKinds.map((kind) => [kind, words.security.kinds[kind]]),
        },
      ]}
    />
  );
}
