/** /verify: says whose a file is, for everybody. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { VerifyScreen } from '#web/features/orders/verify-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_open/verify')({
  head: () => pageTitle(words.common.places.verify),
  component: VerifyScreen,
});
