/** What is shown when a screen could not be drawn or its data could not be loaded, with Retry. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { messageOf } from '#web/lib/refusals.ts';
import { Button } from './button.tsx';
import { MessageScreen } from './message-screen.tsx';

export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <MessageScreen
      title="This screen could not be shown"
      text={messageOf(error)}
      actions={
        <>
          <Button onClick={retry}>Retry</Button>
          <Button variant="secondary" onClick={() => location.reload()}>
            Reload the page
          </Button>
        </>
      }
    />
  );
}
