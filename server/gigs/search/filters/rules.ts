/** The filters of a search as conditions: on the marks of a gig, and on its row. */
import { type RawBuilder, sql } from 'kysely';
import { fromNaira } from '#contract/core/money.ts';
import { DELIVERY_STEPS, PRICE_STEPS, RATING_STEPS } from '#contract/gigs/search.ts';
import { isHere } from '#server/accounts/presence/queries.ts';
import { mark, stepAbove, stepBelow } from '../rules.ts';

export type Filters = {
  category?: string | undefined;
  skill?: string | undefined;
  /** Whole naira. */
  price_min?: number | undefined;
  price_max?: number | undefined;
  delivery?: number | undefined;
  rating?: number | undefined;
  language?: string | undefined;
  online?: '1' | undefined;
};

export type Condition = {
  name: keyof Filters;
  /** Every gig that fits has this mark, or with `isWithout` has it not. */
  mark: string | null;
  isWithout: boolean;
  /** True when every such gig fits. */
  isExact: boolean;
  /** The condition on a row `g` of gig_search. */
  test: RawBuilder<unknown>;
};

/** One condition for each filter that is set. */
export function conditionsOf(filters: Filters, now: Date): Condition[] {
  const { category, skill, price_min, price_max, delivery, rating, language, online } = filters;
  const found: Condition[] = [];
  if (category) found.push(inCategory(category));
  if (skill) found.push(marked('skill', mark.skill(skill), sql`g.skill_id = ${skill}::uuid`));
  if (language) {
    found.push(marked('language', mark.language(language), sql`${language}::text = any(g.languages)`));
  }
  if (price_max !== undefined) found.push(upTo(price_max));
  if (price_min !== undefined) found.push(atLeastNaira(price_min));
  if (delivery !== undefined) found.push(within(delivery));
  if (rating) found.push(atLeast(rating));
  if (online) found.push(unmarked('online', isHere(sql`g.talent_id`, now)));
  return found;
}

function marked(name: Condition['name'], its: string, test: RawBuilder<unknown>): Condition {
  return { name, mark: its, isWithout: false, isExact: true, test };
}

function unmarked(name: Condition['name'], test: RawBuilder<unknown>): Condition {
  return { name, mark: null, isWithout: false, isExact: false, test };
}

/** A category with those below it. */
function inCategory(id: string): Condition {
  return marked(
    'category',
    mark.category(id),
    sql`g.category_id in (select id from categories where id = ${id}::uuid or parent_id = ${id}::uuid)`,
  );
}

function upTo(naira: number): Condition {
  const step = stepAbove(PRICE_STEPS, naira);
  const test = sql`g.price_from <= ${fromNaira(naira)}`;
  return { ...unmarked('price_max', test), ...marking(step, naira, mark.price) };
}

/** Of the steps that only cheaper gigs have, the largest narrows most. */
function atLeastNaira(naira: number): Condition {
  const step = stepBelow(PRICE_STEPS, naira - 1);
  const test = sql`g.price_from >= ${fromNaira(naira)}`;
  return { ...unmarked('price_min', test), ...marking(step, naira, mark.price), isWithout: true };
}

function within(days: number): Condition {
  const step = stepAbove(DELIVERY_STEPS, days);
  const test = sql`g.delivery_days <= ${days}`;
  return { ...unmarked('delivery', test), ...marking(step, days, mark.delivery) };
}

function atLeast(stars: number): Condition {
  const step = stepBelow(RATING_STEPS, stars);
  const test = sql`g.rating >= ${stars * 10}`;
  return { ...unmarked('rating', test), ...marking(step, stars, mark.rating) };
}

function marking(step: number | undefined, value: number, make: (step: number) => string) {
  return { mark: step === undefined ? null : make(step), isExact: step === value };
}
