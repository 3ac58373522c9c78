/** /operator/site: questions, categories and fees. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { SiteScreen, type SiteTab } from '#web/features/operator/site-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

const TABS: readonly SiteTab[] = ['questions', 'categories', 'fees'];

export const Route = createFileRoute('/operator/site')({
  head: () => pageTitle(words.shell.consoleTitles.site),
  validateSearch: (search: Record<string, unknown>): { tab?: SiteTab } => {
    const tab = TABS.find((one) => one === search.tab);
    return tab ? { tab } : {};
  },
  component: Screen,
});

function Screen() {
  const navigate = useNavigate();
  const { tab = 'questions' } = Route.useSearch();
  return (
    <SiteScreen tab={tab} onTab={(next) => void navigate({ to: '/operator/site', search: { tab: next } })} />
  );
}
