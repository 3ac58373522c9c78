/** /operator/parked: background work that failed in every attempt. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { ParkedScreen } from '#web/features/operator/parked-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/parked')({
  head: () => pageTitle(words.shell.consoleTitles.parked),
  component: ParkedScreen,
});
