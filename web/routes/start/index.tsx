/** The talent's home: what waits for them, and where they go most. */
import { createFileRoute } from '@tanstack/react-router';
import { turns } from '#contract/orders/turn-lists.ts';
import { words } from '#contract/words.ts';
import { Home } from '#web/features/home/home-screen.tsx';
import { QuickLinks } from '#web/features/home/parts/quick-links.tsx';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/start/')({
  head: () => pageTitle(words.home.titles.home),
  loader: ({ context }) =>
    void context.queryClient.prefetchQuery(callOptions(turns.list, { query: { as: 'talent' } })),
  component: TalentHome,
});

function TalentHome() {
  return (
    <Home side="talent" shown={6}>
      <QuickLinks />
    </Home>
  );
}
