/** /operator/log: every act of every operator. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { LogScreen } from '#web/features/operator/log-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/log')({
  head: () => pageTitle('Log'),
  validateSearch: ({ about }: Record<string, unknown>): { about?: string } =>
    typeof about === 'string' && about ? { about } : {},
  component: Room,
});

function Room() {
  const navigate = useNavigate();
  const { about = '' } = Route.useSearch();
  return (
    <LogScreen
      about={about}
      onAbout={(next) => void navigate({ to: '/operator/log', search: next ? { about: next } : {} })}
    />
  );
}
