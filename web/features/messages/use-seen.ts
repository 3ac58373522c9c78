/** Tells the other person that their messages were read: once the conversation is in view. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Message } from '#contract/messages/messages.ts';
import { showThread } from './frame/in-view.ts';
import { tellSeen } from './thread-cache.ts';

/** True while the window is in front of the person. */
function useInView(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return visible;
}

/** `latest` is the last line of the conversation that is shown; null while an older part of it is. */
export function useSeen(personId: string, latest: Message | undefined, unread: number): void {
  const client = useQueryClient();
  const visible = useInView();
  const id = latest?.id;
  const news = unread > 0 || latest?.sender_id === personId;
  useEffect(() => showThread(personId), [personId]);
  useEffect(() => {
    if (!visible || id === undefined || !news) return;
    // Failing is no harm: the next line or the next look tells it again.
    tellSeen(client, personId, { delivered: id, read: id }).catch(() => undefined);
  }, [client, personId, visible, id, news]);
}
