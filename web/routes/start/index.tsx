/** The talent's home: what waits for them, and where they go most. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { Home } from '#web/features/home/home-screen.tsx';
import { QuickLinks } from '#web/features/home/parts/quick-links.tsx';
import { turnsOptions } from '#web/features/home/use-turns.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/start/')({
  head: () => pageTitle(words.home.titles.home),
  loader: ({ context }) => void context.queryClient.prefetchQuery(turnsOptions('talent')),
  component: TalentHome,
});

function TalentHome() {
  return (
    <Home side="talent" shown={6}>
      <QuickLinks />
    </Home>
  );
}
