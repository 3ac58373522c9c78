/** `/escrowHome`: how escrow protects both sides, with the money worked through by the product's own rules. */
import type { FeePolicy } from '#contract/division.ts';
import { ACCEPT_AFTER_DAYS, DELAYED_AFTER_DAYS } from '#contract/lifecycles/job.ts';
import { fromNaira, showNaira, toNaira } from '#contract/money.ts';
import { PRODUCT, words } from '#contract/words.ts';
import {
  WORKED_MILESTONES,
  WORKED_PENALTY,
  WORKED_PRICE,
  type WorkedEnding,
  type WorkedOrder,
  workEscrow,
} from '#contract/worked-escrow.ts';
import { html, type Markup } from '#server/core/markup.ts';
import { ownPlaces, type PublicPage, wayIn } from '../frame/views.ts';
import { type IconName, icon } from '../icons/views.ts';
import { showPercent } from '../rules.ts';
import { TABLE_CASES } from './rules.ts';

export function escrowPage(fees: FeePolicy, order: WorkedOrder): PublicPage {
  return {
    path: '/escrowHome',
    title: 'How escrow protects you',
    description: `Who holds the money, until when, and who gets what at each ending of an order on ${PRODUCT}: worked through with the product's own rules.`,
    works: true,
    body: html`<div class="page-head wide"><h1>How escrow protects both sides</h1>
<p class="lead">The client pays the whole price before work begins. ${PRODUCT} holds it. Nobody gets it before the work was accepted, and every ending has a rule that both knew beforehand.</p></div>
${stages()}${worked(fees, order)}${table(fees)}${sides(fees)}
<section class="part"><div class="wide closing"><h2>Ready when you are</h2><div class="ways">${wayIn(words.landing.getStarted, '', true)}${ownPlaces('button')}</div></div></section>`,
  };
}

const STAGES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'hands',
    title: 'Agreed',
    text: 'Price, dates, milestones and penalties are fixed. Both have said yes. Nothing is paid yet, and both may still leave, free.',
  },
  {
    icon: 'lock',
    title: 'Paid into escrow',
    text: 'The client pays the whole price by card, transfer or USSD. The talent sees that the money is there before starting.',
  },
  {
    icon: 'brief',
    title: 'In progress',
    text: 'Milestones are handed in by their days. A missed one costs the percentage that was agreed for it, never more.',
  },
  {
    icon: 'glass',
    title: 'Submitted',
    text: `The client accepts, asks for changes or opens a dispute. ${ACCEPT_AFTER_DAYS} days of silence count as accepted.`,
  },
  {
    icon: 'tick',
    title: 'Accepted',
    text: 'The escrow is divided, line by line, on a page that both can read. The talent withdraws to a bank account.',
  },
];

function stages(): Markup {
  return html`<section class="part card" aria-labelledby="stages"><div class="wide"><h2 id="stages">Where the money is, step by step</h2>
<ol class="stages">${STAGES.map(({ icon: name, title, text }) => html`<li><span class="round">${icon(name)}</span><div><h3>${title}</h3><p>${text}</p></div></li>`)}</ol></div></section>`;
}

const ENDINGS: Record<WorkedEnding, { label: string; why: (fees: FeePolicy) => string }> = {
  accepted: {
    label: 'The work is accepted in time',
    why: (fees) =>
      `Penalties of missed milestones go back to the client. ${PRODUCT} keeps ${showPercent(fees.serviceFee)} of the rest; the talent receives what remains.`,
  },
  'accepted-late': {
    label: `Accepted, but the client took more than ${DELAYED_AFTER_DAYS} days to answer`,
    why: (fees) =>
      `A late answer costs: up to ${showPercent(fees.delayDeduction)} of the price goes from the client's part to the talent.`,
  },
  'cancelled-early': {
    label: 'The client cancels before the talent has started',
    why: () => 'Everything goes back, less what the payment provider charged for the payment.',
  },
  'cancelled-missed': {
    label: 'The client cancels after a missed milestone',
    why: (fees) =>
      `Fewer than ${fees.passedThreshold} milestones passed and at least one was missed: the talent receives nothing, the client pays the provider's charge only.`,
  },
  'cancelled-passed': {
    label: 'The client cancels although milestones were passed',
    why: (fees) =>
      `The talent receives ${showPercent(fees.rejectionFee)}, ${PRODUCT} ${showPercent(fees.cancellationFee)}, the provider its charge; the balance goes back.`,
  },
  'cancelled-talent': {
    label: 'The talent cancels',
    why: () => "The whole price goes back to the client. The provider's charge is ours.",
  },
};

const PARTS = [
  ['talent', 'The talent receives'],
  ['hunter', 'Back to the client'],
  ['fee', `${PRODUCT} keeps`],
  ['gateway', "Payment provider's charge"],
] as const;

function worked(fees: FeePolicy, order: WorkedOrder): Markup {
  const parts = workEscrow(order, fees);
  const price = toNaira(order.price);
  let from = 0;
  const bars = PARTS.map(([name]) => {
    const width = Number((parts[name] * 10_000n) / order.price) / 100;
    const bar = html`<rect data-part="${name}" x="${from}%" width="${width}%" height="100%"/>`;
    from += width;
    return bar;
  });
  const choice = ([ending, { label }]: [string, { label: string }]) =>
    html`<label class="choice"><input type="radio" name="ending" value="${ending}"${ending === order.ending ? CHECKED : null}><span>${label}</span></label>`;
  const line = ([name, label]: (typeof PARTS)[number]) =>
    html`<div class="line"><dt><i data-part="${name}" aria-hidden="true"></i>${label}</dt><dd><output data-show="${name}">${showNaira(toNaira(parts[name]))}</output></dd></div>`;
  const why = ([ending, text]: [string, (typeof ENDINGS)[WorkedEnding]]) =>
    html`<p data-ending="${ending}"${ending === order.ending ? null : HIDDEN}>${text.why(fees)}</p>`;
  return html`<section class="part sunken" aria-labelledby="example"><div class="wide"><h2 id="example">Work it through</h2>
<p class="lead">Four milestones, each with a penalty of ${WORKED_PENALTY}%. Choose a price and how it ends; the figures are made by the same rules that divide real orders.</p>
<form id="worked" class="worked" action="/escrowHome#example" data-policy="${JSON.stringify(fees)}">
<div class="asks">
<div class="slide"><label for="price">Price</label><output for="price" data-show="price">${showNaira(price)}</output><input id="price" type="range" name="price" min="${WORKED_PRICE.min}" max="${WORKED_PRICE.max}" step="${WORKED_PRICE.step}" value="${price}" aria-valuetext="${showNaira(price)}"></div>
<div class="slide" data-misses><label for="missed">Milestones missed</label><output for="missed" data-show="missed">${order.missed}</output><input id="missed" type="range" name="missed" min="0" max="${WORKED_MILESTONES}" step="1" value="${order.missed}"></div>
<fieldset><legend>How it ends</legend>${Object.entries(ENDINGS).map(choice)}</fieldset>
<button class="button without-script">Work it out</button>
</div>
<div class="answer" aria-live="polite">
<svg class="split" aria-hidden="true">${bars}</svg>
<dl>${PARTS.map(line)}<div class="line sum"><dt>Together, the price</dt><dd><output data-show="price">${showNaira(price)}</output></dd></div></dl>
${Object.entries(ENDINGS).map(why)}
</div>
</form></div></section>`;
}

const CHECKED = html` checked`;
const HIDDEN = html` hidden`;

function table(fees: FeePolicy): Markup {
  const price = fromNaira(WORKED_PRICE.usual);
  const row = ({ ending, missed }: (typeof TABLE_CASES)[number]) => {
    const parts = workEscrow({ price, missed, ending }, fees);
    const misses = missed === 0 || ending === 'cancelled-missed' ? '' : `, ${missed} missed`;
    return html`<tr><th scope="row">${ENDINGS[ending].label}${misses}</th>${PARTS.map(([name, label]) => html`<td data-label="${label}">${showNaira(toNaira(parts[name]))}</td>`)}</tr>`;
  };
  return html`<section class="part" aria-labelledby="table"><div class="wide"><h2 id="table">The same, for ${showNaira(WORKED_PRICE.usual)}</h2>
<table class="figures"><caption class="unseen">Who gets what of ${showNaira(WORKED_PRICE.usual)} at each ending</caption><thead><tr><th scope="col">How it ends</th>${PARTS.map(([, label]) => html`<th scope="col">${label}</th>`)}</tr></thead><tbody>${TABLE_CASES.map(row)}</tbody></table>
<p class="small">The provider's charge is that of a local card payment; an order carries the charge that the provider reports.</p></div></section>`;
}

function sides(fees: FeePolicy): Markup {
  return html`<section class="part card" aria-labelledby="sides"><div class="wide"><h2 id="sides">What each side is safe from</h2><div class="two">
<div><h3>If you hire</h3><ul class="ticks"><li>You pay once, to ${PRODUCT}, never to a stranger.</li><li>A talent who never starts is paid nothing: you cancel and get the price back, less the provider’s charge.</li><li>You pay the agreed price and nothing on top of it.</li><li>Your payback can be withdrawn to your bank account at once.</li></ul></div>
<div><h3>If you sell</h3><ul class="ticks"><li>The whole price is there before you begin.</li><li>A client who falls silent accepts after ${ACCEPT_AFTER_DAYS} days.</li><li>The days on which you wait for the client are added to your deadlines.</li><li>A client who cancels after ${fees.passedThreshold} passed milestones owes you ${showPercent(fees.rejectionFee)} of the price.</li></ul></div>
</div><p class="more"><a href="/agreement" target="_blank" rel="noopener">Every rule, in the user agreement<span class="unseen"> (opens in a new tab)</span></a></p></div></section>`;
}
