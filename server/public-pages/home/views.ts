/** `/home`: what the market offers to those who hire and to those who sell. */
import type { FeePolicy } from '#contract/division.ts';
import { ACCEPT_AFTER_DAYS } from '#contract/lifecycles/job.ts';
import { PRODUCT, words } from '#contract/words.ts';
import { html, type Markup } from '#server/core/markup.ts';
import { ownPlaces, type PublicPage, wayIn } from '../frame/views.ts';
import { type IconName, icon } from '../icons/views.ts';
import { showPercent } from '../rules.ts';

type Offer = { icon: IconName; title: string; text: string };

export function homePage(fees: FeePolicy): PublicPage {
  return {
    path: '/home',
    title: 'What the market offers',
    description: `Two ways to get creative work done on ${PRODUCT}: order a gig, or post a job and choose among bids. Both are paid through escrow.`,
    body: html`<div class="page-head wide"><h1>What the market offers</h1>
<p class="lead">Two ways to get creative work done: order what a talent offers, or say what you need and choose among bids. Both are paid through escrow.</p></div>
${offers('hire', 'If you hire', HIRING, html`${wayIn(words.landing.getStarted, '', true)}<a class="button second" href="/gigSearchResult">Search gigs</a>`, 'card')}
${offers('sell', 'If you sell', selling(fees), wayIn(words.landing.becomeTalent), '')}
${both()}
<section class="part card"><div class="wide closing"><h2>Look around, or begin</h2><div class="ways">${wayIn(words.landing.getStarted, '', true)}${ownPlaces('button')}<a class="button second" href="/escrowHome">How escrow works</a></div></div></section>`,
  };
}

const HIRING: readonly Offer[] = [
  {
    icon: 'search',
    title: 'Order a gig',
    text: 'Search what talents sell, see pictures, packages, prices and delivery days, and order one of its packages. No account is needed to search.',
  },
  {
    icon: 'brief',
    title: 'Post a job',
    text: 'Write a brief with a budget and one to four milestones. Open jobs are seen by every talent, closed ones by those whom you invite.',
  },
  {
    icon: 'person',
    title: 'Compare bids',
    text: 'Price against budget, pitch, reviews and work done stand side by side. A bid that you reject gets your reason.',
  },
  {
    icon: 'board',
    title: 'Follow the work',
    text: 'One page per order says whose turn it is and until when. The project tracker shows the tasks as they move.',
  },
];

function selling(fees: FeePolicy): readonly Offer[] {
  return [
    {
      icon: 'film',
      title: 'Show what you make',
      text: 'A public profile with story, skills, certificates and a gallery of past work, and a link that looks good in a chat.',
    },
    {
      icon: 'star',
      title: 'Sell gigs',
      text: 'One to three packages with your price, delivery days and revisions. Buyers find them by word, category and price.',
    },
    {
      icon: 'brief',
      title: 'Apply for jobs',
      text: `Applying is free. Before you send a bid you see what you would receive after the service fee of ${showPercent(fees.serviceFee)}.`,
    },
    {
      icon: 'lock',
      title: 'Be paid in naira',
      text: `The price is in escrow before you begin. After acceptance, or ${ACCEPT_AFTER_DAYS} days of silence, you withdraw to your bank account.`,
    },
  ];
}

function offers(id: string, title: string, list: readonly Offer[], ways: Markup, ground: string): Markup {
  const offer = ({ icon: name, title: head, text }: Offer) =>
    html`<li><span class="round">${icon(name)}</span><div><h3>${head}</h3><p>${text}</p></div></li>`;
  return html`<section class="part ${ground}" aria-labelledby="${id}"><div class="wide"><div class="heading"><h2 id="${id}">${title}</h2><div class="ways">${ways}</div></div><ul class="points four">${list.map(offer)}</ul></div></section>`;
}

function both(): Markup {
  return html`<section class="part sunken" aria-labelledby="both"><div class="wide"><h2 id="both">For both</h2><div class="two">
<div><h3>Reviews that were earned</h3><p>Only the two parties of a completed order can review each other. Neither sees the other's words before writing their own, or before the time for it is over.</p></div>
<div><h3>Everything is kept in writing</h3><p>Messages, agreements, deliveries and every movement of the money stand in the order's history, which both can read. If you disagree, an operator decides with that history in hand.</p></div>
</div></div></section>`;
}
