/** Keeps the push subscription alive and opens the page that a tapped notification links to; renders nothing. */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { later } from '#web/lib/later.ts';
import { safeNextPath } from '#web/lib/own-paths.ts';
import { pushPersonId } from '#web/lib/push/push-mark.ts';
import { useSession } from '#web/lib/session.ts';

const RENEW = later(async () => (await import('#web/lib/push/push.ts')).renewPush);

/** Renews the subscription once per page session; fetches nothing on devices where push was never switched on. */
export function FollowPush() {
  const router = useRouter();
  const { token, person } = useSession();
  const personId = token && (person?.user.id ?? null);
  useEffect(() => {
    if (!personId || pushPersonId() === null) return;
    const renew = async () => (await RENEW.fetch())(personId);
    // Offline, or the push service is unreachable: the next page load tries again.
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
