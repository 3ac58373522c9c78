/** Compares a sign-in with earlier ones: the person is notified of a new device, and a strange one also pauses withdrawals (rule 1.19). */
import { sql } from 'kysely';
import { DAY_MS } from '#contract/core/days.ts';
import * as paths from '#contract/site/paths.ts';
import type { Read, Write } from '#server/core/db/database.ts';
import type { OpenOutsideCtx } from '#server/core/http/context.ts';
import { record } from '#server/core/work/events.ts';
import { mailPerson } from '../mails/commands.ts';
import { deviceHash, recordSecurityEvent } from '../security-log/commands.ts';
import { countryName, deviceOf, networkOf } from '../security-log/rules.ts';

const PAUSE_MS = DAY_MS;
/** Wrong passwords within a day that make a sign-in from a new device strange. */
const FAILURES = 10;

/**
 * Runs before the sign-in is logged. A person's first sign-in with a browser is not a new device. One that pauses
 * withdrawals locks the account before the session does, so that two such sign-ins at once wait for each other.
 */
export async function reportNewDevice(tx: Write, ctx: OpenOutsideCtx, userId: string): Promise<void> {
  const before = await earlier(tx, ctx, userId);
  if (!before.any || before.device) return;
  const isStrange = (before.countries && !before.country) || before.failures >= FAILURES;
  const until = isStrange ? new Date(ctx.now.getTime() + PAUSE_MS) : null;
  if (until) {
    await tx.updateTable('users').set({ withdrawals_paused_until: until }).where('id', '=', userId).execute();
    await recordSecurityEvent(tx, ctx, { kind: 'withdrawals-paused', userId });
  }
  await record(tx, {
    name: 'account.new-device',
    about: { kind: 'user', id: userId },
    actor: { kind: 'anyone', id: null },
    facts: { paused_until: until?.toISOString() ?? null },
    at: ctx.now,
  });
  await mailNewDevice(tx, ctx, userId, until);
}

type Earlier = {
  /** Whether the log holds a sign-in with a browser, with this device, from a known country, and from this country. */
  any: boolean;
  device: boolean;
  countries: boolean;
  country: boolean;
  /** Wrong passwords within the last day. */
  failures: number;
};

/** Reads the person's earlier sign-ins from the log (180 days). A sign-in without a country is never from a new one. */
async function earlier(db: Read, { origin, now }: OpenOutsideCtx, userId: string): Promise<Earlier> {
  const { browser, system } = deviceOf(origin.userAgent);
  const { rows } = await sql<Earlier>`
    select count(*) filter (where kind = 'sign-in' and browser is not null) > 0 as any,
      count(*) filter (where kind = 'sign-in' and (device_hash = ${deviceHash(origin)} or (
        browser = ${browser} and system = ${system} and network = ${networkOf(origin.address)}
      ))) > 0 as device,
      count(*) filter (where kind = 'sign-in' and country is not null and ${origin.country}::text is not null) > 0
        as countries,
      count(*) filter (where kind = 'sign-in' and country = ${origin.country}) > 0 as country,
      count(*) filter (where kind = 'sign-in-failed' and at > ${new Date(now.getTime() - DAY_MS)})::int as failures
    from security_events
    where user_id = ${userId} and kind in ('sign-in', 'sign-in-failed')
  `.execute(db);
  if (!rows[0]) throw new Error('counting answers a row');
  return rows[0];
}

async function mailNewDevice(
  tx: Write,
  { origin, now, requestId, services }: OpenOutsideCtx,
  userId: string,
  until: Date | null,
): Promise<void> {
  const { browser, system } = deviceOf(origin.userAgent);
  await mailPerson(tx, userId, { key: `new-device:${requestId}`, now }, ({ security }, language) => {
    const m = security.deviceMail;
    const device = browser && system ? security.device.named(browser, system) : security.device.unknown;
    const country = countryName(origin.country, language);
    return {
      subject: m.subject,
      lines: [
        m.text(device, now.toISOString()),
        ...(country ? [m.country(country)] : []),
        ...(until ? [m.paused(until.toISOString())] : []),
        m.notYou,
      ],
      link: { label: m.link, url: `${services.config.publicUrl}${paths.security}` },
    };
  });
}
