/** Puts the gigs of the example market up for sale, each with its pictures. */
import { catalogue } from '#contract/catalogue/catalogue.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { readPicture, readSound, type SeedGig } from './gig-kit.ts';
import { drawn } from './gigs/drawn.ts';
import { moving } from './gigs/moving.ts';
import { printed } from './gigs/printed.ts';
import { screened } from './gigs/screened.ts';
import { voiced } from './gigs/voiced.ts';
import { worded } from './gigs/worded.ts';
import { written } from './gigs/written.ts';
import type { Member } from './world.ts';

/** Everything that is sold. */
export const allGigs: readonly SeedGig[] = [
  ...[...voiced, ...worded, ...moving, ...screened, ...printed],
  ...[...drawn, ...written],
];

/** How many galleries are filled at a time. */
const AT_ONCE = 3;

/** Everybody of the list publishes what they sell; the last are shown first. Returns the gigs as they are published. */
export async function openShops(members: Record<string, Member>): Promise<Shop[]> {
  const { skills } = await (members.tunde as Member).ok(catalogue.skills);
  const shops: { shop: Shop; gig: SeedGig }[] = [];
  for (const gig of allGigs) {
    const skill = skills.find((one) => one.name === gig.skill);
    const talent = members[gig.by];
    if (!skill || !talent) throw new Error(`seed: ${gig.title}`);
    const made = await listed(talent, gig, { categoryId: skill.categoryId, skillId: skill.id });
    shops.push({ shop: { by: gig.by, talent, gig: made }, gig });
  }
  const waiting = [...shops];
  const fillNext = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await fillGallery(one.shop, one.gig);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fillNext));
  for (const { shop } of shops) await shop.talent.ok(gigs.publish, { params: { id: shop.gig.id } });
  return shops.map(({ shop }) => shop);
}

/** A gig on sale, and whose it is. */
export type Shop = { by: SeedGig['by']; talent: Member; gig: Reply<typeof gigs.create>['gig'] };

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
      scopepackage: gig.scope.map(([name, price, delivery_days, offers, revisions, ...includes]) => ({
        ...{ name, price, delivery_days, offers, revisions, includes },
      })),
      faqs: gig.faqs.map(([faq, answer]) => ({ faq, answer })),
    },
  });
  return made.gig;
}

async function fillGallery({ talent, gig: { id } }: Shop, gig: SeedGig): Promise<void> {
  for (const name of gig.pictures) {
    const upload = await readPicture('profile_image', name);
    await talent.ok(gallery.add, { body: { gigId: id }, upload });
  }
  if (!gig.sound) return;
  const { content, waveform } = await readSound(gig.sound);
  const upload = { field: 'profile_image', name: gig.sound, type: 'audio/mpeg', content };
  await talent.ok(gallery.add, { body: { gigId: id, waveform: JSON.stringify(waveform) }, upload });
}
