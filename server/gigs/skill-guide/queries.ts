/** The guide of a skill: the template of its kind in the reader's language, and the prices of its live gigs. */
import { sql } from 'kysely';
import type { Query, Reply } from '#contract/core/endpoint.ts';
import { type Kobo, toNaira } from '#contract/core/money.ts';
import type { skillGuide } from '#contract/gigs/skill-guide.ts';
import type { Catalogue } from '#contract/words/fr/complete.ts';
import type { OpenReadCtx } from '#server/core/http/context.ts';
import { orNotFound } from '#server/core/http/refusal.ts';
import { wordsIn } from '#server/core/i18n/language.ts';

/** Minimum number of gigs for which prices are shown: fewer would be those of single talents. */
const GIGS_MIN = 5;
/** Maximum number of the newest gigs that are looked at, however large the market is. */
const GIGS_MAX = 200;

/** The template for each category of a skill; others get the one that fits all work. */
const KINDS: Record<string, keyof Catalogue['jobs']['templates']> = {
  'Creative visualizers': 'design',
  'Tech visual experts': 'screens',
  Animators: 'film',
  'Creative writers': 'writing',
  Copywriting: 'writing',
  'Voice overs/ language experts': 'languages',
  'Creative thinkers': 'ideas',
  'Voiceover artist': 'voice',
};

type Guide = { category: string; gigs: number } & Record<'low' | 'half_low' | 'half_high' | 'high', Kobo>;

export async function guideOfSkill(
  ctx: OpenReadCtx,
  { query }: { query: Query<typeof skillGuide.get> },
): Promise<Reply<typeof skillGuide.get>> {
  const { rows } = await sql<Guide>`
    select c.name as category, found.gigs, found.prices[1] as low, found.prices[2] as half_low,
      found.prices[3] as half_high, found.prices[4] as high
    from skills s
    join categories c on c.id = s.category_id
    cross join lateral (
      select count(*)::int as gigs,
        percentile_disc(array[0.05, 0.25, 0.75, 0.95]) within group (order by price_from) as prices
      from (
        select price_from from gig_search
        where skill_id = s.id
        order by published_at desc
        limit ${sql.lit(GIGS_MAX)}
      ) newest
    ) found
    where s.name = ${query.skill}
  `.execute(ctx.db);
  const { category, gigs, ...prices } = orNotFound(rows[0]);
  const { need, audience, must } = wordsIn(ctx.language ?? 'en').jobs.templates[KINDS[category] ?? 'any'];
  return {
    success: true,
    template: { need: need.join('\n'), audience: audience.join('\n'), must: must.join('\n') },
    prices:
      gigs < GIGS_MIN
        ? null
        : {
            low: toNaira(prices.low),
            half_low: toNaira(prices.half_low),
            half_high: toNaira(prices.half_high),
            high: toNaira(prices.high),
          },
  };
}
