/** A talent's public profile, for hunters. */
import { createFileRoute } from '@tanstack/react-router';
import { profiles } from '#contract/profiles.ts';
import { TalentPage } from '#web/features/profile/talent-page.tsx';
import { callOptions } from '#web/lib/query.ts';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_guard/_hunter/hunterDashboard/user/$id')({
  head: () => pageTitle('Talent'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(callOptions(profiles.get, { params })),
  component: TalentScreen,
});

function TalentScreen() {
  const { id } = Route.useParams();
  return <TalentPage userId={id} onBack={() => history.back()} />;
}
