/** Whole screens that say one thing, with what can be done next: any message, an address that leads nowhere, a screen that failed. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as paths from '#contract/site/paths.ts';
import { isPublicPage } from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { useOnline } from '#web/lib/online.ts';
import { goBack } from '#web/lib/own-paths.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { AdirePattern } from './adire-pattern.tsx';
import { Button, ButtonLink } from './button.tsx';
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
    super(words.common.notFound[what].title);
    this.what = what;
  }
}

/** The one screen for what is not there: an address that leads nowhere, a thing that is gone or belongs to others. */
export function NotFound({ what = 'page' }: { what?: Missing }) {
  // A page of the server's own is loaded from there.
  const leaving = isPublicPage(location.pathname) && loadedAt() !== location.pathname;
  useEffect(() => {
    if (leaving) location.reload();
  }, [leaving]);
  if (leaving) return null;
  return (
    <MessageScreen
      title={words.common.notFound[what].title}
      text={words.common.notFound[what].text}
      actions={
        <>
          <Button onClick={goBack}>{words.common.fixed.goBack}</Button>
          <ButtonLink variant="secondary" to={paths.gigSearch}>
            {words.common.actions.findTalents}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The path that this page was loaded at: when it is the one asked for, the server has nothing else to give. */
function loadedAt(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : location.pathname;
}

/** What is shown when a screen could not be drawn or its data could not be loaded, with Retry. */
export function ScreenError(props: ErrorComponentProps) {
  if (props.error instanceof ThingMissing) return <NotFound what={props.error.what} />;
  return <Failed {...props} />;
}

function Failed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const online = useOnline();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <MessageScreen
      title={online ? words.common.screenError.title : words.shell.offline.notSeenTitle}
      text={online ? messageOf(error) : words.shell.offline.notSeen}
      actions={
        <>
          <Button onClick={retry}>{words.common.actions.retry}</Button>
          <Button variant="secondary" onClick={() => location.reload()}>
            {words.common.screenError.reload}
          </Button>
        </>
      }
    />
  );
}
