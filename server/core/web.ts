/** Serves the browser part: the built files, or Vite itself while developing; every other page is the app. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from './config.ts';
import { notFound } from './refusal.ts';

const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist/web');

export async function serveBrowserPart(app: FastifyInstance, config: Config): Promise<void> {
  if (config.dev) return serveVite(app);
  const index = join(DIST, 'index.html');
  if (!existsSync(index)) throw new ConfigError('The browser part is not built. Start with: npm start');
  const html = readFileSync(index, 'utf8');
  await app.register(fastifyStatic, {
    root: DIST,
    index: false,
    preCompressed: true,
    wildcard: false,
    setHeaders(reply, path) {
      const forEver = path.includes(`${DIST}/assets/`);
      reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', async (request, reply) => {
    if (!wantsPage(request.url, request.headers.accept)) throw notFound();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  });
}

/** A page of the app: asked for by a browser, and not below a path that belongs to the server. */
function wantsPage(url: string, accept: string | undefined): boolean {
  const path = url.split('?')[0] ?? '';
  if (/^\/(api|assets|images|jobs|dev|paystack-simulator)(\/|$)/.test(path)) return false;
  return (accept ?? '').includes('text/html') || accept === '*/*' || accept === undefined;
}

async function serveVite(app: FastifyInstance): Promise<void> {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ]);
  const vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.get('/*', async (request, reply) => {
    if (!wantsPage(request.url, request.headers.accept)) throw notFound();
    const html = await vite.transformIndexHtml(
      request.url,
      readFileSync(join(ROOT, 'web/index.html'), 'utf8'),
    );
    return reply.type('text/html; charset=utf-8').send(html);
  });
  app.addHook('onClose', () => vite.close());
}
