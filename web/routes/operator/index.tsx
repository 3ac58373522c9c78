/** /operator: what waits, or what a search found. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { HomeScreen } from '#web/features/operator/home-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/')({
  head: () => pageTitle(words.shell.consoleTitles.shell),
  validateSearch: (search: Record<string, unknown>): { q?: string } =>
    typeof search.q === 'string' && search.q ? { q: search.q } : {},
  component: Home,
});

function Home() {
  const { q = '' } = Route.useSearch();
  return <HomeScreen q={q} />;
}
