/** A gig on the front page: picture, seller, title, stars, price and days; the whole card is one link. */
import type { Media } from '#contract/core/media.ts';
import type { GigCard } from '#contract/gigs/gigs.ts';
import * as paths from '#contract/site/paths.ts';
import { html, type Markup } from '#server/web-assets/markup.ts';
import { icon } from '../../icons/views.ts';
import type { Speech } from '../../rules.ts';
import { showLength, showStars } from './rules.ts';

/** A list item. The pictures are the smallest that are kept: most people pay for each of them. */
export function gigCardItem(speech: Speech, gig: GigCard): Markup {
  const { front } = speech.written;
  const price = speech.naira(gig.price_from);
  return html`<li class="gig">
${cover(speech, gig.cover)}
<div class="words">
<p class="seller"><span class="face" aria-hidden="true">${initial(gig.user.name)}</span>${gig.user.name}</p>
<h3><a href="${paths.fill(paths.gig, { id: gig.id })}" aria-label="${front.gigFrom(gig.title, price)}">${gig.title}</a></h3>
<p class="stars">${gig.user.rating === null ? html`<span class="new">${front.fresh}</span>` : html`${icon('star', 'full')}<b>${showStars(speech, gig.user.rating)}</b> <span>(${gig.user.reviews})</span>`}</p>
<p class="price"><b>${front.from(price)}</b><span>${front.days(gig.delivery_days)}</span></p>
</div>
</li>`;
}

function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toUpperCase();
}

function cover(speech: Speech, media: Media | null): Markup {
  const source = media?.picture?.sources[0];
  const playing = media !== null && media.kind !== 'image' && chip(speech, media);
  if (!source)
    return html`<span class="picture plain">${media && icon(media.kind === 'audio' ? 'sound' : 'film')}${playing}</span>`;
  return html`<span class="picture"><picture><source type="image/avif" srcset="/${source.avif}"><img src="/${source.webp}" alt="" width="${source.width}" height="${source.height}" loading="lazy" decoding="async"></picture>${playing}</span>`;
}

/** Nothing plays here; its kind and length are on the picture. */
function chip({ written: { front } }: Speech, { kind, duration_seconds }: Media): Markup {
  return html`<span class="chip">${icon(kind === 'audio' ? 'sound' : 'film')}<span class="unseen">${kind === 'audio' ? front.sound : front.video}</span>${duration_seconds !== null && showLength(duration_seconds)}</span>`;
}
