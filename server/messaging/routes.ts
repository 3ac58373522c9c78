/** The endpoints, effects and scheduled tasks of messages. */
import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages/messages.ts';
import { unreadMessages } from '#contract/messages/unread-messages.ts';
import type { Services } from '#server/core/http/context.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import type { Effect } from '#server/core/work/events.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { block, mute, report, unblock, unmute } from './blocks/commands.ts';
import { attach, seen, send, typing } from './commands.ts';
import { delivered, received } from './delivery/commands.ts';
import { writingOrderLine } from './effects.ts';
import { findPair, lockOpenPair } from './policy.ts';
import { conversation, conversations, search, unread } from './queries.ts';
import { removeUnsentFiles, repairUnread } from './scheduled-tasks.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    messages,
    {
      send,
      attach,
      conversations,
      conversation: gated(findPair, conversation),
      seen: gated(lockOpenPair, seen),
      delivered,
      received,
      typing: gated(findPair, typing),
      search,
      block,
      unblock: gated(findPair, unblock),
      mute: gated(lockOpenPair, mute),
      unmute: gated(lockOpenPair, unmute),
      report: gated(lockOpenPair, report),
    },
    mounting,
  );
  mountEndpoints(app, unreadMessages, { count: unread }, mounting);
}

export const effects: readonly Effect[] = [writingOrderLine];

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [
    { name: 'repair-unread', every: '02:37', run: () => repairUnread(services) },
    { name: 'remove-unsent-files', every: 60, run: () => removeUnsentFiles(services) },
  ];
}
