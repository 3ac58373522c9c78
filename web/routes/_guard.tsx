/** The guard of everything that needs a login: with a token it proceeds, without one it goes to /login and back after. */
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { LiveUpdates } from '#web/features/messages/live-updates.tsx';
import { FollowPush } from '#web/features/notifications/follow-push.tsx';

export const Route = createFileRoute('/_guard')({
  beforeLoad: ({ context, location }) => {
    if (!context.getSession().token) {
      throw redirect({ href: `/login?next=${encodeURIComponent(location.href)}` });
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
