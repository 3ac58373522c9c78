/** Appends to the security log, whose events are never changed, and deletes old ones (rule 1.15). */
import { sql } from 'kysely';
import { SECURITY_LOG_DAYS, type SecurityKind } from '#contract/accounts/security-kinds.ts';
import { DAY_MS } from '#contract/core/days.ts';
import type { Config } from '#server/core/config.ts';
import type { Db } from '#server/core/db/database.ts';
import type { Origin } from '#server/core/http/origin.ts';
import { sha256 } from '#server/core/security/ids.ts';
import { deviceOf, networkOf } from './rules.ts';

/** When it happened, and in which call; a call's context is one. Without an origin, it was the process itself. */
export type SecurityEventContext = { now: Date; requestId?: string; origin?: Origin };

export type NewSecurityEvent = {
  kind: SecurityKind;
  /** The person concerned; null when no account has the typed address, and for the process. */
  userId: string | null;
  /** Details of this kind of event. Never a secret, and nothing that people wrote. */
  facts?: Readonly<Record<string, string | number | boolean | null>>;
};

/** Writes one event, with the change that it reports or on its own when nothing changed. */
export async function recordSecurityEvent(
  db: Db,
  context: SecurityEventContext,
  event: NewSecurityEvent,
): Promise<void> {
  await db.insertInto('security_events').values(rowOf(context, event)).execute();
}

const REPEATED_WITHIN_MS = 60_000;

/** Like `recordSecurityEvent`, but at most once a minute per kind, person, network and facts: a refused caller may retry for hours. */
export async function recordRefusal(
  db: Db,
  context: SecurityEventContext,
  event: NewSecurityEvent,
): Promise<void> {
  const row = rowOf(context, event);
  const { rows } = await sql`
    select from security_events
    where at > ${new Date(context.now.getTime() - REPEATED_WITHIN_MS)} and kind = ${row.kind}
      and user_id is not distinct from ${row.user_id}::uuid and network is not distinct from ${row.network}
      and facts = ${row.facts}::jsonb
    limit 1
  `.execute(db);
  if (rows.length === 0) await recordSecurityEvent(db, context, event);
}

function rowOf(
  { now, requestId, origin }: SecurityEventContext,
  { kind, userId, facts = {} }: NewSecurityEvent,
) {
  return {
    at: now,
    kind,
    user_id: userId,
    network: origin ? networkOf(origin.address) : null,
    country: origin?.country ?? null,
    ...(origin ? deviceOf(origin.userAgent) : { browser: null, system: null }),
    device_hash: origin ? deviceHash(origin) : null,
    facts: JSON.stringify(facts),
    request_id: requestId ?? null,
  };
}

/** Identifies a device by the name its browser gave itself, else by browser and system. */
export function deviceHash({ deviceId, userAgent }: Origin): string {
  const { browser, system } = deviceOf(userAgent);
  return sha256(deviceId ?? `${browser} ${system}`);
}

/** Records the settings with which the process started, without any secret. */
export async function recordSettings(db: Db, now: Date, config: Config): Promise<void> {
  await recordSecurityEvent(
    db,
    { now },
    {
      kind: 'settings',
      userId: null,
      facts: {
        production: config.production,
        public_url: config.publicUrl,
        database: config.databaseUrl ? 'postgres' : 'embedded',
        files: config.files.kind,
        provider: config.paystack.simulated ? 'simulator' : new URL(config.paystack.baseUrl).host,
        mails: config.smtpUrl !== null,
        seed: config.seed,
        rate_limits: config.rateLimits,
        clock_ahead_days: config.clockAheadDays,
        trusted_proxy: config.trustedProxy,
        country_header: config.countryHeader,
        operator_addresses: config.operatorAddresses.join(' '),
        log_level: config.logLevel,
      },
    },
  );
}

/** Removes events older than 180 days, the only way in which one is deleted. */
export async function forgetSecurityEvents(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('security_events.forgetting', 'on', true)`.execute(tx);
    await sql`
      delete from security_events where at < ${new Date(now.getTime() - SECURITY_LOG_DAYS * DAY_MS)}
    `.execute(tx);
  });
}
