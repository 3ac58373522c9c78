/** Page titles: `Orders · Adire`. */
import { PRODUCT } from '#contract/core/product.ts';

/** For the `head` of a route: `head: () => pageTitle('Orders')`. */
export function pageTitle(title: string): { meta: { title: string }[] } {
  return { meta: [{ title: `${title} · ${PRODUCT}` }] };
}
