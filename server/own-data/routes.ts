/** The endpoints of own data, the download address of a copy, and the scheduled tasks. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DAY_MS } from '#contract/core/days.ts';
import { ownData } from '#contract/own-data/own-data.ts';
import { words } from '#contract/words.ts';
import { isActiveAccount } from '#server/accounts/queries.ts';
import { lagosDay } from '#server/core/clock.ts';
import { holdersOf } from '#server/core/files/link-holder.ts';
import type { Services } from '#server/core/http/context.ts';
import { type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { eraseMails } from '#server/core/security/erasure.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import { deleteAccount, FAREWELL_MAIL_KEY, openCopy } from './commands.ts';
import { forgetOldCopies, openCopyOf } from './copy/commands.ts';
import { readCopyName } from './copy/rules.ts';
import { getObstacles } from './queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    ownData,
    { obstacles: getObstacles, export: openCopy, remove: deleteAccount },
    mounting,
  );
}

/** At the root, so that the browser downloads it itself: the link opens only in the person's own browser (rule 5.4). */
export function mountCopies(app: FastifyInstance, { services }: Mounting): void {
  app.get('/own-data/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const now = services.clock.now();
    const userId = readCopyName(services.config.signingSecret, request.params.name, now);
    if (userId === null || !holdersOf(request).includes(services.files.holderOf(userId))) throw expired();
    // A link issued earlier opens nothing after the account was closed.
    if (!(await isActiveAccount(services.database.db, userId))) throw expired();
    const { bytes, stream } = await openCopyOf(services, userId, now);
    if (bytes !== null) reply.header('content-length', bytes);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="adire-data-${lagosDay(now)}.zip"`)
      .header('cache-control', 'private, no-store')
      .send(stream);
  });
}

function expired(): Refusal {
  return new Refusal(403, words.common.refusals.linkExpired);
}

/** Removes copies after an hour, and the last mails to deleted persons after seven days. */
export function scheduledTasks(services: Services): ScheduledTask[] {
  const { database, clock } = services;
  return [
    { name: 'forget-old-copies', every: 10, run: () => forgetOldCopies(services) },
    {
      name: 'forget-farewells',
      every: '04:11',
      run: () =>
        eraseMails(database.db, FAREWELL_MAIL_KEY, new Date(clock.now().getTime() - FORGOTTEN_AFTER_MS)),
    },
  ];
}

const FORGOTTEN_AFTER_MS = 7 * DAY_MS;
