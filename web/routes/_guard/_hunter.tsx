/** The hunter's screens in their shell. */
import { createFileRoute } from '@tanstack/react-router';
import { enterSide } from '#web/features/shell/frame/enter-side.ts';
import { SideError } from '#web/features/shell/frame/side-error.tsx';
import { HunterShell } from '#web/features/shell/frame/side-shells.tsx';

export const Route = createFileRoute('/_guard/_hunter')({
  beforeLoad: (asked) => enterSide('hunter', asked),
  component: HunterShell,
  errorComponent: SideError,
});
