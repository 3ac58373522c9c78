/** What is shown for an address that leads nowhere; a page of the server's own is loaded from there. */
import { useEffect } from 'react';
import * as paths from '#contract/site/paths.ts';
import { isPublicPage } from '#contract/site/public-pages.ts';
import { words } from '#contract/words.ts';
import { goBack } from '../../lib/go-back.ts';
import { Button } from './button.tsx';
import { MessageScreen } from './message-screen.tsx';

export function NotFound() {
  const leaving = isPublicPage(location.pathname) && loadedAt() !== location.pathname;
  useEffect(() => {
    if (leaving) location.reload();
  }, [leaving]);
  if (leaving) return null;
  return (
    <MessageScreen
      title={words.common.notFound.title}
      text={words.common.notFound.text}
      actions={
        <>
          <Button onClick={goBack}>{words.common.fixed.goBack}</Button>
          <Button variant="secondary" onClick={() => location.assign(paths.front)}>
            {words.common.notFound.home}
          </Button>
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
