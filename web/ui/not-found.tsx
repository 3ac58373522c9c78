/** What is shown for an address that leads nowhere. */
import { Button } from './button.tsx';
import { MessageScreen } from './message-screen.tsx';

export function NotFound() {
  return (
    <MessageScreen
      title="This page does not exist"
      text="The address may be mistyped, or what stood here was removed."
      actions={
        <>
          <Button onClick={() => history.back()}>Go back</Button>
          <Button variant="secondary" onClick={() => location.assign('/')}>
            To the front page
          </Button>
        </>
      }
    />
  );
}
