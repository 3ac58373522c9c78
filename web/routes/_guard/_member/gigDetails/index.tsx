/** /gigDetails without an id: leads a talent to their own gigs, a hunter to the search. */
import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_guard/_member/gigDetails/')({
  beforeLoad: ({ context }) => {
    const isTalent = context.getSession().person?.sides.includes('talent');
    throw redirect({ to: isTalent ? '/publicProfile' : '/gigSearchResult', replace: true });
  },
});
