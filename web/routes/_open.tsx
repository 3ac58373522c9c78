/** Screens for everybody: signed-in people keep the shell of their side, others get the header of the front page. */
import { createFileRoute } from '@tanstack/react-router';
import { LiveUpdates } from '#web/features/messages/frame/live-updates.tsx';
import { shellOf } from '#web/features/shell/frame/enter-side.ts';
import { HunterShell, TalentShell } from '#web/features/shell/frame/side-shells.tsx';
import { GuestShell } from '#web/features/shell/parts/guest-shell.tsx';

export const Route = createFileRoute('/_open')({
  beforeLoad: async () => ({ side: await shellOf() }),
  component: Shell,
});

function Shell() {
  const { side } = Route.useRouteContext();
  if (!side) return <GuestShell />;
  return (
    <>
      <LiveUpdates />
      {side === 'talent' ? <TalentShell /> : <HunterShell />}
    </>
  );
}
