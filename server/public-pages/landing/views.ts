/** `/`: the front page, for people who hear of the market for the first time (specification 2.1). */
import { ACCEPT_AFTER_DAYS } from '#contract/lifecycles/job.ts';
import { showNaira } from '#contract/money.ts';
import { PRODUCT, words } from '#contract/words.ts';
import { html, type Markup } from '#server/core/markup.ts';
import { cloth, clothSign, MOTIFS } from '../cloth/views.ts';
import { ownPlaces, type PublicPage, wayIn } from '../frame/views.ts';
import { type IconName, icon } from '../icons/views.ts';
import type { Landing } from '../queries.ts';
import { categoryPath } from '../rules.ts';
import { gigCardItem } from './cards/views.ts';

const w = words.landing;

export function landingPage(landing: Landing, publicUrl: string): PublicPage {
  return {
    path: '/',
    title: w.hero,
    description:
      'Find designers, animators, writers and voices across Africa. The price waits in escrow until you accept what was delivered.',
    body: html`${hero()}${gigsOf(landing)}${popularOf(landing)}${why()}${how()}${questionsOf(landing)}`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: PRODUCT,
      url: `${publicUrl}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}/gigSearchResult?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  };
}

function hero(): Markup {
  return html`<section class="hero">
<div class="pitch">
<h1>${w.hero}</h1>
<p class="lead">Find designers, animators, writers and voices for your next piece of work. The price waits in escrow until you accept what was delivered.</p>
<form class="search" action="/gigSearchResult" role="search">
<label class="unseen" for="q">What do you need made?</label>
<input id="q" name="q" type="search" placeholder="Logo, jingle, video…" maxlength="100" autocomplete="off" enterkeyhint="search" required>
<button class="button">${icon('search')}<span>Search</span></button>
</form>
<div class="ways">${wayIn(w.getStarted, '', true)}${wayIn(w.becomeTalent, 'second')}${ownPlaces('button second')}</div>
</div>
${cloth('panel', true)}
</section>`;
}

function gigsOf({ gigs }: Landing): Markup | null {
  if (gigs.length === 0) return null;
  return html`<section class="part" aria-labelledby="gigs">
<div class="wide">
<div class="heading"><h2 id="gigs">Made by talents on ${PRODUCT}</h2></div>
<ul class="gigs">${gigs.map(gigCardItem)}</ul>
</div>
</section>`;
}

function popularOf({ popular }: Landing): Markup | null {
  if (popular.length === 0) return null;
  const tile = (category: Landing['popular'][number], index: number) =>
    html`<li><a class="tile" href="${categoryPath(category.id)}">${clothSign(MOTIFS[index % MOTIFS.length] ?? 'sun')}<span><b>${category.name}</b><span class="few">${fewOf(category)}</span></span></a></li>`;
  return html`<section class="part sunken" aria-labelledby="popular">
<div class="wide">
<div class="heading"><h2 id="popular">${w.popular}</h2>${wayIn(w.explore, 'second')}<a class="button second in-any" href="/gigSearchResult">${w.explore}</a></div>
<ul class="tiles">${popular.map(tile)}</ul>
</div>
</section>`;
}

function fewOf({ gigs, priceFrom }: Landing['popular'][number]): string {
  if (priceFrom === null) return 'Be the first to sell here';
  return `${gigs} ${gigs === 1 ? 'gig' : 'gigs'} from ${showNaira(priceFrom)}`;
}

type Point = { icon: IconName; title: string; text: string };
const REASONS: readonly Point[] = [
  {
    icon: 'tick',
    title: 'Top talents only',
    text: 'Reviews come from completed orders alone: one per side, after the work was paid for and accepted. What you read about a talent was earned.',
  },
  {
    icon: 'glass',
    title: 'Save time and money',
    text: 'Post one brief and compare the bids side by side. Posting is free, and price, dates and milestones are fixed before anybody pays.',
  },
  {
    icon: 'lock',
    title: 'Guaranteed payment via escrow',
    text: `The whole price is paid into escrow before work begins. It goes to the talent when the work is accepted, and ${ACCEPT_AFTER_DAYS} days of silence count as yes.`,
  },
];

function why(): Markup {
  const reason = ({ icon: name, title, text }: Point) =>
    html`<li><span class="round">${icon(name)}</span><div><h3>${title}</h3><p>${text}</p></div></li>`;
  return html`<section class="part card" aria-labelledby="why">
<div class="wide">
<div class="heading"><h2 id="why">${w.why}</h2>${wayIn(w.becomeTalent)}</div>
<ul class="points">${REASONS.map(reason)}</ul>
<p class="more"><a href="/escrowHome">How escrow protects both sides, worked through with money</a></p>
</div>
</section>`;
}

const STEPS: readonly Point[] = [
  {
    icon: 'person',
    title: 'Register',
    text: 'Open an account with your e-mail and say whether you hire or sell. You can add the other side later.',
  },
  {
    icon: 'brief',
    title: 'The client uploads a brief',
    text: 'What is needed, for how much, in which milestones. Talents answer with a pitch and a price.',
  },
  {
    icon: 'hands',
    title: 'Talents accept or decline the conditions',
    text: 'The chosen talent reads dates and terms and says yes or no. After yes, the price goes into escrow and work begins.',
  },
];

function how(): Markup {
  const step = ({ icon: name, title, text }: Point, index: number) =>
    html`<li><span class="square">${icon(name)}</span><div><p class="number">Step ${index + 1}</p><h3>${title}</h3><p>${text}</p></div></li>`;
  return html`<section class="part" aria-labelledby="how">
<div class="wide">
<div class="heading"><h2 id="how">${w.how}</h2>${wayIn(w.getStarted, '', true)}</div>
<ol class="steps">${STEPS.map(step)}</ol>
</div>
</section>`;
}

function questionsOf({ faqs }: Landing): Markup | null {
  if (faqs.length === 0) return null;
  const question = ({ faq, answer }: Landing['faqs'][number]) =>
    html`<details name="faq"><summary>${faq}<span class="sign" aria-hidden="true">${icon('plus')}${icon('minus')}</span></summary><p>${answer}</p></details>`;
  return html`<section class="part sunken" aria-labelledby="faq">
<div class="wide asked">
<h2 id="faq">Frequently asked questions</h2>
<div class="questions">${faqs.map(question)}</div>
</div>
</section>`;
}
