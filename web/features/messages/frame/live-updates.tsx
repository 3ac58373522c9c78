/** Starts live updates and the sending of queued messages, on screens of people who are signed in. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { later } from '#web/lib/later.ts';
import { useSession } from '#web/lib/session.ts';

const START = later(async () => (await import('../live/follow-live.ts')).followLive);

/** Renders nothing. What it starts continues for the whole session, whichever screen is in view. */
export function LiveUpdates() {
  const client = useQueryClient();
  const { token, person } = useSession();
  // Without a token, stored screens still show queued messages; they are sent after the next login.
  const session = person && (token ?? 'none');
  useEffect(() => {
    if (!session) return;
    const start = async () => (await START.fetch())(client);
    const tryAgain = () => void start().catch(() => undefined);
    // Its code could not be loaded: try again when the network is back.
    start().catch(() => addEventListener('online', tryAgain, { once: true }));
    return () => removeEventListener('online', tryAgain);
  }, [client, session]);
  return null;
}
