/** The talent's screens in their shell. */
import { createFileRoute } from '@tanstack/react-router';
import { enterSide } from '#web/features/shell/frame/enter-side.ts';
import { TalentShell } from '#web/features/shell/frame/talent-shell.tsx';

export const Route = createFileRoute('/_guard/_talent')({
  beforeLoad: () => enterSide('talent'),
  component: TalentShell,
});
