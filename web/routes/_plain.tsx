/** Screens before login: the mark and one narrow card. */
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PlainShell } from '#web/features/shell/guest/plain-shell.tsx';

export const Route = createFileRoute('/_plain')({ component: Plain });

function Plain() {
  return (
    <PlainShell>
      <Outlet />
    </PlainShell>
  );
}
