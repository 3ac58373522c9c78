/** `/escrowHome`: how escrow protects both sides, with an example calculated by the product's own rules. */

import { fromNaira, type Kobo, kobo, toNaira } from '#contract/core/money.ts';
import type { FeePolicy } from '#contract/escrow/division.ts';
import {
  WORKED_MILESTONES,
  WORKED_PENALTY,
  WORKED_PRICE,
  type WorkedEnding,
  type WorkedOrder,
  workEscrow,
  workedEndings,
} from '#contract/escrow/worked-example.ts';
import type { CardWithCover } from '#contract/gigs/covers.ts';
import * as paths from '#contract/site/paths.ts';
import { writingOf } from '#server/core/i18n/language.ts';
import { html, type Markup } from '#server/web-assets/markup.ts';
import {
  hunterLinks,
  type IconName,
  icon,
  type PublicPage,
  signedInLinks,
  signUpButton,
} from '../frame/views.ts';
import { proofPart } from '../proof/views.ts';
import { figuresOf, type PageLocale } from '../rules.ts';
import { clothPanel, gigWithStages, mostExpensiveGigs } from '../works/views.ts';

type Asked = Record<string, unknown>;

/** The example order from the query, its price in kobo; missing or invalid values become those of the usual example. */
export function readWorkedOrder(asked: Asked): WorkedOrder & { price: Kobo } {
  const naira = whole(asked.price, WORKED_PRICE.min, WORKED_PRICE.max, WORKED_PRICE.usual);
  return {
    price: kobo(fromNaira(naira)),
    missed: whole(asked.missed, 0, WORKED_MILESTONES, 0),
    ending: workedEndings.find((ending) => ending === asked.ending) ?? 'accepted',
  };
}

function whole(value: unknown, min: number, max: number, usual: number): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number.parseInt(value, 10) : usual;
  return Math.min(max, Math.max(min, number));
}

/** The rows of the table: every ending at the usual price, with missed milestones where they matter. */
const TABLE_CASES: readonly { ending: WorkedEnding; missed: number }[] = [
  { ending: 'accepted', missed: 0 },
  { ending: 'accepted', missed: 1 },
  { ending: 'accepted-late', missed: 2 },
  { ending: 'cancelled-early', missed: 0 },
  { ending: 'cancelled-missed', missed: 1 },
  { ending: 'cancelled-passed', missed: 0 },
  { ending: 'cancelled-talent', missed: 0 },
];

export function escrowPage(
  locale: PageLocale,
  fees: FeePolicy,
  order: WorkedOrder,
  gigs: readonly CardWithCover[],
): PublicPage {
  const { escrow } = locale.written;
  return {
    path: paths.escrow,
    title: escrow.title,
    description: escrow.description,
    works: true,
    body: html`<section class="hero low"><div class="pitch"><h1>${escrow.heading}</h1>
<p class="lead">${escrow.lead}</p>${hunterLinks(locale)}</div>${clothPanel(html`${gigWithStages(locale, mostExpensiveGigs(gigs))}`)}</section>
${stages(locale)}${proofPart(locale)}${worked(locale, fees, order)}${table(locale, fees)}${sides(locale, fees)}
<section class="part"><div class="wide closing"><h2>${escrow.ready}</h2><div class="ways">${signUpButton(locale.words.shell.fixed.getStarted, '', true)}${signedInLinks(locale, 'button')}</div></div></section>`,
  };
}

const STAGES = {
  agreed: 'hands',
  paid: 'lock',
  active: 'brief',
  submitted: 'glass',
  accepted: 'tick',
  paidOut: 'bank',
} as const;

function stages({ written: { escrow } }: PageLocale): Markup {
  const stage = ([name, drawing]: [string, IconName]) => {
    const { title, text } = escrow.stages[name as keyof typeof STAGES];
    return html`<li><span class="round">${icon(drawing)}</span><div><h3>${title}</h3><p>${text}</p></div></li>`;
  };
  return html`<section class="part card" aria-labelledby="stages"><div class="wide"><h2 id="stages">${escrow.stagesHeading}</h2>
<ol class="stages">${Object.entries(STAGES).map(stage)}</ol></div></section>`;
}

type Endings = PageLocale['written']['escrow']['endings'];
const PARTS = ['talent', 'hunter', 'fee', 'gateway'] as const;

function worked(locale: PageLocale, fees: FeePolicy, order: WorkedOrder): Markup {
  const { escrow } = locale.written;
  const parts = workEscrow(order, fees);
  const price = toNaira(order.price);
  const shown = locale.naira(price);
  const { decimals, thousands } = writingOf(locale.language);
  const endings = Object.entries(escrow.endings) as [WorkedEnding, Endings[WorkedEnding]][];
  const choices = endings.map(
    ([ending, { label }]) =>
      html`<label class="choice"><input type="radio" name="ending" value="${ending}"${ending === order.ending ? CHECKED : null}><span>${label}</span></label>`,
  );
  const lines = PARTS.map(
    (name) =>
      html`<div class="line"><dt><i data-part="${name}" aria-hidden="true"></i>${escrow.parts[name]}</dt><dd><output data-show="${name}">${locale.naira(toNaira(parts[name]))}</output></dd></div>`,
  );
  const reasons = endings.map(
    ([ending, { why }]) =>
      html`<p data-ending="${ending}"${ending === order.ending ? null : HIDDEN}>${why(figuresOf(locale, fees))}</p>`,
  );
  return html`<section class="part sunken" aria-labelledby="example"><div class="wide"><h2 id="example">${escrow.work}</h2>
<p class="lead">${escrow.workLead(locale.percent(WORKED_PENALTY * 100))}</p>
<form id="worked" class="worked" action="${paths.escrow}#example" data-policy="${JSON.stringify(fees)}" data-marks="${JSON.stringify({ thousands, decimals })}">
<div class="asks">
<div class="slide"><label for="price">${escrow.price}</label><output for="price" data-show="price">${shown}</output><input id="price" type="range" name="price" min="${WORKED_PRICE.min}" max="${WORKED_PRICE.max}" step="${WORKED_PRICE.step}" value="${price}" aria-valuetext="${shown}"></div>
<div class="slide" data-misses><label for="missed">${escrow.missed}</label><output for="missed" data-show="missed">${order.missed}</output><input id="missed" type="range" name="missed" min="0" max="${WORKED_MILESTONES}" step="1" value="${order.missed}"></div>
<fieldset><legend>${escrow.ending}</legend>${choices}</fieldset>
<button class="button without-script">${escrow.workOut}</button>
</div>
<div class="answer" aria-live="polite">
${splitOf(order, parts)}
<dl>${lines}<div class="line sum"><dt>${escrow.together}</dt><dd><output data-show="price">${shown}</output></dd></div></dl>
${reasons}
</div>
</form></div></section>`;
}

/** A bar divided in proportion to the parts of the price. */
function splitOf({ price }: WorkedOrder, parts: ReturnType<typeof workEscrow>): Markup {
  let from = 0;
  const bars = PARTS.map((name) => {
    const width = Number((parts[name] * 10_000n) / price) / 100;
    const bar = html`<rect data-part="${name}" x="${from}%" width="${width}%" height="100%"/>`;
    from += width;
    return bar;
  });
  return html`<svg class="split" aria-hidden="true">${bars}</svg>`;
}

const CHECKED = html` checked`;
const HIDDEN = html` hidden`;

function table({ written: { escrow }, naira }: PageLocale, fees: FeePolicy): Markup {
  const price = fromNaira(WORKED_PRICE.usual);
  const usual = naira(WORKED_PRICE.usual);
  const row = ({ ending, missed }: (typeof TABLE_CASES)[number]) => {
    const parts = workEscrow({ price, missed, ending }, fees);
    const { label } = escrow.endings[ending];
    const plain = missed === 0 || ending === 'cancelled-missed';
    return html`<tr><th scope="row">${plain ? label : escrow.withMissed(label, missed)}</th>${PARTS.map((name) => html`<td data-label="${escrow.parts[name]}">${naira(toNaira(parts[name]))}</td>`)}</tr>`;
  };
  return html`<section class="part" aria-labelledby="table"><div class="wide"><h2 id="table">${escrow.table(usual)}</h2>
<table class="figures"><caption class="unseen">${escrow.caption(usual)}</caption><thead><tr><th scope="col">${escrow.ending}</th>${PARTS.map((name) => html`<th scope="col">${escrow.parts[name]}</th>`)}</tr></thead><tbody>${TABLE_CASES.map(row)}</tbody></table>
<p class="small">${escrow.charge}</p></div></section>`;
}

function sides(locale: PageLocale, fees: FeePolicy): Markup {
  const { escrow, frame } = locale.written;
  const side = (title: string, safe: readonly string[]) =>
    html`<div><h3>${title}</h3><ul class="ticks">${safe.map((one) => html`<li>${one}</li>`)}</ul></div>`;
  return html`<section class="part card" aria-labelledby="sides"><div class="wide"><h2 id="sides">${escrow.safe}</h2><div class="two">
${side(escrow.hire, escrow.hiring)}
${side(escrow.sell, escrow.selling(figuresOf(locale, fees)))}
</div><p class="more"><a href="${paths.agreement}" target="_blank" rel="noopener">${escrow.everyRule}<span class="unseen"> ${frame.newTab}</span></a></p></div></section>`;
}
