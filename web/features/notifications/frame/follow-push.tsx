/** Keeps the push subscription up, and goes where a tapped notification leads; draws nothing. */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { later } from '#web/lib/later.ts';
import { safeNextPath } from '#web/lib/own-paths.ts';
import { pushedTo } from '#web/lib/push/push-mark.ts';
import { useSession } from '#web/lib/session.ts';

const RENEW = later(async () => (await import('#web/lib/push/push.ts')).renewPush);

/** Once per session of a page; where nobody ever switched push on it fetches nothing. */
export function FollowPush() {
  const router = useRouter();
  const { token, person } = useSession();
  const personId = token && (person?.user.id ?? null);
  useEffect(() => {
    if (!personId || pushedTo() === null) return;
    const renew = async () => (await RENEW.fetch())(personId);
    // Without a network, or without the push service: the next page tries again.
    renew().catch(() => undefined);
  }, [personId]);
  useEffect(() => {
    if (!personId || !('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const go = ({ data, ports: [port] }: MessageEvent<{ open?: unknown } | null>) => {
      const path = typeof data?.open === 'string' ? safeNextPath(data.open) : null;
      if (!path) return;
      port?.postMessage('going');
      void router.navigate({ href: path });
    };
    serviceWorker.addEventListener('message', go);
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', go);
  }, [personId, router]);
  return null;
}
