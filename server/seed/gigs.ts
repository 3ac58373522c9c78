/** Puts the gigs of the example market up for sale, each with its pictures. */
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { gigs } from '#contract/gigs/gigs.ts';
import { readPicture, readSound, type SeedGig } from './gig-kit.ts';
import { drawn } from './gigs-drawn.ts';
import { written } from './gigs-written.ts';
import { type people, sellers } from './people.ts';
import type { Member, World } from './world.ts';

/** More talents join, and everybody of the list publishes what they sell. */
export async function openShops(world: World, cast: Record<keyof typeof people, Member>): Promise<void> {
  const members: Record<string, Member> = { ...cast };
  for (const [key, person] of Object.entries(sellers)) members[key] = await world.join(person);
  const { skills } = await cast.tunde.ok(catalogue.skills);
  for (const gig of [...drawn, ...written]) {
    const skill = skills.find((one) => one.name === gig.skill);
    const member = members[gig.by];
    if (!skill || !member) throw new Error(`seed: ${gig.title}`);
    await sell(member, gig, { categoryId: skill.categoryId, skillId: skill.id });
  }
}

async function sell(
  member: Member,
  gig: SeedGig,
  place: { categoryId: string; skillId: string },
): Promise<void> {
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
  const { id } = made.gig;
  for (const name of gig.pictures) {
    const upload = await readPicture('profile_image', name);
    await member.ok(gallery.add, { body: { gigId: id }, upload });
  }
  if (gig.sound) {
    const { content, waveform } = await readSound(gig.sound);
    const upload = { field: 'profile_image', name: gig.sound, type: 'audio/mpeg', content };
    await member.ok(gallery.add, { body: { gigId: id, waveform: JSON.stringify(waveform) }, upload });
  }
  await member.ok(gigs.publish, { params: { id } });
}
