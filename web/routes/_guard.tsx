/** The guard of everything that needs a login: with a token it proceeds, without one it goes to /login and back after. */
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_guard')({
  beforeLoad: ({ context, location }) => {
    if (!context.getSession().token) {
      throw redirect({ href: `/login?next=${encodeURIComponent(location.href)}` });
    }
  },
});
