/** `/`: the front page, for people who hear of the market for the first time (rule 9.1). */

import { PRODUCT } from '#contract/core/product.ts';
import * as paths from '#contract/site/paths.ts';
import { namedIn } from '#server/core/i18n/language.ts';
import { html, type Markup, trusted } from '#server/web-assets/markup.ts';
import { cloth, clothSign, MOTIFS } from '../cloth/views.ts';
import { ownPlaces, type PublicPage, wayIn } from '../frame/views.ts';
import { type IconName, icon } from '../icons/views.ts';
import type { Landing, PopularCategory } from '../queries.ts';
import { categoryPath, firstQuestion, type Speech } from '../rules.ts';
import { gigCardItem } from './cards/views.ts';

export function landingPage(speech: Speech, landing: Landing, publicUrl: string): PublicPage {
  return {
    path: paths.front,
    title: speech.words.shell.fixed.hero,
    description: speech.written.front.description,
    body: html`${hero(speech)}${gigsOf(speech, landing)}${popularOf(speech, landing)}${why(speech)}${how(speech)}${questionsOf(speech, landing)}`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: PRODUCT,
      url: `${publicUrl}/`,
      inLanguage: speech.language,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}${paths.gigSearch}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  };
}

function hero(speech: Speech): Markup {
  const { shell, accounts } = speech.words;
  const { front } = speech.written;
  return html`<section class="hero">
<div class="pitch">
<p class="told" id="deleted">${accounts.deletedMail.subject}</p>
<h1>${shell.fixed.hero}</h1>
<p class="lead">${front.lead}</p>
<form class="search" action="${paths.gigSearch}" role="search">
<label class="unseen" for="q">${front.ask}</label>
<input id="q" name="q" type="search" placeholder="${front.example}" maxlength="100" autocomplete="off" enterkeyhint="search" required>
<button class="button">${icon('search')}<span>${front.search}</span></button>
</form>
<div class="ways">${wayIn(shell.fixed.getStarted, '', true)}${wayIn(shell.fixed.becomeTalent, 'second')}${ownPlaces(speech, 'button second')}</div>
</div>
${cloth('panel', true)}
</section>`;
}

function gigsOf(speech: Speech, { gigs }: Landing): Markup | null {
  if (gigs.length === 0) return null;
  return html`<section class="part" aria-labelledby="gigs">
<div class="wide">
<div class="heading"><h2 id="gigs">${speech.written.front.gigs}</h2></div>
<ul class="gigs">${gigs.map((gig) => gigCardItem(speech, gig))}</ul>
</div>
</section>`;
}

function popularOf(speech: Speech, { popular }: Landing): Markup | null {
  if (popular.length === 0) return null;
  const { fixed: landing } = speech.words.shell;
  const tile = (category: PopularCategory, index: number) =>
    html`<li><a class="tile" href="${categoryPath(category.id)}">${clothSign(MOTIFS[index % MOTIFS.length] ?? 'sun')}<span><b>${namedIn(speech.language, category.name)}</b><span class="few">${fewOf(speech, category)}</span></span></a></li>`;
  return html`<section class="part sunken" aria-labelledby="popular">
<div class="wide">
<div class="heading"><h2 id="popular">${landing.popular}</h2>${wayIn(landing.explore, 'second')}<a class="button second in-any" href="${paths.gigSearch}">${landing.explore}</a></div>
<ul class="tiles">${popular.map(tile)}</ul>
</div>
</section>`;
}

function fewOf({ written: { front }, naira }: Speech, { gigs, priceFrom }: PopularCategory): string {
  return priceFrom === null ? front.beFirst : front.gigsFrom(gigs, naira(priceFrom));
}

const REASONS = { talents: 'tick', time: 'glass', escrow: 'lock' } as const;

function why({ words, written: { front } }: Speech): Markup {
  const reason = ([name, drawing]: [string, IconName]) => {
    const { title, text } = front.reasons[name as keyof typeof REASONS];
    return html`<li><span class="round">${icon(drawing)}</span><div><h3>${title}</h3><p>${text}</p></div></li>`;
  };
  return html`<section class="part card" aria-labelledby="why">
<div class="wide">
<div class="heading"><h2 id="why">${words.shell.fixed.why}</h2>${wayIn(words.shell.fixed.becomeTalent)}</div>
<ul class="points">${Object.entries(REASONS).map(reason)}</ul>
<p class="more"><a href="${paths.escrow}">${front.reasonsMore}</a></p>
</div>
</section>`;
}

const STEPS = { register: 'person', brief: 'brief', conditions: 'hands' } as const;

function how({ words, written: { front } }: Speech): Markup {
  const step = ([name, drawing]: [string, IconName], index: number) => {
    const { title, text } = front.steps[name as keyof typeof STEPS];
    return html`<li><span class="square">${icon(drawing)}</span><div><p class="number">${front.step(index + 1)}</p><h3>${title}</h3><p>${text}</p></div></li>`;
  };
  return html`<section class="part" aria-labelledby="how">
<div class="wide">
<div class="heading"><h2 id="how">${words.shell.fixed.how}</h2>${wayIn(words.shell.fixed.getStarted, '', true)}</div>
<ol class="steps">${Object.entries(STEPS).map(step)}</ol>
</div>
</section>`;
}

/** As an operator wrote them, in the language of the console; those that the tables begin with are known in every language. */
function questionsOf({ language, written: { front, questions } }: Speech, { faqs }: Landing): Markup | null {
  if (faqs.length === 0) return null;
  const question = (written: Landing['faqs'][number]) => {
    const known = firstQuestion(written);
    const { ask, answer } = known ? questions[known] : { ask: written.faq, answer: written.answer };
    const foreign = !known && language !== 'en' && trusted(' lang="en"');
    return html`<details name="faq"${foreign}><summary>${ask}<span class="sign" aria-hidden="true">${icon('plus')}${icon('minus')}</span></summary><p>${answer}</p></details>`;
  };
  return html`<section class="part sunken" aria-labelledby="faq">
<div class="wide asked">
<h2 id="faq">${front.questions}</h2>
<div class="questions">${faqs.map(question)}</div>
</div>
</section>`;
}
