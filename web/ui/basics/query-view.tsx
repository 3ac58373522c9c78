/** Shows a query in its three states: waiting, failed with Retry, and its data. */
import type { ReactNode } from 'react';
import { words } from '#contract/words.ts';
import { useOnline } from '../../lib/online.ts';
import { isNotFound, NetworkFailure } from '../../lib/refusals.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorBox } from './error-box.tsx';
import { SkeletonList } from './loading.tsx';
import type { NotFoundKind } from './message-screen.tsx';
import { ThingMissing } from './message-screens.tsx';

type Props<Data> = {
  /** The result of `useQuery` or `useCallPages`. */
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Shown while there is no data yet; by default a list of grey cards. */
  waiting?: ReactNode;
  /** Title of the error box: what could not be loaded. */
  errorTitle?: string;
  /** The record that the whole screen is about: when it is not found, the not-found page replaces the screen. */
  about?: NotFoundKind;
  children: (data: Data) => ReactNode;
};

/**
 * Existing data stays on screen when a later refetch fails; the failure is shown above it, except for network failures, where the
 * offline mark says so and how old the data is.
 */
export function QueryView<Data>({ query, waiting, errorTitle, about, children }: Props<Data>) {
  const online = useOnline();
  if (about && query.data === undefined && isNotFound(query.error)) throw new ThingMissing(about);
  const retry = () => void query.refetch();
  const known = query.data !== undefined && !online && query.error instanceof NetworkFailure;
  const failure = query.error && !known && (
    <ErrorBox error={query.error} title={errorTitle} onRetry={retry} busy={query.isFetching} />
  );
  if (query.data === undefined) return failure || (online ? waiting || <SkeletonList /> : <NotSeen />);
  if (!failure) return children(query.data);
  return (
    <div className="grid gap-4">
      {failure}
      {children(query.data)}
    </div>
  );
}

function NotSeen() {
  return <EmptyState title={words.shell.offline.notSeenTitle} text={words.shell.offline.notSeen} />;
}
