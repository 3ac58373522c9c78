/** Where the shortcuts of the installed app lead, per side. Their names are in `web/public/adire.webmanifest`. */
import * as paths from '#contract/site/paths.ts';
import type { Side } from '#web/lib/session.ts';

export const START_PLACES = {
  messages: paths.conversations,
  orders: { talent: paths.talentOrders, hunter: paths.activeOrders },
  jobs: { talent: paths.openJobs, hunter: paths.ownJobs },
} as const satisfies Record<string, Record<Side, string>>;

type StartPlace = keyof typeof START_PLACES;

/** The address of /start: a place it does not know is the home. */
export function readStart(search: Record<string, unknown>): { to?: StartPlace | undefined } {
  const { to } = search;
  return typeof to === 'string' && Object.hasOwn(START_PLACES, to) ? { to: to as StartPlace } : {};
}
