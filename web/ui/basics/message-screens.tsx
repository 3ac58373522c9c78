/** Whole screens that say one thing, with what can be done next: any message, an address that leads nowhere, a screen that failed. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { useOnline } from '#web/lib/online.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { AdirePattern } from './adire-pattern.tsx';
import { Button } from './button.tsx';
import { MAIN } from './main-part.tsx';

type Props = { title: string; text: ReactNode; actions: ReactNode };

export function MessageScreen({ title, text, actions }: Props) {
  const [alone, setAlone] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setAlone(!ref.current?.closest(`#${MAIN}`)), []);
  const Tag = alone ? 'main' : 'div';
  return (
    <Tag
      ref={ref}
      {...(alone && { id: MAIN, tabIndex: -1 })}
      className="mx-auto w-full max-w-xl px-4 py-10 outline-none sm:py-16"
    >
      <div className="grid gap-3 rounded-card border border-line bg-card p-5 sm:p-8">
        <AdirePattern className="mb-2 size-16 rounded-card" />
        <h1 className="display">{title}</h1>
        <p className="text-soft">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
      </div>
    </Tag>
  );
}

/** What can be missing: a page, or the thing that a page is about. */
export type Missing = keyof typeof words.common.notFound;

/** Thrown where the thing that a screen is about is missing: that is shown in the screen's place. */
export class ThingMissing extends Error {
  readonly what: Missing;

  constructor(what: Missing) {
    super(what);
    this.what = what;
  }
}

const NOT_FOUND = later(async () => (await import('../not-found-screen.tsx')).NotFoundScreen);

/** The one screen for what is not there. */
export function NotFound({ what = 'page' }: { what?: Missing }) {
  const { part: Screen, failure, retry } = useLater(NOT_FOUND);
  if (failure) return <Failed error={failure} onRetry={retry} />;
  return Screen && <Screen what={what} />;
}

/** What is shown when a screen could not be drawn or its data could not be loaded, with Retry. */
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
