/** The endpoints of own data, the address of a copy, and what the clock does. */

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownData } from '#contract/own-data/own-data.ts';
import { words } from '#contract/words.ts';
import { DAY_MS, lagosDay } from '#server/core/clock.ts';
import { zipOf } from '#server/core/files/zip.ts';
import type { Services } from '#server/core/http/context.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { forgetMails } from '#server/core/security/erasure.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { deleteAccount, FAREWELL, openCopy } from './commands.ts';
import { readCopyName } from './copy/rules.ts';
import { copyOf } from './copy/views.ts';
import { getObstacles, mayTakeCopy } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(app, ownData, { standing: getObstacles, export: openCopy, remove: deleteAccount }, mounting);
}

/** At the root, for the browser's own download: the link carries the right. */
export function mountCopies(app: FastifyInstance, { services }: Mounting): void {
  app.get('/own-data/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const now = services.clock.now();
    const userId = readCopyName(services.config.signingSecret, request.params.name, now);
    if (userId === null || !(await mayTakeCopy(services.database.db, userId))) throw expired();
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="adire-data-${lagosDay(now)}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(zipOf(copyOf(services, userId, now), now)));
  });
}

function expired(): Refusal {
  return new Refusal(403, words.common.refusals.linkExpired);
}

/** The last mail to a deleted person is deleted like the rest. */
export function scheduledTasks({ database, clock }: Services): ScheduledTask[] {
  return [
    {
      name: 'forget-farewells',
      every: '04:11',
      run: () => forgetMails(database.db, FAREWELL, new Date(clock.now().getTime() - FORGOTTEN_AFTER_MS)),
    },
  ];
}

const FORGOTTEN_AFTER_MS = 7 * DAY_MS;
