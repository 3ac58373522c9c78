/** /twoStepSignIn: one's own second factor. */
import { createFileRoute } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { SecondFactorSection } from '#web/features/accounts/second-factor/section.tsx';
import { pageTitle } from '#web/lib/title.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';

export const Route = createFileRoute('/_guard/_member/twoStepSignIn')({
  head: () => pageTitle(words.common.places.twoStep),
  component: TwoStepSignIn,
});

function TwoStepSignIn() {
  return (
    <>
      <PageHeader title={words.common.places.twoStep} back />
      <div className="max-w-3xl">
        <SecondFactorSection />
      </div>
    </>
  );
}
