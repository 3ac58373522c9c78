/**
 * Guards everything that needs a login: with a token it proceeds, without one it goes to /login and comes back afterwards. When
 * the server is out of reach, it shows the last seen screens of the person whose device it is.
 */
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import * as paths from '#contract/site/paths.ts';
import { LiveUpdates } from '#web/features/messages/frame/live-updates.tsx';
import { FollowPush } from '#web/features/notifications/frame/follow-push.tsx';
import { later } from '#web/lib/later.ts';
import { showLastSeenOffline } from '#web/lib/offline/start.ts';
import { answerSecondStep } from '#web/lib/second-step.ts';

const ASK = later(
  async () => (await import('#web/features/accounts/second-factor/ask.tsx')).askSecondStepInDialog,
);
answerSecondStep(async () => (await ASK.fetch())());

export const Route = createFileRoute('/_guard')({
  beforeLoad: async ({ context, location }) => {
    const { token, person } = context.getSession();
    if (!token && !person && !(await showLastSeenOffline(context.queryClient))) {
      throw redirect({ href: `${paths.login}?next=${encodeURIComponent(location.href)}` });
    }
  },
  component: Guarded,
});

function Guarded() {
  return (
    <>
      <LiveUpdates />
      <FollowPush />
      <Outlet />
    </>
  );
}
