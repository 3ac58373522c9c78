/** Mail: written to an outbox in the transaction of its cause, sent later, once, with growing pauses on failure. */
import { sql } from 'kysely';
import { createTransport, type Transporter } from 'nodemailer';
import { PRODUCT } from '#contract/words.ts';
import type { Config } from './config.ts';
import type { Services } from './context.ts';
import type { Db, Tx } from './db.ts';

const TRIES_MAX = 10;
const BATCH = 20;

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
  return [...mail.lines, ...link, `${PRODUCT}, the marketplace for Africa's creative professionals`].join('\n\n');
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
  if (!config.smtpUrl) return { send: async () => 0 };
  const transport = createTransport(config.smtpUrl);
  return { send: (services) => sendWaiting(services, transport, config.mailFrom) };
}

async function sendWaiting(services: Services, transport: Transporter, from: string): Promise<number> {
  const { db } = services.database;
  let sent = 0;
  for (let round = 0; round < BATCH; round += 1) {
    const outcome = await db.transaction().execute((tx) => sendNext(tx, transport, from, services.clock.now()));
    if (outcome === 'none') return sent;
    if (outcome === 'sent') sent += 1;
  }
  return sent;
}

/** The row stays locked while it is sent, so that no second process sends it as well. */
async function sendNext(tx: Tx, transport: Transporter, from: string, now: Date): Promise<'none' | 'sent' | 'later'> {
  const { rows } = await sql<{
    id: bigint;
    to_address: string;
    subject: string;
    body: string;
    html: string;
    attempts: number;
  }>`
    select id, to_address, subject, body, html, attempts
    from mails
    where sent_at is null and parked_at is null and next_try_at <= ${now}
    order by next_try_at
    limit 1
    for update skip locked
  `.execute(tx);
  const [mail] = rows;
  if (!mail) return 'none';
  try {
    await transport.sendMail({
      from,
      to: mail.to_address,
      subject: mail.subject,
      text: mail.body,
      html: mail.html,
      messageId: `<mail-${mail.id}@adire>`,
    });
    await sql`update mails set sent_at = ${now}, error = null where id = ${mail.id}`.execute(tx);
    return 'sent';
  } catch (error) {
    const attempts = mail.attempts + 1;
    const next = new Date(now.getTime() + 30_000 * 2 ** attempts);
    const parked = attempts >= TRIES_MAX ? now : null;
    await sql`
      update mails
      set attempts = ${attempts}, next_try_at = ${next}, parked_at = ${parked}, error = ${(error as Error).message}
      where id = ${mail.id}
    `.execute(tx);
    return 'later';
  }
}
