/** The form of a gig's overview: its type, its empty values, and a gig put into it. */
import type * as z from 'zod/mini';
import { type Gig, gigForm } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';

/** Numbers may still be '' while one types. */
type GigForm = ContractForm<typeof gigForm>;
export type GigControl = GigForm['control'];
export type GigValues = z.input<typeof gigForm>;
export type GigBody = z.output<typeof gigForm>;
export type PackageValues = GigValues['scopepackage'][number];

/** The names of the first, second and third package until their seller changes them. */
const PACKAGE_NAMES = [
  words.gigs.packages.basic,
  words.gigs.packages.standard,
  words.gigs.packages.premium,
] as const;

/** `position` counts from 0. */
export function emptyPackage(position: number): PackageValues {
  return {
    name: PACKAGE_NAMES[position] ?? '',
    price: '',
    delivery_days: '',
    offers: '1',
    revisions: '1',
    includes: [''],
  };
}

export const EMPTY_GIG: GigValues = {
  title: '',
  overview: '',
  description: '',
  categoryId: '',
  skillId: '',
  tags: [],
  scopepackage: [emptyPackage(0)],
  faqs: [],
};

/** Of a thing what its form has under the same name. */
function stored<S extends z.ZodMiniObject, T extends object>(
  schema: S,
  thing: T,
): Pick<T, keyof T & keyof z.input<S>> {
  const names = Object.keys(schema.shape).filter((name) => name in thing);
  return Object.fromEntries(names.map((name) => [name, Reflect.get(thing, name)])) as Pick<
    T,
    keyof T & keyof z.input<S>
  >;
}

/** A stored gig as the form holds it. */
export function toGigValues(gig: Gig): GigValues {
  return {
    ...stored(gigForm, gig),
    scopepackage: gig.scopepackage.map((one) => ({
      name: one.name,
      price: String(one.price),
      delivery_days: String(one.delivery_days),
      offers: String(one.offers),
      revisions: String(one.revisions),
      includes: [...one.includes],
    })),
  };
}
