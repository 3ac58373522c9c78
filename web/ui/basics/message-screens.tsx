/** Shown instead of a screen when it does not exist or has failed. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { useOnline } from '#web/lib/online.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from './button.tsx';
import { MessageScreen, type NotFoundKind } from './message-screen.tsx';

/** Thrown when the record that a screen is about is missing; the not-found page replaces the screen. */
export class ThingMissing extends Error {
  readonly what: NotFoundKind;

  constructor(what: NotFoundKind) {
    super(what);
    this.what = what;
  }
}

const NOT_FOUND = later(async () => (await import('../not-found-screen.tsx')).NotFoundScreen);

/** The one not-found screen, for pages and records. */
export function NotFound({ what = 'page' }: { what?: NotFoundKind }) {
  const { part: Screen, failure, retry } = useLater(NOT_FOUND);
  if (failure) return <Failed error={failure} onRetry={retry} />;
  return Screen && <Screen what={what} />;
}

/** Shown when a screen failed to render or to load its data, with Retry. */
export function ScreenError(props: ErrorComponentProps) {
  if (props.error instanceof ThingMissing) return <NotFound what={props.error.what} />;
  return <ScreenFailed {...props} />;
}

function ScreenFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return <Failed error={error} onRetry={retry} />;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const online = useOnline();
  return (
    <MessageScreen
      title={online ? words.common.screenError.title : words.shell.offline.notSeenTitle}
      text={online ? messageOf(error) : words.shell.offline.notSeen}
      actions={
        <>
          <Button onClick={onRetry}>{words.common.actions.retry}</Button>
          <Button variant="secondary" onClick={() => location.reload()}>
            {words.common.screenError.reload}
          </Button>
        </>
      }
    />
  );
}
