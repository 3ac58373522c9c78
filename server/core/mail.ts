/** Mail: written to an outbox in the transaction of its cause, sent later, with growing pauses on failure. */
import { sql } from 'kysely';
import { createTransport, type Transporter } from 'nodemailer';
import { PRODUCT } from '#contract/words.ts';
import { DAY_MS } from './clock.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import type { Db, Tx } from './db.ts';
import { sha256 } from './ids.ts';

const TRIES_MAX = 10;
/** At most so many mails in one round. */
const ROUND_MAX = 200;
/** A mail that is being sent belongs to its sender for this long; longer than the time-outs below together. */
const LEASE_MS = 5 * 60_000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
/** What is older is no news any more; its codes and links have ended. */
const STALE_MS = 3 * DAY_MS;

export type NewMail = {
  /** Names the cause; the same key is mailed once. */
  key: string;
  to: string;
  subject: string;
  /** Paragraphs of plain text. */
  lines: readonly string[];
  /** An absolute address and its label, shown as the button. */
  link?: { label: string; url: string };
  now: Date;
};

/** Puts a mail into the outbox. */
export async function queueMail(tx: Tx | Db, mail: NewMail): Promise<void> {
  await tx
    .insertInto('mails')
    .values({
      key: mail.key,
      to_address: mail.to,
      subject: mail.subject,
      body: textOf(mail),
      html: htmlOf(mail),
      created_at: mail.now,
      next_try_at: mail.now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

function textOf(mail: NewMail): string {
  const link = mail.link ? [`${mail.link.label}: ${mail.link.url}`] : [];
  return [...mail.lines, ...link, `${PRODUCT}, the marketplace for Africa's creative professionals`].join(
    '\n\n',
  );
}

function htmlOf(mail: NewMail): string {
  const paragraphs = mail.lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('');
  const button = mail.link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(mail.link.url)}" style="background:#3a49b4;color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;font-weight:600">${escapeHtml(mail.link.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><body style="margin:0;background:#fbf8f2;color:#12163a;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5"><div style="max-width:560px;margin:0 auto;padding:24px"><p style="margin:0 0 24px;font-weight:700;font-size:20px;color:#3a49b4">${PRODUCT}</p>${paragraphs}${button}<p style="margin:32px 0 0;font-size:13px;color:#555a7c">${PRODUCT}, the marketplace for Africa's creative professionals</p></div></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

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

type Claimed = {
  id: bigint;
  key: string;
  to_address: string;
  subject: string;
  body: string;
  html: string;
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
        and created_at > ${new Date(now.getTime() - STALE_MS)}
      order by next_try_at, id
      limit 1
      for update skip locked
    )
    returning id, key, to_address, subject, body, html, attempts
  `.execute(database.db);
  return rows[0];
}

/** The Message-ID stays the same at every try: whoever gets the mail twice can tell. */
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
    });
  } catch (error) {
    await postpone(database.db, mail, error as SmtpError, clock.now());
    return (error as SmtpError).responseCode === undefined ? 'server-away' : 'refused';
  }
  await sql`update mails set sent_at = ${clock.now()}, error = null where id = ${mail.id}`.execute(
    database.db,
  );
  return 'sent';
}

/** `responseCode` is what the mail server answered; without one there was no answer. */
type SmtpError = Error & { responseCode?: number };

/** Waits 1 minute, 2, 4 … and gives up after ten tries; a parked mail waits for a person. */
async function postpone(db: Db, mail: Claimed, error: SmtpError, now: Date): Promise<void> {
  const next = new Date(now.getTime() + 30_000 * 2 ** mail.attempts);
  const parked = mail.attempts >= TRIES_MAX ? now : null;
  await sql`
    update mails
    set next_try_at = ${next}, parked_at = ${parked}, error = ${error.message.slice(0, 500)}
    where id = ${mail.id}
  `.execute(db);
}
