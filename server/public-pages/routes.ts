/** The public pages, complete HTML rendered on the server: the front page, the explanations, the rules. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#contract/core/languages.ts';
import * as paths from '#contract/site/paths.ts';
import { type PublicPath, publicPages } from '#contract/site/paths.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { OpenReadCtx, Services } from '#server/core/http/context.ts';
import type { Mounting } from '#server/core/http/endpoints.ts';
import { matchesEtag } from '#server/core/http/etags.ts';
import { originOf } from '#server/core/http/origin.ts';
import { languageOfPage } from '#server/core/i18n/language.ts';
import { allowInline } from '#server/core/security/headers.ts';
import { type PageAssets, readPageAssets } from '#server/web-assets/page-assets.ts';
import { DIST } from '#server/web-assets/web.ts';
import { escrowPage, readWorkedOrder } from './escrow/views.ts';
import { type PublicPage, wholePage } from './frame/views.ts';
import { homePage } from './home/views.ts';
import { landingPage } from './landing/views.ts';
import { agreementPage, policyPage } from './legal/views.ts';
import { readFees, readLanding, readNavigation, readWorks } from './queries.ts';
import { type PageLocale, pageLocaleOf, SEARCH_FORM, searchPath } from './rules.ts';
import { trackerPage } from './tracker/views.ts';

type Asked = Record<string, unknown>;
type Make = (ctx: OpenReadCtx, locale: PageLocale, asked: Asked) => Promise<PublicPage>;

const PAGES: Record<PublicPath, Make> = {
  [paths.front]: async (ctx, locale) =>
    landingPage(locale, await readLanding(ctx), ctx.services.config.publicUrl),
  [paths.home]: async (ctx, locale) => homePage(locale, (await readFees(ctx)).inForce, await readWorks(ctx)),
  [paths.escrow]: async (ctx, locale, asked) =>
    escrowPage(locale, (await readFees(ctx)).inForce, readWorkedOrder(asked), await readWorks(ctx)),
  [paths.tracking]: async (_ctx, locale) => trackerPage(locale),
  [paths.policy]: async (ctx, locale) => policyPage(locale, ctx.services.config.mailFrom),
  [paths.agreement]: async (ctx, locale) =>
    agreementPage(locale, await readFees(ctx), ctx.services.config.mailFrom),
};

const LOCALES: Record<Language, PageLocale> = { en: pageLocaleOf('en'), fr: pageLocaleOf('fr') };

/** How long a rendered page is reused; browsers cache it for the same time. */
const KEPT_MS = 60_000;
const CACHE = 'public, max-age=60';

/** The only page whose query matters: with one it is rendered for each request, and rate-limited. */
const WORKED = paths.escrow;
const WORKED_FIELDS = ['price', 'missed', 'ending'];

type Made = { language: Language; tag: string; br: Buffer; gzip: Buffer; plain: string };

export function mountPublicPages(app: FastifyInstance, { services, throttles }: Mounting): void {
  const assets = readPageAssets(services.config, DIST);
  const kept = new Map<string, { at: number; made: Promise<Made> }>();
  const counted = async (request: FastifyRequest, produce: () => Promise<Made>) => {
    await throttles.check({ method: 'GET', throttle: 'share' }, request, null);
    return produce();
  };
  const find = (path: string, make: Make, request: FastifyRequest): Promise<Made> => {
    const ctx = contextOf(services, request);
    const asked = request.query as Asked;
    const locale = LOCALES[isLanguage(asked.language) ? asked.language : languageOfPage(request)];
    const produce = () => produced(ctx, assets, locale, () => make(ctx, locale, asked));
    if (path === WORKED && WORKED_FIELDS.some((field) => field in asked)) return counted(request, produce);
    const name = `${locale.language} ${path}`;
    const before = kept.get(name);
    const now = ctx.now.getTime();
    if (before && now - before.at < KEPT_MS) return before.made;
    const fresh = { at: now, made: produce() };
    kept.set(name, fresh);
    fresh.made.catch(() => kept.delete(name));
    return fresh.made;
  };
  for (const path of publicPages) {
    const make = PAGES[path];
    app.get(path, async (request, reply) => {
      const page = await find(path, make, request);
      allowInline(reply, assets.scripts, assets.styles);
      return send(request, reply, page);
    });
  }
  leadSearches(app);
}

/** Without an actor: a public page is the same for all readers of a language. */
function contextOf(services: Services, request: FastifyRequest): OpenReadCtx {
  return {
    services,
    db: services.database.reads.db,
    now: services.clock.now(),
    requestId: request.id,
    origin: originOf(request, services.config),
    actor: null,
  };
}

async function produced(
  ctx: OpenReadCtx,
  assets: PageAssets,
  locale: PageLocale,
  make: () => Promise<PublicPage>,
): Promise<Made> {
  const page = await make();
  const categories = await readNavigation(ctx, locale);
  const { publicUrl } = ctx.services.config;
  const year = lagosDay(ctx.now).slice(0, 4);
  return packed(wholePage(page, { publicUrl, assets, categories, year, locale }), locale.language);
}

/** Words asked for in the query are redirected to their path: from the hero's form, and from links to the results screen. */
function leadSearches(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (![SEARCH_FORM, paths.gigSearch].some((path) => request.url.startsWith(`${path}?`))) return;
    const words = new URLSearchParams(request.url.slice(request.url.indexOf('?'))).get('q');
    if (words !== null) return reply.redirect(searchPath(words), 303);
  });
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function packed(plain: string, language: Language): Promise<Made> {
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return { language, tag, plain, br: await brotli(plain, { params }), gzip: await zip(plain) };
}

function send(request: FastifyRequest, reply: FastifyReply, page: Made) {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', CACHE)
    .header('vary', 'accept-encoding, cookie, accept-language')
    .header('content-language', page.language)
    .header('etag', page.tag);
  if (matchesEtag(request, page.tag)) return reply.code(304).send();
  const taken = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(taken)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(taken)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
