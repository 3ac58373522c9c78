/** `/`: the front page, for people who do not know the market yet (rule 9.1). */

import { groupThousands } from '#contract/core/money.ts';
import { PRODUCT } from '#contract/core/product.ts';
import type { CardWithCover } from '#contract/gigs/covers.ts';
import * as paths from '#contract/site/paths.ts';
import { translateName, writingOf } from '#server/core/i18n/language.ts';
import { html, type Markup, trusted } from '#server/web-assets/markup.ts';
import {
  clothSign,
  type IconName,
  icon,
  MOTIFS,
  type PublicPage,
  signedInLinks,
  signUpButton,
} from '../frame/views.ts';
import { proofPart } from '../proof/views.ts';
import type { Landing, Market, PopularCategory, Praise } from '../queries.ts';
import { categoryPath, initialQuestionName, type PageLocale, SEARCH_FORM } from '../rules.ts';
import { clothPanel, face, gigShelf, mostExpensiveGigs, picture } from '../works/views.ts';

export function landingPage(locale: PageLocale, landing: Landing, publicUrl: string): PublicPage {
  return {
    path: paths.front,
    title: locale.words.shell.fixed.hero,
    description: locale.written.front.description,
    body: html`${hero(locale, landing)}${gigsOf(locale, landing)}${popularOf(locale, landing)}${proofPart(locale)}${why(locale, landing)}${how(locale)}${questionsOf(locale, landing)}`,
    data: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: PRODUCT,
      url: `${publicUrl}/`,
      inLanguage: locale.language,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}${paths.gigSearch}/{search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  };
}

function hero(locale: PageLocale, landing: Landing): Markup {
  const { shell, accounts } = locale.words;
  const { front } = locale.written;
  return html`<section class="hero">
<div class="pitch">
<p class="told" id="deleted">${accounts.deletedMail.subject}</p>
<h1>${shell.fixed.hero}</h1>
<p class="lead">${front.lead}</p>
<form class="search" action="${SEARCH_FORM}" role="search">
<label class="unseen" for="q">${front.ask}</label>
<input id="q" name="q" type="search" placeholder="${front.example}" maxlength="100" autocomplete="off" enterkeyhint="search" required>
<button class="button">${icon('search')}<span>${front.search}</span></button>
</form>
<div class="ways"><a class="button second" href="${paths.quickJob}">${front.postJob}</a>${signUpButton(shell.fixed.becomeTalent, 'quiet desk', false, 'talent')}${signedInLinks(locale, 'button second')}</div>
${marketOf(locale, landing)}
</div>
${clothPanel(html`${gigShelf(locale, mostExpensiveGigs(landing.gigs))}`)}
</section>`;
}

/** Below the buttons: the average rating, and the skills offered most if there is room. */
function marketOf(locale: PageLocale, { market }: Landing): Markup | null {
  const { earned, often } = locale.written.front;
  const { rating, reviews, skills } = market;
  const counted = groupThousands(String(reviews), writingOf(locale.language).thousands);
  const skill = ({ id, name }: Market['skills'][number]) =>
    html`<a href="${paths.gigSearch}?skill=${id}">${translateName(locale.language, name)}</a>`;
  return html`<div class="market">${skills.length > 0 && html`<p class="often">${often} ${skills.map(skill)}</p>`}
${rating !== null && reviews >= COUNTED_FROM && html`<p class="earned">${icon('star', 'full')}${earned(showStars(locale, rating), counted)}</p>`}</div>`;
}

/** The gigs section; those already shown on the shelf come last. */
function gigsOf(locale: PageLocale, landing: Landing): Markup | null {
  if (landing.gigs.length === 0) return null;
  const above = mostExpensiveGigs(landing.gigs);
  const gigs = [...landing.gigs.filter((gig) => !above.includes(gig)), ...above];
  return html`<section class="part" aria-labelledby="gigs">
<div class="wide">
<div class="heading"><h2 id="gigs">${locale.written.front.gigs}</h2></div>
<ul class="gigs">${gigs.map((gig) => gigCardItem(locale, gig))}</ul>
</div>
</section>`;
}

function popularOf(locale: PageLocale, { popular }: Landing): Markup | null {
  if (popular.length === 0) return null;
  const { fixed: landing } = locale.words.shell;
  const tile = (category: PopularCategory, index: number) =>
    html`<li><a class="tile" href="${categoryPath(category.id)}">${clothSign(MOTIFS[index % MOTIFS.length] ?? 'sun')}<span><b>${translateName(locale.language, category.name)}</b><span class="few">${fewOf(locale, category)}</span></span></a></li>`;
  return html`<section class="part sunken" aria-labelledby="popular">
<div class="wide">
<div class="heading"><h2 id="popular">${landing.popular}</h2>${signUpButton(landing.explore, 'second')}<a class="button second in-any" href="${paths.gigSearch}">${landing.explore}</a></div>
<ul class="tiles">${popular.map(tile)}</ul>
</div>
</section>`;
}

/** Minimum number of gigs or reviews for the page to state the number. */
const COUNTED_FROM = 3;

function fewOf({ written: { front }, naira }: PageLocale, { gigs, priceFrom }: PopularCategory): string {
  if (priceFrom === null) return front.beFirst;
  return gigs < COUNTED_FROM ? front.from(naira(priceFrom)) : front.gigsFrom(gigs, naira(priceFrom));
}

const REASONS = { talents: 'tick', time: 'glass', escrow: 'lock' } as const;

function why({ words, written: { front } }: PageLocale, { praise }: Landing): Markup {
  const reason = ([name, drawing]: [string, IconName]) => {
    const { title, text } = front.reasons[name as keyof typeof REASONS];
    return html`<li><span class="round">${icon(drawing)}</span><div><h3>${title}</h3><p>${text}</p></div></li>`;
  };
  return html`<section class="part card" aria-labelledby="why">
<div class="wide">
<div class="heading"><h2 id="why">${words.shell.fixed.why}</h2>${signUpButton(words.shell.fixed.becomeTalent, '', false, 'talent')}</div>
<ul class="points">${Object.entries(REASONS).map(reason)}</ul>
${praise.length > 0 && html`<ul class="praise">${praise.map(praiseItem)}</ul>`}
<p class="more"><a href="${paths.escrow}">${front.reasonsMore}</a></p>
</div>
</section>`;
}

function praiseItem({ comment, hunter, gig, title }: Praise): Markup {
  return html`<li><blockquote>${comment}</blockquote><p class="of">${icon('star', 'full')}<b>${hunter}</b> <a href="${paths.fill(paths.gig, { id: gig })}">${title}</a></p></li>`;
}

const STEPS = { register: 'person', brief: 'brief', conditions: 'hands' } as const;

function how({ words, written: { front } }: PageLocale): Markup {
  const step = ([name, drawing]: [string, IconName], index: number) => {
    const { title, text } = front.steps[name as keyof typeof STEPS];
    return html`<li><span class="square">${icon(drawing)}</span><div><p class="number">${front.step(index + 1)}</p><h3>${title}</h3><p>${text}</p></div></li>`;
  };
  return html`<section class="part" aria-labelledby="how">
<div class="wide">
<div class="heading"><h2 id="how">${words.shell.fixed.how}</h2>${signUpButton(words.shell.fixed.getStarted, '', true)}</div>
<ol class="steps">${Object.entries(STEPS).map(step)}</ol>
</div>
</section>`;
}

/** The questions as an operator wrote them, in English; the initial ones are translated. */
function questionsOf(
  { language, written: { front, questions } }: PageLocale,
  { faqs }: Landing,
): Markup | null {
  if (faqs.length === 0) return null;
  const question = (written: Landing['faqs'][number]) => {
    const known = initialQuestionName(written);
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

/** Seconds as players show them: 75 → `1:15`. */
function showLength(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A rating to one decimal: `4.8`. */
function showStars({ language }: Pick<PageLocale, 'language'>, rating: number): string {
  return rating.toFixed(1).replace('.', writingOf(language).decimals);
}

/** Smaller than the real card width, to save mobile data. */
const CARD_SIZES = '(min-width: 64rem) 240px, 160px';

/** A gig's card as a list item. */
function gigCardItem(locale: PageLocale, gig: CardWithCover): Markup {
  const { front } = locale.written;
  const price = locale.naira(gig.price_from);
  return html`<li class="gig">
${cover(locale, gig.cover)}
<div class="words">
<p class="seller">${face(gig.user.name, gig.userdetail?.profile_image)}${gig.user.name}</p>
<h3><a href="${paths.fill(paths.gig, { id: gig.id })}" aria-label="${front.gigFrom(gig.title, price)}">${gig.title}</a></h3>
<p class="stars">${stars(locale, gig)}</p>
<p class="price"><b>${front.from(price)}</b><span>${front.days(gig.delivery_days)}</span></p>
</div>
</li>`;
}

/** The rating of the gig's own orders, else of its talent, labelled as such. */
function stars(locale: PageLocale, { rating, reviews, user }: CardWithCover): Markup {
  const { front } = locale.written;
  const shown = rating ?? user.rating;
  if (shown === null) return html`<span class="new">${front.fresh}</span>`;
  const whose = rating === null && html`<span>${front.talentStars}</span> `;
  return html`${whose}${icon('star', 'full')}<b>${showStars(locale, shown)}</b> <span>(${rating === null ? user.reviews : reviews})</span>`;
}

function cover(locale: PageLocale, media: CardWithCover['cover']): Markup {
  const playing = media !== null && media.kind !== 'image' && chip(locale, media);
  if (!media?.picture)
    return html`<span class="picture plain">${media && icon(media.kind === 'audio' ? 'sound' : 'film')}${playing}</span>`;
  return html`<span class="picture">${picture(media, CARD_SIZES)}${playing}</span>`;
}

/** The kind and length of a sound or film, shown on the picture, since nothing plays here. */
function chip(
  { written: { front } }: PageLocale,
  { kind, duration_seconds }: NonNullable<CardWithCover['cover']>,
): Markup {
  return html`<span class="chip">${icon(kind === 'audio' ? 'sound' : 'film')}<span class="unseen">${kind === 'audio' ? front.sound : front.video}</span>${duration_seconds !== null && showLength(duration_seconds)}</span>`;
}
