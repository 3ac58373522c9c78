/** `/dev/mail`: shows every mail of the outbox, for reading without SMTP; not mounted in production. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../http/context.ts';
import { orNotFound } from '../http/refusal.ts';
import { escapeHtml } from './mail-template.ts';

export function mountDevMail(app: FastifyInstance, services: Services): void {
  app.get('/dev/mail.json', async () => ({ mails: await listMails(services) }));
  app.get('/dev/mail', async (_request, reply) => {
    const mails = await listMails(services);
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return reply.type('text/html; charset=utf-8').send(page(mails));
  });
  app.get('/dev/mail/:id', async (request: MailCall, reply) => {
    const id = /^[0-9]{1,15}$/.test(request.params.id) ? BigInt(request.params.id) : 0n;
    const mail = await services.database.db
      .selectFrom('mails')
      .select('html')
      .where('id', '=', id)
      .executeTakeFirst();
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return reply.type('text/html; charset=utf-8').send(orNotFound(mail).html);
  });
}

type MailCall = FastifyRequest<{ Params: { id: string } }>;

async function listMails(services: Services) {
  const rows = await services.database.db
    .selectFrom('mails')
    .select(['id', 'to_address', 'subject', 'body', 'created_at', 'sent_at'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    to: row.to_address,
    subject: row.subject,
    body: row.body,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }));
}

function page(mails: Awaited<ReturnType<typeof listMails>>): string {
  const cards = mails.map(
    (mail) =>
      `<article><h2>${escapeHtml(mail.subject)}</h2><p>To ${escapeHtml(mail.to)} · ${mail.created_at.slice(0, 16).replace('T', ' ')} UTC · <a href="/dev/mail/${mail.id}">as a mail program shows it</a></p><pre>${linked(mail.body)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title><style>body{font:16px/1.5 system-ui;margin:0 auto;max-width:720px;padding:24px;background:#fbf8f2;color:#12163a}article{overflow-wrap:anywhere;background:#fff;border-radius:10px;padding:16px 20px;margin:0 0 16px;box-shadow:0 1px 3px #12163a22}h1{color:#3a49b4}h2{font-size:18px;margin:0}p{margin:4px 0 12px;color:#555a7c}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:#3a49b4}</style></head><body><h1>Outbox</h1><p>Newest first. Without SMTP_URL nothing leaves this machine.</p>${cards.join('') || '<p>No mail yet.</p>'}</body></html>`;
}

function linked(body: string): string {
  return escapeHtml(body).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
