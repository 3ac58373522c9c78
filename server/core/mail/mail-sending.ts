/** Sends the outbox over SMTP, one mail at a time. */
import { sql } from 'kysely';
import type { Transporter } from 'nodemailer';
import { DAY_MS } from '#contract/core/days.ts';
import type { Config } from '../config.ts';
import type { Services } from '../http/context.ts';
import { sha256 } from '../security/ids.ts';
import { type Handler, inBatches, type Outcome } from '../work/queue.ts';
import { MAIL } from './mail.ts';

/** Longer than the timeouts below together. */
const LEASE_MS = 5 * 60_000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
/** Older mails are not sent: they are no longer news, and their codes and links have expired. */
const STALE_MS = 3 * DAY_MS;
const STALE = 'Not sent within three days.';

/** Sends over SMTP; without SMTP_URL the outbox itself is the destination (`/dev/mail`). */
export function mailHandler({ smtpUrl }: Config): Handler {
  if (smtpUrl === null) return inBatches(MAIL, async () => undefined);
  let opened: Promise<Transporter> | null = null;
  return {
    kind: MAIL,
    leaseMs: LEASE_MS,
    run: async ({ subject, created_at, error }, services) => {
      const mail = await findMail(services, BigInt(subject));
      if (!mail) return async () => undefined;
      opened ??= openTransport(smtpUrl);
      // A mail that waited too long is neither sent late nor dropped: it is shown to an operator.
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

/** Undefined when the mail was sent or its recipient was deleted in the meantime. */
async function findMail({ database }: Services, id: bigint): Promise<Mail | undefined> {
  const { rows } = await sql<Mail>`
    select id, key, to_address, subject, body, html, unsubscribe_url from mails where id = ${id} and sent_at is null
  `.execute(database.db);
  return rows[0];
}

/**
 * The connection can break, or this process die, before the server confirms the mail: whether it was accepted is then
 * unknown. It is sent again, always under the same Message-ID, by which the receiver recognises a repeat: a late or
 * duplicate mail does little harm, a lost one does.
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

/** Headers with which a mail program can offer "unsubscribe" beside the mail (RFC 2369, RFC 8058). */
function oneClick(url: string | null): Record<string, { prepared: true; value: string }> {
  if (url === null) return {};
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
  };
}

/** `responseCode` is the mail server's answer, undefined when there was none; `command` is the SMTP command that failed. */
type SmtpError = Error & { responseCode?: number; command?: string };

/** False when the server, the connection or our sender address is the problem: all other mails would fail too. */
function isAboutMail({ command, responseCode }: SmtpError): boolean {
  if (command === 'API') return true;
  return responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA');
}

/** True for a permanent failure (5xx), such as an unknown mailbox: retrying is useless. 4xx codes are temporary. */
function isForGood(error: SmtpError): boolean {
  return isAboutMail(error) && (error.responseCode ?? 550) >= 500;
}
