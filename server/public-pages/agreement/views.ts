/** `/agreement`: the user agreement, with every rule that the product itself keeps; its figures are the fees in force. */
import type { FeePolicy } from '#contract/division.ts';
import { PRODUCT } from '#contract/words.ts';
import { html, type Markup } from '#server/core/markup.ts';
import type { PublicPage } from '../frame/views.ts';
import { rulesBody } from '../legal/views.ts';
import { showPercent } from '../rules.ts';
import { moneySections } from './money/views.ts';
import { orderSections } from './orders/views.ts';
import { peopleSections } from './people/views.ts';

const SINCE = '21 November 2026';

/** Fees that are published and do not count yet: from that day on, for agreements made from then on. */
export type ComingFees = { from: string; fees: FeePolicy };

export function agreementPage(fees: FeePolicy, coming: ComingFees | null, sender: string): PublicPage {
  const { first, last } = peopleSections(sender);
  return {
    path: '/agreement',
    title: 'User agreement',
    description: `The rules of ${PRODUCT}: accounts, jobs, orders, escrow, fees, cancellation, disputes and payouts.`,
    body: rulesBody('User agreement', SINCE, html`${intro()}${coming && notice(coming)}`, [
      ...first,
      ...orderSections(),
      ...moneySections(fees),
      ...last,
    ]),
  };
}

function intro(): Markup {
  return html`<p class="lead">This is the contract between you and ${PRODUCT}, the marketplace. By opening an account you agree to it. What the product does and what stands here is the same: the figures below are the ones that it calculates with.</p>`;
}

function notice({ from, fees }: ComingFees): Markup {
  return html`<p class="notice"><b>A change is published.</b> For agreements made from ${from} on: service fee ${showPercent(fees.serviceFee)}, rejection fee ${showPercent(fees.rejectionFee)}, cancellation fee ${showPercent(fees.cancellationFee)}, deduction for a delayed response ${showPercent(fees.delayDeduction)}. Agreements made before keep the fees under which they were made.</p>`;
}
