/** Shows a query in its three states: waiting, failed with Retry, and its data. */
import type { ReactNode } from 'react';
import { ErrorBox } from './error-box.tsx';
import { SkeletonList } from './skeleton.tsx';

type Props<Data> = {
  /** What `useQuery` or `useCallPages` gives. */
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** While there is nothing yet; a list of grey cards unless said otherwise. */
  waiting?: ReactNode;
  /** What could not be loaded. */
  errorTitle?: string;
  children: (data: Data) => ReactNode;
};

/** Data that is there stays on screen when a later refresh fails; the failure is told above it. */
export function QueryView<Data>({ query, waiting, errorTitle, children }: Props<Data>) {
  const retry = () => void query.refetch();
  const failure = query.error && (
    <ErrorBox error={query.error} title={errorTitle} onRetry={retry} busy={query.isFetching} />
  );
  if (query.data === undefined) return failure || waiting || <SkeletonList />;
  if (!failure) return children(query.data);
  return (
    <div className="grid gap-4">
      {failure}
      {children(query.data)}
    </div>
  );
}
