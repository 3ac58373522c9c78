/** `/home`: what the market offers to those who hire and to those who sell. */

import type { FeePolicy } from '#contract/escrow/division.ts';
import type { CardWithCover } from '#contract/gigs/covers.ts';
import * as paths from '#contract/site/paths.ts';
import { html, type Markup } from '#server/web-assets/markup.ts';
import {
  hunterLinks,
  type IconName,
  icon,
  type PublicPage,
  signedInLinks,
  signUpButton,
} from '../frame/views.ts';
import type { PageLocale } from '../rules.ts';
import { clothPanel, gigShelf, mostExpensiveGigs } from '../works/views.ts';

type Offer = { icon: IconName; title: string; text: string };

export function homePage(locale: PageLocale, fees: FeePolicy, gigs: readonly CardWithCover[]): PublicPage {
  const { getStarted, becomeTalent } = locale.words.shell.fixed;
  const { home: offers, frame } = locale.written;
  const begin = signUpButton(getStarted, '', true);
  return {
    path: paths.home,
    title: offers.title,
    description: offers.description,
    body: html`<section class="hero low"><div class="pitch"><h1>${offers.title}</h1>
<p class="lead">${offers.lead}</p>${hunterLinks(locale)}</div>${clothPanel(html`${gigShelf(locale, mostExpensiveGigs(gigs, 3))}`)}</section>
${part('hire', offers.hire, hiring(locale), html`${begin}<a class="button second" href="${paths.gigSearch}">${frame.search}</a>`, 'card')}
${part('sell', offers.sell, selling(locale, fees), signUpButton(becomeTalent, '', false, 'talent'), '')}
${both(locale)}
<section class="part card"><div class="wide closing"><h2>${offers.closing}</h2><div class="ways">${begin}${signedInLinks(locale, 'button')}<a class="button second" href="${paths.escrow}">${offers.escrow}</a></div></div></section>`,
  };
}

function hiring({ written: { home: offers } }: PageLocale): readonly Offer[] {
  const { order, post, compare, follow } = offers.hiring;
  return [
    { icon: 'search', ...order },
    { icon: 'brief', ...post },
    { icon: 'person', ...compare },
    { icon: 'board', ...follow },
  ];
}

function selling({ written: { home: offers }, percent }: PageLocale, fees: FeePolicy): readonly Offer[] {
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

function both({ written: { home: offers } }: PageLocale): Markup {
  const { both: heading, reviews, writing } = offers;
  return html`<section class="part sunken" aria-labelledby="both"><div class="wide"><h2 id="both">${heading}</h2><div class="two">
${[reviews, writing].map(({ title, text }) => html`<div><h3>${title}</h3><p>${text}</p></div>`)}
</div></div></section>`;
}
