/** Sends the outbox over SMTP: each mail by a lease, again after growing pauses, and parked when it is given up. */
import { sql } from 'kysely';
import { createTransport, type Transporter } from 'nodemailer';
import { DAY_MS } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { sha256 } from '../security/ids.ts';

const TRIES_MAX = 10;
/** At most so many mails in one round. */
const ROUND_MAX = 200;
/** A mail that is being sent belongs to its sender for this long; longer than the time-outs below together. */
const LEASE_MS = 5 * 60_000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
/** What is older is no news any more; its codes and links have ended. */
const STALE_MS = 3 * DAY_MS;

export type Mailer = { send(services: Services): Promise<number> };

/** Sends over SMTP; without SMTP_URL the outbox itself is the destination (`/dev/mail`). */
export function createMailer(config: Config): Mailer {
  const { smtpUrl } = config;
  if (!smtpUrl) return { send: async () => 0 };
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  return { send: (services) => sendWaiting(services, transport) };
}

/** Returns how many were sent. When the mail server itself is away the others wait for the next round. */
async function sendWaiting(services: Services, transport: Transporter): Promise<number> {
  await parkStale(services);
  let sent = 0;
  for (let round = 0; round < ROUND_MAX; round += 1) {
    const mail = await claim(services);
    if (!mail) return sent;
    const outcome = await deliver(services, transport, mail);
    if (outcome === 'sent') sent += 1;
    if (outcome === 'server-away') return sent;
  }
  return sent;
}

/** What waited for too long is shown to a person instead of being sent late, or forgotten. */
async function parkStale({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await sql`
    update mails
    set parked_at = ${now}, error = coalesce('Not sent within three days. ' || error, 'Not sent within three days.')
    where sent_at is null and parked_at is null and waits_since <= ${new Date(now.getTime() - STALE_MS)}
      and next_try_at <= ${now}
  `.execute(database.db);
}

type Claimed = {
  id: bigint;
  key: string;
  to_address: string;
  subject: string;
  body: string;
  html: string;
  unsubscribe_url: string | null;
  attempts: number;
};

/**
 * Takes the next mail by moving its next try beyond the lease, and commits: nothing is locked while SMTP talks, no
 * second process takes it as well, and when this one dies the lease ends and the mail is tried again.
 */
async function claim({ database, clock }: Services): Promise<Claimed | undefined> {
  const now = clock.now();
  const { rows } = await sql<Claimed>`
    update mails
    set attempts = attempts + 1, next_try_at = ${new Date(now.getTime() + LEASE_MS)}
    where id = (
      select id from mails
      where sent_at is null and parked_at is null and next_try_at <= ${now}
      order by next_try_at, id
      limit 1
      for update skip locked
    )
    returning id, key, to_address, subject, body, html, unsubscribe_url, attempts
  `.execute(database.db);
  return rows[0];
}

/**
 * Between the end of the mail and the server's "taken" the connection can break, or this process die: whether the
 * mail was taken can then not be known. It is sent again, always under the same Message-ID, by which the receiver
 * tells that it has it: late or doubled is mended, lost is not.
 */
async function deliver(
  { database, clock, config }: Services,
  transport: Transporter,
  mail: Claimed,
): Promise<'sent' | 'refused' | 'server-away'> {
  try {
    await transport.sendMail({
      from: config.mailFrom,
      to: { name: '', address: mail.to_address },
      subject: mail.subject,
      text: mail.body,
      html: mail.html,
      messageId: `<${sha256(mail.key).slice(0, 40)}@${new URL(config.publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(mail.unsubscribe_url) },
    });
  } catch (error) {
    const failure = error as SmtpError;
    await postpone(database.db, mail, failure, clock.now());
    return isAboutMail(failure) ? 'refused' : 'server-away';
  }
  await sql`update mails set sent_at = ${clock.now()}, error = null where id = ${mail.id}`.execute(
    database.db,
  );
  return 'sent';
}

/** What a mail program needs to offer "unsubscribe" beside the mail (RFC 2369, RFC 8058). */
function oneClick(url: string | null): Record<string, { prepared: true; value: string }> {
  if (url === null) return {};
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  };
}

/** `responseCode` is what the mail server answered, without one there was no answer; `command` is what it was asked. */
type SmtpError = Error & { responseCode?: number; command?: string };

/** False when the server, the way to it or our sender's address is the trouble: the other mails would fare no better. */
function isAboutMail({ command, responseCode }: SmtpError): boolean {
  if (command === 'API') return true;
  return responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA');
}

/** No such mailbox, mail refused for good: asking again changes nothing. 421 and the other 4xx pass with time. */
function isForGood(error: SmtpError): boolean {
  return isAboutMail(error) && (error.responseCode ?? 550) >= 500;
}

/** Waits 1 minute, 2, 4 … and gives up after ten tries, or at once; a parked mail waits for a person. */
async function postpone(db: Db, mail: Claimed, error: SmtpError, now: Date): Promise<void> {
  const next = new Date(now.getTime() + 30_000 * 2 ** mail.attempts);
  const parked = mail.attempts >= TRIES_MAX || isForGood(error) ? now : null;
  await sql`
    update mails
    set next_try_at = ${next}, parked_at = ${parked}, error = ${error.message.slice(0, 500)}
    where id = ${mail.id}
  `.execute(db);
}
