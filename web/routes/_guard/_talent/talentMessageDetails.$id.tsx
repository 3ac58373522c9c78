/** The other address of a talent's conversation (rule 9.15). */
import { createFileRoute, redirect } from '@tanstack/react-router';
import { readThreadSearch } from '../../-searches.ts';

export const Route = createFileRoute('/_guard/_talent/talentMessageDetails/$id')({
  validateSearch: readThreadSearch,
  beforeLoad({ params, search }) {
    throw redirect({ to: '/messagedashboard/talentMessageDetails/$id', params, search, replace: true });
  },
});
