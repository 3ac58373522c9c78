/** The frame of every checkout page: band, merchant and amount, tabs, footer, and the test-card panel. */
import { MERCHANT_NAME, type Simulator } from '../context.ts';
import { type Document, type Html, html, naira, type Part } from '../pages.ts';
import type { Transaction } from '../transaction.ts';
import { customerBody } from '../transaction-bodies.ts';
import { checkoutPath, formTargets, type OfferedChannel, offeredChannels } from './state.ts';
import { spaced, TEST_CARDS } from './test-cards.ts';

export const CHECKOUT_STYLES = ['checkout.css', 'checkout-forms.css'] as const;

const TITLES: Record<OfferedChannel, string> = {
  card: 'Card',
  bank_transfer: 'Bank transfer',
  ussd: 'USSD',
};

const ICONS: Record<OfferedChannel | 'lock' | 'done' | 'wait' | 'back', Html> = {
  card: icon('M3 6h18v12H3zM3 10h18M7 15h3'),
  bank_transfer: icon('M3 10l9-6 9 6M4 20h16M6 10v8M10 10v8M14 10v8M18 10v8'),
  ussd: icon('M8 3h8v18H8zM11 18h2'),
  lock: icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'),
  done: icon('M5 13l4.5 4.5L19 8'),
  wait: icon('M12 6v6l4 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18'),
  back: icon('M15 5l-7 7 7 7'),
};

function icon(path: string): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}

export function iconOf(name: keyof typeof ICONS): Html {
  return ICONS[name];
}

export type FrameParts = {
  content: Part;
  /** The open tab; without one, no tabs are shown. */
  channel?: OfferedChannel;
  showCards?: boolean;
  /** Whether the payment can still be cancelled. */
  canCancel?: boolean;
  refresh?: Document['refresh'];
};

/** Builds a checkout page. */
export function framed(simulator: Simulator, transaction: Transaction, parts: FrameParts): Document {
  const path = checkoutPath(simulator, transaction);
  const amount = naira(transaction.requestedKobo);
  const body = html`<aside class="band" aria-label="Notice">Simulator: no real money</aside>
<main class="${parts.showCards ? 'wide' : 'narrow'}">
<div class="sheet">
<header class="merchant">
<span class="mark" aria-hidden="true">${MERCHANT_NAME.slice(0, 1)}</span>
<strong>${MERCHANT_NAME}</strong>
<strong class="amount">${amount}</strong>
<span class="payer">${customerBody(simulator, transaction.customerId).email}</span>
</header>
${parts.channel && tabs(transaction, path, parts.channel)}
<section class="content">${parts.content}</section>
<footer class="foot"><span>${ICONS.lock}Test checkout</span>${parts.canCancel && html`<a href="${path}/cancel">Cancel payment</a>`}</footer>
</div>
${parts.showCards && cardPanel(path)}
</main>`;
  return {
    title: `Pay ${amount} to ${MERCHANT_NAME} (simulator)`,
    basePath: simulator.basePath,
    styleSheets: CHECKOUT_STYLES,
    script: 'checkout.js',
    refresh: parts.refresh,
    formTargets: formTargets(transaction),
    body,
  };
}

function tabs(transaction: Transaction, path: string, open: OfferedChannel): Html {
  return html`<nav class="tabs" aria-label="Ways to pay">${offeredChannels(transaction).map(
    (channel) =>
      html`<a href="${path}?channel=${channel}"${channel === open && html` aria-current="page"`}>${ICONS[channel]}<span>${TITLES[channel]}</span></a>`,
  )}</nav>`;
}

function cardPanel(path: string): Html {
  return html`<aside class="cards" aria-labelledby="cards-title">
<h2 id="cards-title">Test cards</h2>
<p>Pick one to fill the form. Other numbers are declined.</p>
<ul>${TEST_CARDS.map(
    (
      card,
    ) => html`<li><a href="${path}?channel=card&amp;card=${card.number}"${card.refusal && html` class="bad"`}>
<strong>${card.label}</strong><code>${spaced(card.number)}</code><span>CVV ${card.cvv}. ${card.result}</span></a></li>`,
  )}</ul>
</aside>`;
}
