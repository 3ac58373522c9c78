/** The form of a gig's overview: its type, its empty values, and the values of a stored gig. */
import type * as z from 'zod/mini';
import type { Gig, gigForm } from '#contract/gigs/gigs.ts';
import { words } from '#contract/words.ts';
import type { ContractForm } from '#web/lib/forms/forms.ts';

/** Numeric fields may still be '' while a person types. */
export type GigForm = ContractForm<typeof gigForm>;
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

/** A form that was once refused checks a new row as soon as it is added, before anybody could fill it in. */
export function clearRowErrors(form: GigForm, row: `${'faqs' | 'scopepackage'}.${number}`): void {
  setTimeout(() => form.clearErrors(row));
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

/** The form values of a stored gig. */
export function toGigValues(gig: Gig): Required<Omit<GigValues, 'userId'>> {
  return {
    title: gig.title,
    overview: gig.overview,
    description: gig.description,
    categoryId: gig.categoryId,
    skillId: gig.skillId,
    tags: gig.tags.map(({ tag }) => ({ tag })),
    faqs: gig.faqs.map(({ faq, answer }) => ({ faq, answer })),
    scopepackage: gig.scopepackage.map((one) => ({
      name: one.name,
      price: String(one.price),
      delivery_days: String(one.delivery_days),
      offers: String(one.offers),
      revisions: String(one.revisions),
      includes: [...one.includes],
      ...(one.rights && { rights: one.rights }),
      ...(one.further_round && {
        further_round: { price: String(one.further_round.price), days: String(one.further_round.days) },
      }),
    })),
  };
}
