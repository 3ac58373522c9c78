/** What sharing serves outside the API: card pictures, the site map, and `robots.txt`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Throttle } from '#contract/core/endpoint.ts';
import type { Mounting } from '#server/core/http/endpoints.ts';
import { matchesEtag } from '#server/core/http/etags.ts';
import { notFound, orNotFound } from '#server/core/http/refusal.ts';
import { isId } from '#server/core/security/ids.ts';
import { type Cards, createCards, picturesOf } from './cards/commands.ts';
import { CARD, drawGigCard, drawHouseCard, drawPersonCard } from './cards/views.ts';
import {
  findSharedGig,
  findSharedPerson,
  listPartStarts,
  listSitemapPart,
  type SharedGig,
  type SharedPerson,
  type SitemapKind,
} from './queries.ts';
import { HOUSE_CARD, idOfCard } from './rules.ts';
import { robotsText, sitemapIndex, sitemapOfPages, sitemapPart } from './sitemap/views.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const A_DAY = 'public, max-age=86400';
const PART_STARTS_KEPT_MS = 10 * 60_000;

/** At the root, not under /api: these addresses are read by machines without a token. */
export function mountSharing(app: FastifyInstance, mounting: Mounting): void {
  const { services, throttles } = mounting;
  const { database, clock, config } = services;
  const cards = createCards(services.fileStore, clock);
  const count = (throttle: Throttle, request: FastifyRequest) =>
    throttles.check({ method: 'GET', throttle }, request, null);
  const answerCard = (request: CardCall, reply: FastifyReply, shared: SharedGig | SharedPerson) =>
    sendCard(request, reply, shared, () =>
      cards.get(shared, async () => {
        await count('draw', request);
        return draw(mounting, shared);
      }),
    );

  app.get('/share/gigs/:name', async (request: CardCall, reply) => {
    await count('share', request);
    const id = orNotFound(idOfCard(request.params.name));
    return answerCard(request, reply, orNotFound(await findSharedGig(database.reads.db, id, clock.now())));
  });
  app.get('/share/people/:name', async (request: CardCall, reply) => {
    await count('share', request);
    const id = orNotFound(idOfCard(request.params.name));
    return answerCard(request, reply, orNotFound(await findSharedPerson(database.reads.db, id, clock.now())));
  });
  let house: Promise<Buffer> | null = null;
  app.get(HOUSE_CARD, async (request, reply) => {
    await count('share', request);
    house ??= drawHouseCard();
    house.catch(() => {
      house = null;
    });
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', A_DAY);
    return reply.type(CARD.type).send(await house);
  });
  mountSitemap(app, mounting);
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(robotsText(config.publicUrl)),
  );
}

type CardCall = FastifyRequest<{ Params: { name: string }; Querystring: { v?: string } }>;

async function draw({ services }: Mounting, shared: SharedGig | SharedPerson): Promise<Buffer> {
  const pictures = await picturesOf(services.files, shared);
  return shared.kind === 'gig' ? drawGigCard(shared, pictures) : drawPersonCard(shared, pictures);
}

/** Sends a card, cacheable for ever under the address of its current version and for an hour under any other. */
async function sendCard(
  request: CardCall,
  reply: FastifyReply,
  { version }: SharedGig | SharedPerson,
  find: () => ReturnType<Cards['get']>,
) {
  const tag = `"${version}"`;
  reply.header('etag', tag).header('cross-origin-resource-policy', 'cross-origin');
  const cache = request.query.v === version ? FOR_EVER : AN_HOUR;
  if (matchesEtag(request, tag)) return reply.code(304).header('cache-control', cache).send();
  const card = await find();
  return reply.type(CARD.type).header('cache-control', cache).send(card);
}

function mountSitemap(app: FastifyInstance, { services, throttles }: Mounting): void {
  const { config } = services;
  const findPartStarts = cachedPartStarts(services);
  const count = (request: FastifyRequest) =>
    throttles.check({ method: 'GET', throttle: 'sitemap' }, request, null);
  const send = (reply: FastifyReply, xml: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', AN_HOUR).send(xml);
  app.get('/sitemap.xml', async (request, reply) => {
    await count(request);
    return send(reply, sitemapIndex(config.publicUrl, await findPartStarts()));
  });
  app.get('/sitemap-pages.xml', async (_request, reply) => send(reply, sitemapOfPages(config.publicUrl)));
  for (const kind of ['gigs', 'people'] as const) {
    app.get(`/sitemap-${kind}.xml`, async (request: PartCall, reply) => {
      await count(request);
      return send(reply, await partOf(services, kind, request.query.after));
    });
  }
}

type PartStarts = Record<SitemapKind, string[]>;

/** Computes where the parts begin at most every ten minutes, since it reads all entries. */
function cachedPartStarts({ database, clock }: Mounting['services']): () => Promise<PartStarts> {
  let kept: { at: number; partStarts: Promise<PartStarts> } | null = null;
  const count = async () => ({
    gigs: await listPartStarts(database.reads.db, 'gigs'),
    people: await listPartStarts(database.reads.db, 'people'),
  });
  return () => {
    const now = clock.now().getTime();
    if (kept && now - kept.at < PART_STARTS_KEPT_MS) return kept.partStarts;
    const partStarts = count();
    kept = { at: now, partStarts };
    partStarts.catch(() => {
      kept = null;
    });
    return partStarts;
  };
}

type PartCall = FastifyRequest<{ Querystring: { after?: string } }>;

async function partOf(
  { database, config }: Mounting['services'],
  kind: SitemapKind,
  after: unknown,
): Promise<string> {
  if (after !== undefined && !(typeof after === 'string' && isId(after))) throw notFound();
  return sitemapPart(config.publicUrl, kind, await listSitemapPart(database.reads.db, kind, after ?? null));
}
