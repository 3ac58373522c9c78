/** `/dev/operator`: the code that the authenticator of the example operator shows now; not there in production. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/core/http/context.ts';
import { codeNow } from '../keys/commands.ts';

/** `email` names the operator of the example market, whose authenticator nobody holds. */
export function mountExampleCode(app: FastifyInstance, services: Services, email: string): void {
  const read = () =>
    codeNow(services.database.db, email, services.config.signingSecret, services.clock.now());
  app.get('/dev/operator.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { email, ...((await read()) ?? { code: null, seconds: 0 }) };
  });
  app.get('/dev/operator', async (_request, reply) => {
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(page(email, await read()));
  });
}

function page(email: string, shown: { code: string; seconds: number } | null): string {
  const text = shown
    ? `<p class="code">${shown.code}</p><p>It is taken once. The next one comes in ${shown.seconds} seconds.</p>`
    : '<p>This operator has no authenticator here.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${shown?.seconds ?? 30}"><title>Operator code</title><style>body{font:16px/1.5 system-ui;margin:0 auto;max-width:720px;padding:24px;background:#fbf8f2;color:#12163a}h1{color:#3a49b4}.code{font:700 40px/1.2 ui-monospace,monospace;letter-spacing:.1em;margin:8px 0}a{color:#3a49b4}</style></head><body><h1>Operator code</h1><p>Sign in at <a href="/operator">/operator</a> as ${email} with the password of the example market and this code:</p>${text}</body></html>`;
}
