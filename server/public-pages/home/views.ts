/** `/home`: what the market offers to those who hire and to those who sell. */

import type { FeePolicy } from '#contract/escrow/division.ts';
import type { CardWithCover } from '#contract/gigs/covers.ts';
import * as paths from '#contract/site/paths.ts';
import { html, type Markup } from '#server/web-assets/markup.ts';
import { hiringWays, type IconName, icon, ownPlaces, type PublicPage, wayIn } from '../frame/views.ts';
import type { Speech } from '../rules.ts';
import { panel, shelf, shown } from '../works/views.ts';

type Offer = { icon: IconName; title: string; text: string };

export function homePage(speech: Speech, fees: FeePolicy, gigs: readonly CardWithCover[]): PublicPage {
  const { getStarted, becomeTalent } = speech.words.shell.fixed;
  const { home: offers, frame } = speech.written;
  const begin = wayIn(getStarted, '', true);
  return {
    path: paths.home,
    title: offers.title,
    description: offers.description,
    body: html`<section class="hero low"><div class="pitch"><h1>${offers.title}</h1>
<p class="lead">${offers.lead}</p>${hiringWays(speech)}</div>${panel(html`${shelf(speech, shown(gigs, 3))}`)}</section>
${part('hire', offers.hire, hiring(speech), html`${begin}<a class="button second" href="${paths.gigSearch}">${frame.search}</a>`, 'card')}
${part('sell', offers.sell, selling(speech, fees), wayIn(becomeTalent, '', false, 'talent'), '')}
${both(speech)}
<section class="part card"><div class="wide closing"><h2>${offers.closing}</h2><div class="ways">${begin}${ownPlaces(speech, 'button')}<a class="button second" href="${paths.escrow}">${offers.escrow}</a></div></div></section>`,
  };
}

function hiring({ written: { home: offers } }: Speech): readonly Offer[] {
  const { order, post, compare, follow } = offers.hiring;
  return [
    { icon: 'search', ...order },
    { icon: 'brief', ...post },
    { icon: 'person', ...compare },
    { icon: 'board', ...follow },
  ];
}

function selling({ written: { home: offers }, percent }: Speech, fees: FeePolicy): readonly Offer[] {
  const { show, gigs, apply, paid } = offers.selling;
  return [
    { icon: 'film', ...show },
    { icon: 'star', ...gigs },
    { icon: 'brief', title: apply.title, text: apply.text(percent(fees.serviceFee)) },
    { icon: 'lock', ...paid },
  ];
}

function part(id: string, title: string, list: readonly Offer[], ways: Markup, ground: string): Markup {
  const offer = ({ icon: name, title: head, text }: Offer) =>
    html`<li><span class="round">${icon(name)}</span><div><h3>${head}</h3><p>${text}</p></div></li>`;
  return html`<section class="part ${ground}" aria-labelledby="${id}"><div class="wide"><h2 id="${id}">${title}</h2><ul class="points four">${list.map(offer)}</ul><div class="ways after">${ways}</div></div></section>`;
}

function both({ written: { home: offers } }: Speech): Markup {
  const { both: heading, reviews, writing } = offers;
  return html`<section class="part sunken" aria-labelledby="both"><div class="wide"><h2 id="both">${heading}</h2><div class="two">
${[reviews, writing].map(({ title, text }) => html`<div><h3>${title}</h3><p>${text}</p></div>`)}
</div></div></section>`;
}
