/** Examples of gigs on a panel of cloth, beside the headings of pages that explain the market. */
import { type Picture, smallPictureOf } from '#contract/core/picture.ts';
import type { CardWithCover } from '#contract/gigs/covers.ts';
import * as paths from '#contract/site/paths.ts';
import { translateName } from '#server/core/i18n/language.ts';
import { html, type Markup } from '#server/web-assets/markup.ts';
import { cloth, icon } from '../frame/views.ts';
import type { PageLocale } from '../rules.ts';

/** The most expensive gigs, up to three, by different people and at different prices. Skips `from` of them if enough remain. */
export function mostExpensiveGigs(gigs: readonly CardWithCover[], from = 0): CardWithCover[] {
  const people = new Map<string, CardWithCover>();
  for (const gig of gigs) if (gig.cover?.picture && !people.has(gig.userId)) people.set(gig.userId, gig);
  const sorted = [...people.values()].sort((one, other) => other.price_from - one.price_from);
  const repeats = (gig: CardWithCover, at: number) => gig.price_from === sorted[at - 1]?.price_from;
  const dearest = [...sorted.filter((gig, at) => !repeats(gig, at)), ...sorted.filter(repeats)];
  return dearest.slice(Math.max(0, Math.min(from, dearest.length - SHOWN))).slice(0, SHOWN);
}

const SHOWN = 3;

/** A panel with the cloth pattern behind its content. */
export function clothPanel(content: Markup): Markup {
  return html`<div class="panel">${cloth('edge', true)}${content}</div>`;
}

/** Three gigs, the first shown as held in escrow; null when there are fewer. */
export function gigShelf(locale: PageLocale, gigs: readonly CardWithCover[]): Markup | null {
  const [first] = gigs;
  if (!first || gigs.length < SHOWN) return null;
  const { front } = locale.written;
  const ticket = html`<p class="ticket">${icon('lock')}<b>${front.held(locale.naira(first.price_from))}</b><span>${front.turn}</span></p>`;
  return html`<ul class="shelf">${gigs.map((gig) => shelfItem(locale, gig, gig === first && ticket))}</ul>`;
}

/** One gig with the stages of its order, those after the hunter's answer still to come; null without a gig. */
export function gigWithStages(locale: PageLocale, gigs: readonly CardWithCover[]): Markup | null {
  const [gig] = gigs;
  if (!gig) return null;
  const { front, escrow } = locale.written;
  const stages = Object.entries(escrow.stages).map(([name, { title }]) =>
    TO_COME.has(name)
      ? html`<li class="coming">${icon('ring')}${title}</li>`
      : html`<li>${icon('tick')}${title}</li>`,
  );
  return html`<div class="slip"><ul class="shelf">${shelfItem(locale, gig)}</ul>
<div class="stub"><p class="sum">${icon('lock')}<b>${front.held(locale.naira(gig.price_from))}</b></p><ol>${stages}</ol><p>${front.turn}</p></div></div>`;
}

const TO_COME: ReadonlySet<string> = new Set(['accepted', 'paidOut']);

function shelfItem(
  locale: PageLocale,
  { id, title, skill, cover, user, userdetail, price_from }: CardWithCover,
  below: Markup | false = false,
): Markup {
  const price = locale.written.front.from(locale.naira(price_from));
  return html`<li><a href="${paths.fill(paths.gig, { id })}">${picture(cover, '(min-width: 90rem) 320px, (min-width: 64rem) 240px, 152px')}<span class="by">${face(user.name, userdetail?.profile_image)}<span><b>${translateName(locale.language, skill)}</b><span>${user.name}</span><span>${price}</span><span class="unseen">${title}</span></span></span></a>${below}</li>`;
}

/** A person's picture, or their initial. */
export function face(name: string, image: string | null | undefined): Markup {
  return image
    ? html`<img class="face" src="/${smallPictureOf(image)}" alt="" width="44" height="44" loading="lazy" decoding="async">`
    : html`<span class="face" aria-hidden="true">${initial(name)}</span>`;
}

function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toUpperCase();
}

/** A responsive picture; null when there is none. */
export function picture(media: { picture: Picture | null } | null, sizes: string): Markup | null {
  const sources = media?.picture?.sources ?? [];
  const [smallest] = sources;
  if (!smallest) return null;
  const set = sources.map(({ avif, width }) => `/${avif} ${width}w`).join(', ');
  return html`<picture><source type="image/avif" srcset="${set}" sizes="${sizes}"><img src="/${smallest.webp}" alt="" width="${smallest.width}" height="${smallest.height}" loading="lazy" decoding="async"></picture>`;
}
