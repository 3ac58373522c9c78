/** Without its prefix: leads to the hunter's screen (decisions.md, Accidents that are built for real). */
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_guard/CompletedProjects')({
  beforeLoad: () => {
    throw redirect({ to: '/hunterDashboard/CompletedProjects', replace: true });
  },
});
