/** The head of a shared page, by its address: the same for all readers of a language. */
import type { FastifyRequest } from 'fastify';
import * as paths from '#contract/site/paths.ts';
import type { Mounting } from '#server/core/http/endpoints.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { languageOfPage } from '#server/core/i18n/language.ts';
import { isId } from '#server/core/security/ids.ts';
import type { HeadOf, PageHead } from '#server/web-assets/web.ts';
import { findSharedGig, findSharedPerson } from '../queries.ts';
import { GONE_HEAD, gigHead, listHead, personHead } from './views.ts';

/** The page of a gig or a person, and the same page on the hunter's side. */
const GIG = /^(?:\/hunterDashboard)?\/gigDetails\/([^/]+)\/?$/i;
const PERSON = /^(?:\/publicProfile|\/hunterDashboard\/user)\/([^/]+)\/?$/i;

const LISTS: Record<string, 'gigs' | 'work'> = { [paths.gigSearch]: 'gigs', [paths.work]: 'work' };

/** Callers over the rate limit get the page without a head of its own, and without a database query. */
export function sharedHeadOf({ services, throttles }: Mounting): HeadOf {
  return async (request) => {
    const [path = '', query] = request.url.split('?');
    const list = LISTS[path];
    if (list) return shown(listHeadOf(services.config.publicUrl, list, query, request));
    const gig = GIG.exec(path)?.[1];
    const person = PERSON.exec(path)?.[1];
    if (gig === undefined && person === undefined) return null;
    if (await asksTooOften(throttles, request)) return null;
    const { config, database, clock } = services;
    const language = languageOfPage(request);
    if (gig !== undefined) {
      const found = isId(gig) ? await findSharedGig(database.reads.db, gig, clock.now()) : undefined;
      return found ? shown(gigHead(config.publicUrl, found, language)) : GONE;
    }
    const id = person ?? '';
    const found = isId(id) ? await findSharedPerson(database.reads.db, id, clock.now()) : undefined;
    return found ? shown(personHead(config.publicUrl, found, language)) : GONE;
  };
}

function listHeadOf(
  publicUrl: string,
  list: 'gigs' | 'work',
  query: string | undefined,
  request: FastifyRequest,
): string {
  const category = new URLSearchParams(query).get('category');
  return listHead(publicUrl, list, category && isId(category) ? category : null, languageOfPage(request));
}

const GONE: PageHead = { status: 404, html: GONE_HEAD };

function shown(html: string): PageHead {
  return { status: 200, html };
}

async function asksTooOften(throttles: Mounting['throttles'], request: FastifyRequest): Promise<boolean> {
  try {
    await throttles.check({ method: 'GET', throttle: 'share' }, request, null);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
