/** Gigs: what a talent sells, in one to three packages, with its gallery. */
import * as z from 'zod/mini';
import type { VerbBy } from '../acts/all.ts';
import { gigStatuses } from '../acts/gig.ts';
import {
  byId,
  done,
  id,
  naira,
  name,
  next,
  optionalText,
  pageQuery,
  replySpeed,
  success,
  text,
  timestamp,
  wholeNaira,
  wholeNumber,
} from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { media } from '../core/media.ts';
import { BUDGET_MIN_NAIRA } from '../core/money.ts';
import { words } from '../words.ts';
import { skilledCard, stars } from './cards.ts';
import { rights } from './rights.ts';

export const PACKAGES_MAX = 3;
export const TAGS_MAX = 10;
export const FAQS_MAX = 10;
export const INCLUDES_MAX = 8;
export const GIGS_MAX = 20;
/** Maximum number of characters in each of its texts. */
export const GIG_TITLE_MAX = 80;
export const OVERVIEW_MAX = 160;
export const DESCRIPTION_MAX = 5000;
export const PACKAGE_NAME_MAX = 40;
export const INCLUDES_LETTERS = 80;
export const TAG_LETTERS = 30;
export const QUESTION_MAX = 160;
export const ANSWER_MAX = 1000;

const gigStatus = z.enum(gigStatuses);

const ROUND_DAYS_MAX = 30;

/** Whole naira, with a minimum: the price of a package or of a further round. */
const packagePrice = wholeNaira(words.gigs.errors.price).check(
  z.refine(
    (digits) => Number.parseInt(digits, 10) >= BUDGET_MIN_NAIRA,
    words.gigs.errors.priceMin(BUDGET_MIN_NAIRA),
  ),
);

/** A further round of changes, for when those of the package are used up (rule 2.20). */
const furtherRoundForm = z.strictObject({
  price: packagePrice,
  /** Days from payment to delivery. */
  days: wholeNumber(1, ROUND_DAYS_MAX, words.gigs.errors.roundDays),
});

const packageForm = z.strictObject({
  name: name(PACKAGE_NAME_MAX, words.gigs.errors.packageName),
  /** Whole naira. */
  price: packagePrice,
  /** Days from payment to delivery. */
  delivery_days: wholeNumber(1, 365, words.gigs.errors.deliveryDays),
  /** How many pieces are delivered: three logo drafts, two jingles. */
  offers: wholeNumber(1, 100, words.gigs.errors.offers),
  revisions: wholeNumber(0, 50, words.gigs.errors.revisions),
  /** The package's contents, one line each. */
  includes: z
    .array(text(INCLUDES_LETTERS, words.gigs.errors.includesLine))
    .check(
      z.minLength(1, words.gigs.errors.includes),
      z.maxLength(INCLUDES_MAX, words.gigs.errors.includesMax),
    ),
  /** When absent, no rights are stated. */
  rights: z.optional(rights),
  /** When absent, no further round is offered. */
  further_round: z.optional(furtherRoundForm),
});

const tag = z.strictObject({ tag: name(TAG_LETTERS, words.gigs.errors.tag) });
const faqForm = z.strictObject({
  faq: text(QUESTION_MAX, words.gigs.errors.question),
  answer: text(ANSWER_MAX, words.gigs.errors.answer),
});

/** The Overview step. `userId` is accepted and ignored: a gig belongs to its caller. */
export const gigForm = z.strictObject({
  title: name(GIG_TITLE_MAX, words.gigs.fixed.title),
  overview: optionalText(OVERVIEW_MAX),
  description: text(DESCRIPTION_MAX, words.gigs.fixed.description),
  categoryId: z.uuid({ error: words.gigs.errors.category }),
  skillId: z.uuid({ error: words.gigs.errors.skill }),
  /** One tag, `talent`, when absent or empty. */
  tags: z.optional(z.array(tag).check(z.maxLength(TAGS_MAX, words.gigs.errors.tagsMax))),
  scopepackage: z
    .array(packageForm, { error: words.gigs.errors.packages })
    .check(
      z.minLength(1, words.gigs.errors.packages),
      z.maxLength(PACKAGES_MAX, words.gigs.errors.packagesMax),
    ),
  faqs: z.optional(z.array(faqForm).check(z.maxLength(FAQS_MAX, words.gigs.errors.questionsMax))),
  userId: z.optional(id),
});

/** A further round of changes: its price in naira, and the days from payment to delivery. */
export const furtherRound = z.object({ price: naira, days: z.int() });

const scopePackage = z.object({
  /** 1 to 3. */
  position: z.int(),
  name: z.string(),
  price: naira,
  delivery_days: z.int(),
  offers: z.int(),
  revisions: z.int(),
  includes: z.array(z.string()),
  /** The rights to the work that come with it; null when none are stated. */
  rights: z.nullable(z.object(rights.shape)),
  /** The same rights as sentences, in the language of the request. */
  rights_text: z.nullable(z.string()),
  /** Available once the `revisions` are used up; null when none is offered. */
  further_round: z.nullable(furtherRound),
});
export type ScopePackage = z.infer<typeof scopePackage>;

/** The owner's profile fields; null while the owner has no profile; lists skip such gigs. */
const ownerDetail = z.object({
  firstname: z.string(),
  lastname: z.string(),
  storyline: z.nullable(z.string()),
  description: z.nullable(z.string()),
  countryId: z.string(),
  country: z.string(),
  profile_image: z.nullable(z.string()),
});

export const gigOwner = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  /** True when the person was active within the last five minutes. */
  online: z.boolean(),
  ...stars,
});

/** A gig in its talent's own lists; people who hire see cards. */
const gigSummary = z.object({
  id,
  title: z.string(),
  overview: z.string(),
  status: gigStatus,
  category: z.string(),
  skill: z.string(),
  tags: z.array(z.object({ tag: z.string() })),
  userId: id,
  user: gigOwner,
  userdetail: z.nullable(ownerDetail),
  /** From the hunters who ordered this gig; the talent's own are in `user`. */
  ...stars,
  /** The first item of the gallery; null while it is empty. */
  cover: z.nullable(media),
  /** The lowest price of its packages, in naira, and the shortest delivery in days. */
  price_from: naira,
  delivery_days: z.int(),
  created_at: timestamp,
});
export type GigSummary = z.infer<typeof gigSummary>;

export type GigVerb = VerbBy<'gig', 'talent'>;
/** What the reader may do with it now; empty for everyone but the owner. */
const can = z.array(z.enum(['change', 'publish', 'pause', 'remove'] satisfies GigVerb[]));

const ownGig = z.extend(gigSummary, { can });
export type OwnGig = z.infer<typeof ownGig>;

const gig = z.extend(gigSummary, {
  /** Of its talent: completed orders, and how soon they usually answer. */
  orders_completed: z.int(),
  replies: replySpeed,
  description: z.string(),
  categoryId: id,
  skillId: id,
  gallery: z.array(media),
  scopepackage: z.array(scopePackage),
  faqs: z.array(z.object({ faq: z.string(), answer: z.string() })),
  updated_at: timestamp,
  can,
  /** True for the owner, who may edit and delete it. */
  own: z.boolean(),
});
export type Gig = z.infer<typeof gig>;

export const gigs = {
  listOwn: endpoint({
    method: 'GET',
    path: 'gig/get',
    who: 'talent',
    tags: ['gigs'],
    summary: 'The own gigs in every status, newest first.',
    query: pageQuery,
    reply: z.object({ success, gigs: z.array(ownGig), next }),
    errors: [],
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: 'gig/getusergigs/:id',
    who: 'anyone',
    tags: ['gigs'],
    summary: "A person's live gigs, newest first.",
    params: byId,
    query: pageQuery,
    reply: z.object({ success, gigs: z.array(gigSummary), next }),
    errors: [404],
  }),
  featured: endpoint({
    method: 'GET',
    path: 'gig/featured',
    who: 'anyone',
    tags: ['gigs'],
    summary: 'Up to twelve live gigs of different talents for the landing page, best rated first.',
    reply: z.object({ success, gigs: z.array(skilledCard) }),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: 'gig/store',
    who: 'talent',
    changes: ['gig', 'gigs'],
    summary: 'Makes a gig as a draft; it is published when its gallery holds something.',
    body: gigForm,
    reply: z.object({ success, gig }),
    errors: [409],
  }),
  get: endpoint({
    method: 'GET',
    path: 'gig/:id',
    who: 'anyone',
    tags: ['gig'],
    summary: 'One gig, as a list of one. Drafts and paused gigs are there for their owner only.',
    params: byId,
    reply: z.object({ success, gig: z.array(gig) }),
    errors: [404],
  }),
  update: endpoint({
    method: 'PUT',
    path: 'gig/:id',
    who: 'talent',
    changes: ['gig', 'gigs'],
    summary: 'Changes an own gig; what the body leaves out stays.',
    params: byId,
    body: z.partial(gigForm),
    reply: z.object({ success, gig }),
    errors: [404],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'gig/:id',
    who: 'talent',
    changes: ['gigs'],
    summary: 'Takes an own gig down for good. Orders made from it go on.',
    params: byId,
    reply: done,
    errors: [404],
  }),
  publish: endpoint({
    method: 'PUT',
    path: 'gig/publish/:id',
    who: 'talent',
    changes: ['gig', 'gigs'],
    summary: 'Shows an own draft or paused gig to everybody. 409 while its gallery is empty.',
    params: byId,
    reply: z.object({ success, gig }),
    errors: [404, 409],
  }),
  pause: endpoint({
    method: 'PUT',
    path: 'gig/pause/:id',
    who: 'talent',
    changes: ['gig', 'gigs'],
    summary: 'Hides an own live gig from others until it is published again.',
    params: byId,
    reply: z.object({ success, gig }),
    errors: [404, 409],
  }),
};
