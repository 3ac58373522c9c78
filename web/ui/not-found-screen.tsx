/** Shown when a page, or the record that it is about, does not exist. */
import { useEffect } from 'react';
import * as paths from '#contract/site/paths.ts';
import { isPublicPage } from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { goBack } from '#web/lib/own-paths.ts';
import { useSession } from '#web/lib/session.ts';
import { Button, ButtonLink } from './basics/button.tsx';
import { MessageScreen, type NotFoundKind } from './basics/message-screen.tsx';

/** The one not-found screen: for a wrong address, and for a record that is gone or belongs to others. */
export function NotFoundScreen({ what }: { what: NotFoundKind }) {
  // A page rendered by the server is loaded from there.
  const leaving = isPublicPage(location.pathname) && loadedAt() !== location.pathname;
  const { person, side } = useSession();
  const isTalent = person !== null && side === 'talent';
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
          <ButtonLink variant="secondary" to={isTalent ? paths.openJobs : paths.gigSearch}>
            {isTalent ? words.common.actions.findOpenJobs : words.common.actions.findTalents}
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
