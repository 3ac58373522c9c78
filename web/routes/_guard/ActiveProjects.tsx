/** /ActiveProjects without its prefix: redirects to the hunter's screen (rule 9.2). */
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_guard/ActiveProjects')({
  beforeLoad: () => {
    throw redirect({ to: '/hunterDashboard/ActiveProjects', replace: true });
  },
});
