/** /: the front page. */
import { createFileRoute } from '@tanstack/react-router';
import { site } from '#contract/site.ts';
import { PRODUCT, words } from '#contract/words.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { Mark } from '#web/features/shell/mark.tsx';
import { callOptions } from '#web/lib/query.ts';
import { homeOf, useSession } from '#web/lib/session.ts';

export const Route = createFileRoute('/')({
  head: () => ({ meta: [{ title: `${PRODUCT}: ${words.landing.hero}` }] }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(callOptions(site.faq)),
  component: Landing,
});

function Landing() {
  const { person } = useSession();
  return <LandingPage mark={<Mark />} home={person && homeOf(person)} />;
}
