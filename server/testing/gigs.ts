/** Builders of gigs, through the real endpoints: a draft, a live gig with a picture, and the order form of a package. */
import sharp from 'sharp';
import type * as z from 'zod/mini';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import type { Media } from '#contract/core/media.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { type Gig, type gigForm, gigs, type ScopePackage } from '#contract/gigs/gigs.ts';
import { jobFromPackage } from '#contract/gigs/order-terms.ts';
import type { OrderForm } from '#contract/gigs/package-orders.ts';
import type { Person, Upload } from './actors.ts';

export type GigForm = z.input<typeof gigForm>;

const PACKAGES: GigForm['scopepackage'] = [
  {
    name: 'Basic',
    price: '40000',
    delivery_days: 5,
    offers: 1,
    revisions: 1,
    includes: ['One direction', 'PNG files'],
  },
  {
    name: 'Standard',
    price: 75000,
    delivery_days: 10,
    offers: 3,
    revisions: 2,
    includes: ['Three directions', 'Vector files', 'A page on how to use it'],
  },
];

/** A valid gig without its place in the catalogue: two packages, one question, one tag. */
export const GIG_FIELDS = {
  title: 'A mark for your market stall',
  overview: 'Logos that read from across the street',
  description: 'I draw on paper first.\nThen you choose.',
  tags: [{ tag: 'logo' }],
  scopepackage: PACKAGES,
  faqs: [{ faq: 'Do you print?', answer: 'No, but I know who does.' }],
};

export async function formOfGig(person: Person, overrides: Partial<GigForm> = {}): Promise<GigForm> {
  return { ...GIG_FIELDS, ...(await placeOfGig(person)), ...overrides };
}

/** A category with one of its skills. */
export async function placeOfGig(person: Person): Promise<{ categoryId: string; skillId: string }> {
  const { skills } = await person.ok(catalogue.skills);
  const skill = skills.find((one) => one.name === 'Logo design');
  if (!skill) throw new Error('the catalogue has no such skill');
  return { categoryId: skill.categoryId, skillId: skill.id };
}

/** A draft without a gallery. */
export async function draftGig(talent: Person, overrides: Partial<GigForm> = {}): Promise<Gig> {
  return (await talent.ok(gigs.create, { body: await formOfGig(talent, overrides) })).gig;
}

/** A published gig with one small picture. */
export async function liveGig(talent: Person, overrides: Partial<GigForm> = {}): Promise<Gig> {
  const gig = await draftGig(talent, overrides);
  await addPicture(talent, gig.id);
  return (await talent.ok(gigs.publish, { params: { id: gig.id } })).gig;
}

export async function addPicture(talent: Person, gigId: string, colour = '#3a49b4'): Promise<Media> {
  const upload = asUpload(await solidPicture(60, 40, colour));
  return (await talent.ok(gallery.add, { body: { gigId }, upload })).gallery;
}

export function solidPicture(width: number, height: number, background = '#3a49b4'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** An upload as the gallery's forms send it; `profile_image` for a new item, `img` to replace an item's file. */
export function asUpload(content: Uint8Array, name = 'stall.png', field = 'profile_image'): Upload {
  return { field, name, type: 'application/octet-stream', content };
}

/** The initial contents of the order form for a package of the gig. */
export function orderOf(
  gig: Gig,
  position: number,
  today: string,
  changes: Partial<OrderForm> = {},
): OrderForm {
  const chosen = gig.scopepackage.find((one) => one.position === position) as ScopePackage;
  return { ...jobFromPackage(gig, chosen, today), ...changes };
}
