/** What is shown when a screen could not be drawn or its data could not be loaded, with Retry. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { useOnline } from '../../lib/online.ts';
import { messageOf } from '../../lib/refusals.ts';
import { Button } from './button.tsx';
import { MessageScreen } from './message-screen.tsx';

export function ScreenError({ error, reset }: ErrorComponentProps) {
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
