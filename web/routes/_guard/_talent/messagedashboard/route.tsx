/** The talent's messages (rule 9.15): the list, and beside it the conversation. */
import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { MessagesFrame } from '#web/features/messages/lists/messages-frame.tsx';

export const Route = createFileRoute('/_guard/_talent/messagedashboard')({ component: Frame });

function Frame() {
  const { id } = useParams({ strict: false });
  return (
    <MessagesFrame side="talent" open={id}>
      <Outlet />
    </MessagesFrame>
  );
}
