/** Sends the outbox over SMTP, mail by mail. */
import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import { DAY_MS } from '#contract/core/days.ts';
import type { Config } from '../config.ts';
import type { Services } from '../http/context.ts';
import { sha256 } from '../security/ids.ts';
import { type Handler, type Outcome, together } from '../work/queue.ts';
import { MAIL } from './mail.ts';

/** Longer than the time-outs below together. */
const LEASE_MS = 5 * 60_000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
/** What is older is no news any more; its codes and links have ended. */
const STALE_MS = 3 * DAY_MS;
const STALE = 'Not sent within three days.';

/** Sends over SMTP; without SMTP_URL the outbox itself is the destination (`/dev/mail`). */
export function mailHandler({ smtpUrl }: Config): Handler {
  if (smtpUrl === null) return together(MAIL, async () => undefined);
  let opened: Promise<Transporter> | null = null;
  return {
    kind: MAIL,
    leaseMs: LEASE_MS,
    run: async ({ subject, created_at, error }, services) => {
      const mail = await findMail(services, BigInt(subject));
      if (!mail) return async () => undefined;
      opened ??= openTransport(smtpUrl);
      // What waited for too long is shown to a person instead of being sent late, or forgotten.
      const isStale = services.clock.now().getTime() - created_at.getTime() >= STALE_MS;
      const failed = isStale
        ? { failed: error ? `${STALE} ${error}` : STALE, forGood: true }
        : await deliver(services, await opened, mail);
      return async (tx) => {
        if (failed) return failed;
        await sql`update mails set sent_at = ${services.clock.now()} where id = ${mail.id}`.execute(tx);
        return undefined;
      };
    },
  };
}

/** The library is loaded with the first mail. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...TIMEOUTS });
}

type Mail = {
  id: bigint;
  key: string;
  to_address: string;
  subject: string;
  body: string;
  html: string;
  unsubscribe_url: string | null;
};

/** Nothing when the recipient is gone by then. */
async function findMail({ database }: Services, id: bigint): Promise<Mail | undefined> {
  const { rows } = await sql<Mail>`
    select id, key, to_address, subject, body, html, unsubscribe_url from mails where id = ${id} and sent_at is null
  `.execute(database.db);
  return rows[0];
}

/**
 * Between the end of the mail and the server's "taken" the connection can break, or this process die: whether the
 * mail was taken is then unknown. It is sent again, always under the same Message-ID, by which the receiver
 * recognises a repeat: a late or doubled mail can be repaired, a lost one cannot.
 */
async function deliver({ config }: Services, transport: Transporter, mail: Mail): Promise<Outcome> {
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
    return { failed: failure.message, forGood: isForGood(failure), away: !isAboutMail(failure) };
  }
  return undefined;
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
