/** /operator/enrol: setting up an authenticator; an operator who is signed in has one. */
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/operator/enrol')({
  head: () => pageTitle(words.shell.consoleTitles.enrol),
  component: Enrolled,
});

function Enrolled() {
  return <Navigate to="/operator" replace />;
}
