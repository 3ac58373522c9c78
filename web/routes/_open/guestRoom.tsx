/** /guestRoom: the work of an order for a guest; the link's token is after the `#`. */
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { words } from '#contract/words.ts';
import { GuestRoomScreen } from '#web/features/orders/guest-room-screen.tsx';
import { pageTitle } from '#web/lib/title.ts';

export const Route = createFileRoute('/_open/guestRoom')({
  head: () => pageTitle(words.common.places.guestRoom),
  component: GuestRoomRoute,
});

function GuestRoomRoute() {
  const token = useLocation({ select: ({ hash }) => hash });
  return <GuestRoomScreen key={token} token={token} />;
}
