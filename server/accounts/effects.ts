/** Mails a link and its code when a password was forgotten. */
import { sql } from 'kysely';
import * as paths from '#contract/site/paths.ts';
import type { Write } from '#server/core/db/database.ts';
import type { Services } from '#server/core/http/context.ts';
import { languageOfAccount, wordsIn } from '#server/core/i18n/language.ts';
import { queueMail } from '#server/core/mail/mail.ts';
import { newCode, sha256 } from '#server/core/security/ids.ts';
import type { Effect, Event } from '#server/core/work/events.ts';
import { PASSWORD_FORGOTTEN } from './passwords/commands.ts';

const CODE_LENGTH = 24;
const CODE_LIFETIME_MS = 30 * 60_000;
const CODES_PER_HOUR = 3;

type User = { id: string; name: string; email: string };

export const mailingCode: Effect = {
  kind: 'mail-code',
  hears: ({ name }) => name === PASSWORD_FORGOTTEN,
  async run(tx, events, services) {
    for (const event of events) await mailCode(tx, event, services);
  },
};

/** A newer code invalidates the older one; after three within an hour none is mailed. */
async function mailCode(tx: Write, event: Event, services: Services): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('id', '=', event.aboutId)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user || (await askedTooOften(tx, user, event.at))) return;
  const code = newCode(CODE_LENGTH);
  await storeCode(tx, user, code, event.at);
  const language = languageOfAccount(user.language);
  const m = wordsIn(language).notifications.mail;
  await queueMail(tx, {
    key: `password-reset:${event.id}`,
    to: user.email,
    subject: m.newPassword,
    lines: [m.hello(user.name), m.newPasswordText, code, m.newPasswordNotYou],
    language,
    link: { label: m.newPassword, url: `${services.config.publicUrl}${paths.resetPassword}?code=${code}` },
    now: services.clock.now(),
  });
}

async function askedTooOften(tx: Write, user: User, at: Date): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from password_resets
    where user_id = ${user.id} and created_at > ${new Date(at.getTime() - 3_600_000)}
  `.execute(tx);
  return (rows[0]?.count ?? 0) >= CODES_PER_HOUR;
}

async function storeCode(tx: Write, user: User, code: string, at: Date): Promise<void> {
  await sql`
    update password_resets set expires_at = ${at} where user_id = ${user.id} and expires_at > ${at}
  `.execute(tx);
  await tx
    .insertInto('password_resets')
    .values({
      code_hash: sha256(code),
      user_id: user.id,
      created_at: at,
      expires_at: new Date(at.getTime() + CODE_LIFETIME_MS),
    })
    .execute();
}
