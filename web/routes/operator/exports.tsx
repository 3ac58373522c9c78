/** /operator/exports: tables as files. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { ExportsScreen } from '#web/features/operator/exports-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/exports')({
  head: () => pageTitle(words.shell.consoleTitles.exports),
  component: ExportsScreen,
});
