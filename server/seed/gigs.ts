/** Puts the gigs of the example market up for sale, each with its pictures. */
import { catalogue } from '#contract/catalogue/catalogue.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { type Rights, SUGGESTED_RIGHTS } from '#contract/gigs/rights.ts';
import { forEachConcurrently } from './at-once.ts';
import { readFilm, readPicture, readSound, type SeedGig } from './gig-kit.ts';
import { drawn } from './gigs/drawn.ts';
import { moving } from './gigs/moving.ts';
import { printed } from './gigs/printed.ts';
import { screened } from './gigs/screened.ts';
import { voiced } from './gigs/voiced.ts';
import { worded } from './gigs/worded.ts';
import { written } from './gigs/written.ts';
import type { Sound } from './recordings.ts';
import type { Member } from './world.ts';

/** First pictures of the gigs to show first, as the newest: different people and crafts next to each other. */
const NEWEST = [
  ...['cloth-bird', 'cover-salt', 'sheet-simi', 'poster-tea', 'tin-walk', 'look-boubou'],
  ...['reading-window', 'paper-road', 'brand-lumo', 'house-dusk', 'book-goat', 'soap-bars'],
  ...['wires-swallows', 'brand-kola', 'game-level', 'flyers-three', 'cover-cutting', 'dairy-three'],
];
const placeOf = ({ pictures: [first = ''] }: SeedGig) => NEWEST.indexOf(first) + 1 || NEWEST.length + 1;

/** All gigs, the newest last. */
export const allGigs: readonly SeedGig[] = [
  ...[...voiced, ...worded, ...moving, ...screened, ...printed],
  ...[...drawn, ...written],
].sort((a, b) => placeOf(b) - placeOf(a));

/**
 * The sellers publish all gigs, each with its film or first picture; the last are shown first. Returns once they are
 * published; `filled` resolves when the rest of their galleries is uploaded, so that orders can be played meanwhile.
 */
export async function openShops(
  members: Record<string, Member>,
): Promise<{ shops: Shop[]; filled: Promise<unknown> }> {
  const { skills } = await (members.tunde as Member).ok(catalogue.skills);
  const shops: Planned[] = [];
  for (const plan of allGigs) {
    const skill = skills.find((one) => one.name === plan.skill);
    const talent = members[plan.by];
    if (!skill || !talent) throw new Error(`seed: ${plan.title}`);
    const gig = await listed(talent, plan, { categoryId: skill.categoryId, skillId: skill.id });
    shops.push({ by: plan.by, talent, gig, plan });
  }
  const coverOf = ({ film, pictures }: SeedGig) => (film ? [] : pictures.slice(0, 1));
  await forEachConcurrently(shops, async (shop) => {
    const { film, sound } = shop.plan;
    if (film) await addFilm(shop, film);
    else if (sound) await addSound(shop, sound);
    else await addPictures(shop, coverOf(shop.plan));
  });
  for (const { talent, gig } of shops) await talent.ok(gigs.publish, { params: { id: gig.id } });
  const filled = forEachConcurrently(shops, async (shop) => {
    await addPictures(shop, shop.plan.pictures.slice(coverOf(shop.plan).length));
  });
  return { shops, filled };
}

/** Rights to sound and film are licensed in the cheapest package and sold in the others; all else is sold. */
function rightsOf({ sound, film }: SeedGig, index: number): Rights {
  if (index > 0 || !(sound || film)) return SUGGESTED_RIGHTS;
  return {
    ...{ use: 'online', area: 'west-africa', term: 'one-year' },
    ...{ exclusive: 'no', change: 'consent', show: 'yes' },
  };
}

/** A published gig and its talent. */
export type Shop = { by: SeedGig['by']; talent: Member; gig: Reply<typeof gigs.create>['gig'] };
type Planned = Shop & { plan: SeedGig };

/** The first gig whose title begins with `start`. */
export function shopOf(shops: readonly Shop[], start: string): Shop {
  const shop = shops.find(({ gig }) => gig.title.startsWith(start));
  if (!shop) throw new Error(`seed: no gig “${start}”`);
  return shop;
}

async function listed(
  member: Member,
  gig: SeedGig,
  place: { categoryId: string; skillId: string },
): Promise<Shop['gig']> {
  const { title, overview, description } = gig;
  const made = await member.ok(gigs.create, {
    body: {
      ...{ title, overview, description, ...place },
      tags: gig.tags.map((tag) => ({ tag })),
      scopepackage: gig.scope.map(([name, price, delivery_days, offers, revisions, ...includes], index) => ({
        ...{ name, price, delivery_days, offers, revisions, includes, rights: rightsOf(gig, index) },
        ...(gig.round && { further_round: { price: gig.round[0], days: gig.round[1] } }),
      })),
      faqs: gig.faqs.map(([faq, answer]) => ({ faq, answer })),
    },
  });
  return made.gig;
}

async function addPictures({ talent, gig }: Shop, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const upload = await readPicture('profile_image', name);
    await talent.ok(gallery.add, { body: { gigId: gig.id }, upload });
  }
}

/** Adds the sound to the gallery, with the gig's first picture as its poster. */
async function addSound({ talent, gig, plan }: Planned, name: Sound): Promise<void> {
  const { content, waveform } = await readSound(name);
  const upload = { field: 'profile_image', name, type: 'audio/mpeg', content };
  const body = { gigId: gig.id, waveform: JSON.stringify(waveform) };
  const { gallery: added } = await talent.ok(gallery.add, { body, upload });
  const [first = ''] = plan.pictures;
  await talent.ok(gallery.poster, { params: { id: added.id }, upload: await readPicture('img', first) });
}

async function addFilm({ talent, gig }: Shop, name: string): Promise<void> {
  const { film, poster } = await readFilm(name);
  const { gallery: added } = await talent.ok(gallery.add, { body: { gigId: gig.id }, upload: film });
  await talent.ok(gallery.poster, { params: { id: added.id }, upload: poster });
}
