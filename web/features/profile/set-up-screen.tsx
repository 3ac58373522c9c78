/** /updateProfile: waits for what is known of the person, then shows the form. */
import { useQuery } from '@tanstack/react-query';
import { accounts } from '#contract/accounts/accounts.ts';
import type { Side } from '#contract/core/common.ts';
import { words } from '#contract/words.ts';
import { callOptions } from '#web/lib/query.ts';
import { SkeletonGrid } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { ProfileForm, type SetUpStep } from './parts/profile-form.tsx';

type Props = {
  step: SetUpStep;
  /** The side chosen before coming here. */
  side: Side | undefined;
  onStep: (step: SetUpStep) => void;
  /** Leaves the form; `saved` is true when the profile was saved. */
  onLeave: (saved: boolean) => void;
};

export function SetUpScreen({ side, ...rest }: Props) {
  const query = useQuery(callOptions(accounts.me));
  const known = query.data?.user_profile ?? null;
  return (
    <>
      <PageHeader
        title={known ? words.profiles.setUp.editTitle : words.profiles.setUp.title}
        text={known ? undefined : words.profiles.setUp.lead}
      />
      <QueryView query={query} errorTitle={words.profiles.setUp.failed} waiting={<FormSkeleton />}>
        {(me) => <ProfileForm me={me} side={side} {...rest} />}
      </QueryView>
    </>
  );
}

function FormSkeleton() {
  return <SkeletonGrid className="gap-6" shapes={['h-12', 'h-18', 'h-18', 'h-18']} />;
}
