/** `/agreement`: the user agreement, with every rule that the product itself keeps; its figures are the fees in force. */
import { BUDGET_MIN_NAIRA } from '#contract/core/money.ts';
import type { FeePolicy } from '#contract/escrow/division.ts';
import * as paths from '#contract/site/paths.ts';
import { html, type Markup } from '#server/web-assets/markup.ts';
import type { PublicPage } from '../frame/views.ts';
import { mailLink } from '../legal/rules.ts';
import { rulesBody, sectionsOf } from '../legal/views.ts';
import { figuresOf, type Speech } from '../rules.ts';

/** Fees that are published and do not count yet: from that day on, for agreements made from then on. */
type ComingFees = { from: Date; fees: FeePolicy };
export type Fees = { inForce: FeePolicy; coming: ComingFees | null };

const PATH = paths.agreement;

export function agreementPage(speech: Speech, { inForce, coming }: Fees, sender: string): PublicPage {
  const { rules, accountClauses, orderClauses, moneyClauses, conductClauses } = speech.written;
  const { title, description, intro } = rules.agreement;
  const facts = {
    ...figuresOf(speech, inForce),
    mail: mailLink(sender),
    smallest: speech.naira(BUDGET_MIN_NAIRA),
  };
  const sections = [accountClauses, orderClauses, moneyClauses, conductClauses].flatMap((clauses) =>
    sectionsOf(clauses, facts),
  );
  const lead = html`<p class="lead">${intro}</p>${coming && notice(speech, coming)}`;
  return {
    path: PATH,
    title,
    description,
    body: rulesBody(speech, { path: PATH, title, intro: lead, sections }),
  };
}

function notice(speech: Speech, { from, fees }: ComingFees): Markup {
  const { coming, comingText } = speech.written.rules.agreement;
  return html`<p class="notice"><b>${coming}</b> ${comingText(speech.day(from), figuresOf(speech, fees))}</p>`;
}
