/** Talks to the service workers of a browser over its debugging protocol: a page's own session does not reach them. */
import type { CDPSession } from '@playwright/test';

type Command = readonly [method: string, params: Record<string, unknown>];
type Message = { method?: string; params?: Record<string, unknown> };

/** Sends the commands to every current and future service worker; `heard` gets their events. */
export async function commandWorkers(
  session: CDPSession,
  commands: readonly Command[],
  heard: (method: string, params: Record<string, unknown>) => void = () => undefined,
): Promise<void> {
  const attach = async (targetId: string) => {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    for (const [index, [method, params]] of commands.entries())
      await session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id: index + 1, method, params }),
      });
  };
  session.on('Target.targetCreated', ({ targetInfo }) => {
    // A worker that ends before it is reached has nothing to report.
    if (targetInfo.type === 'service_worker') attach(targetInfo.targetId).catch(() => undefined);
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { method, params } = JSON.parse(message) as Message;
    if (method) heard(method, params ?? {});
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
}
