/** Mails a link and its code when a password was forgotten. */
import { sql } from 'kysely';
import * as paths from '#contract/site/paths.ts';
import { countOf } from '#server/core/db/counts.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { newCode, sha256 } from '#server/core/security/ids.ts';
import type { Effect, Event } from '#server/core/work/events.ts';
import { mailPerson } from './mails/commands.ts';
import { expireCodes, PASSWORD_FORGOTTEN } from './passwords/commands.ts';

const CODE_LIFETIME_MS = 30 * 60_000;
const CODES_PER_HOUR = 3;

export const mailingCode: Effect = {
  kind: 'mail-code',
  matches: ({ name }) => name === PASSWORD_FORGOTTEN,
  async run(tx, events, services) {
    for (const event of events) await mailCode(tx, event, services);
  },
};

/** A newer code invalidates the older one; after three within an hour none is mailed. */
async function mailCode(tx: Write, event: Event, services: Services): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', event.aboutId)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user || (await askedTooOften(tx, user.id, event.at))) return;
  const code = newCode();
  await storeCode(tx, user.id, code, event.at);
  const sending = { key: `password-reset:${event.id}`, now: services.clock.now() };
  await mailPerson(tx, user.id, sending, ({ notifications: { mail } }) => ({
    subject: mail.newPassword,
    lines: [mail.newPasswordText, code, mail.newPasswordNotYou],
    link: { label: mail.newPassword, url: `${services.config.publicUrl}${paths.resetPassword}?code=${code}` },
  }));
}

async function askedTooOften(tx: Write, userId: string, at: Date): Promise<boolean> {
  const count = await countOf(
    tx,
    sql`from password_resets where user_id = ${userId} and created_at > ${new Date(at.getTime() - 3_600_000)}`,
  );
  return count >= CODES_PER_HOUR;
}

async function storeCode(tx: Write, userId: string, code: string, at: Date): Promise<void> {
  await expireCodes(tx, userId, at);
  await tx
    .insertInto('password_resets')
    .values({
      code_hash: sha256(code),
      user_id: userId,
      created_at: at,
      expires_at: new Date(at.getTime() + CODE_LIFETIME_MS),
    })
    .execute();
}
