/** /operator/money: suspense, payments, refunds and the books. */
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { MoneyScreen, type MoneyTab } from '#web/features/operator/money-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

const TABS: readonly MoneyTab[] = ['suspense', 'payments', 'refunds', 'books'];

export const Route = createFileRoute('/operator/money')({
  head: () => pageTitle(words.shell.consoleTitles.money),
  validateSearch: (search: Record<string, unknown>): { tab?: MoneyTab } => {
    const tab = TABS.find((one) => one === search.tab);
    return tab ? { tab } : {};
  },
  component: Screen,
});

function Screen() {
  const navigate = useNavigate();
  const { tab = 'suspense' } = Route.useSearch();
  return (
    <MoneyScreen
      tab={tab}
      onTab={(next) => void navigate({ to: '/operator/money', search: { tab: next } })}
    />
  );
}
