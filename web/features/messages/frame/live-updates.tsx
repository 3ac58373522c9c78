/** Begins live updates and the sending of what waits, on screens of somebody who is signed in. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { later } from '#web/lib/later.ts';
import { useSession } from '#web/lib/session.ts';

const START = later(async () => (await import('../live/follow-live.ts')).followLive);

/** Draws nothing. What it starts goes on while the session lasts, whatever screen is in view. */
export function LiveUpdates() {
  const client = useQueryClient();
  const { token, person } = useSession();
  // Whoever sees kept screens without a token sees what waits; it is sent after the next login.
  const session = person && (token ?? 'none');
  useEffect(() => {
    if (!session) return;
    const start = async () => (await START.fetch())(client);
    const tryAgain = () => void start().catch(() => undefined);
    // Out of reach now: it comes with the network.
    start().catch(() => addEventListener('online', tryAgain, { once: true }));
    return () => removeEventListener('online', tryAgain);
  }, [client, session]);
  return null;
}
