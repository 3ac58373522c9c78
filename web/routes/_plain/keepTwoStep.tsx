/** /keepTwoStep?token=…: the mailed link that keeps a second factor which an operator was about to remove. */
import { createFileRoute } from '@tanstack/react-router';
import { secondFactor } from '#contract/accounts/second-factor.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { ApiRefusal, messageOf } from '#web/lib/refusals.ts';
import { pageTitle } from '#web/lib/title.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { ErrorNote } from '#web/ui/basics/error-box.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';

const w = words.secondFactor.keep;

export const Route = createFileRoute('/_plain/keepTwoStep')({
  head: () => pageTitle(words.common.places.twoStep),
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    search.token === undefined ? {} : { token: String(search.token) },
  component: KeepTwoStep,
});

function KeepTwoStep() {
  const { token = '' } = Route.useSearch();
  const { mutate, isPending, isSuccess, error } = useMutationCall(secondFactor.stopRemoval);
  const isGone = error instanceof ApiRefusal && [404, 422].includes(error.status);
  return (
    <div className="grid gap-5">
      <h1 className="display">{w.title}</h1>
      <p aria-live="polite" className="text-soft">
        {isSuccess ? w.done : w.text}
      </p>
      {error && <ErrorNote text={isGone ? w.gone : messageOf(error)} />}
      {isSuccess && <TextLink to={paths.forgotPassword}>{words.common.places.newPassword}</TextLink>}
      {!isSuccess && !isGone && (
        <Button wide busy={isPending} onClick={() => mutate({ body: { stop_token: token } })}>
          {w.keep}
        </Button>
      )}
      <TextLink to={paths.login}>{words.accounts.shared.backToLogIn}</TextLink>
    </div>
  );
}
