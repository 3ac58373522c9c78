/** What is shown where a page, or the thing that it is about, is not there. */
import { useEffect } from 'react';
import * as paths from '#contract/site/paths.ts';
import { isPublicPage } from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { goBack } from '#web/lib/own-paths.ts';
import { Button, ButtonLink } from './basics/button.tsx';
import { MessageScreen, type Missing } from './basics/message-screen.tsx';

/** The one screen for what is not there: an address that leads nowhere, a thing that is gone or belongs to others. */
export function NotFoundScreen({ what }: { what: Missing }) {
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
