/** Screens that both sides share, in the shell of the side in view. */
import { createFileRoute } from '@tanstack/react-router';
import { enterSide } from '#web/features/shell/frame/enter-side.ts';
import { HunterShell, TalentShell } from '#web/features/shell/frame/side-shells.tsx';
import { useSession } from '#web/lib/session.ts';

export const Route = createFileRoute('/_guard/_member')({
  beforeLoad: ({ context, ...asked }) => enterSide(context.getSession().side, asked),
  component: Shell,
});

function Shell() {
  return useSession().side === 'hunter' ? <HunterShell /> : <TalentShell />;
}
