/** /account: the person's own data. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { OwnDataScreen } from '#web/features/own-data/own-data-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_member/account')({
  head: () => pageTitle(words.common.places.yourData),
  component: OwnDataScreen,
});
