/** Chooses the checkout page from the state of the payment and the request. */
import { MERCHANT_NAME, type Simulator } from '../context.ts';
import { type Document, type Html, html, naira } from '../pages.ts';
import type { Transaction } from '../transaction.ts';
import { isPaid } from '../transactions.ts';
import { transferForm, ussdForm, waitingView } from './account-view.ts';
import type { CardErrors, CardForm } from './card-flow.ts';
import { cardForm, stepForm } from './card-view.ts';
import { framed, iconOf } from './frame.ts';
import { checkoutPath, type OfferedChannel, offeredChannels, pageState, returnAddress } from './state.ts';
import { findTestCard, type TestCard } from './test-cards.ts';

export type CheckoutQuery = {
  channel?: string;
  /** Number of the test card that fills the form. */
  card?: string;
  /** USSD bank. */
  bank?: string;
  /** Set by the automatic reload of the waiting page. */
  waiting?: string;
  /** Leave the step but stay on the page. */
  stay?: string;
  cancelled?: string;
};

/** State that a refused form passes back to the page. */
export type Retry = { form?: CardForm; errors?: CardErrors; answerError?: string };

const WAIT_SECONDS = 3;

export function checkoutPage(
  simulator: Simulator,
  transaction: Transaction,
  query: CheckoutQuery,
  retry: Retry = {},
): Document {
  const path = checkoutPath(simulator, transaction);
  const state = pageState(transaction);
  if (isPaid(transaction)) return framed(simulator, transaction, { content: paidView(transaction) });
  if (query.cancelled) return framed(simulator, transaction, { content: cancelledView(path) });
  if (state && 'card' in state) {
    const card = findTestCard(state.card) as TestCard;
    const content = stepForm(path, state.step, card, retry.answerError);
    return framed(simulator, transaction, { content, canCancel: true });
  }
  if (state?.step === 'waiting' && !query.channel && !query.card) {
    const content = waitingView(path, transaction);
    const refresh = { seconds: WAIT_SECONDS, url: `${path}?waiting=1` };
    return framed(simulator, transaction, { content, canCancel: true, refresh });
  }
  return choicePage(simulator, transaction, query, retry);
}

/** The page with the payment methods. */
function choicePage(
  simulator: Simulator,
  transaction: Transaction,
  query: CheckoutQuery,
  retry: Retry,
): Document {
  const offered = offeredChannels(transaction);
  const channel = offered.find((one) => one === query.channel) ?? offered[0];
  if (!channel) {
    const content = html`<h1>No way to pay</h1><p>The shop allows none of card, bank transfer and USSD for this payment.</p>`;
    return framed(simulator, transaction, { content, canCancel: true });
  }
  const content = channelForm(simulator, transaction, channel, query, retry);
  return framed(simulator, transaction, { content, channel, showCards: channel === 'card', canCancel: true });
}

function channelForm(
  simulator: Simulator,
  transaction: Transaction,
  channel: OfferedChannel,
  query: CheckoutQuery,
  retry: Retry,
): Html {
  const path = checkoutPath(simulator, transaction);
  if (channel === 'bank_transfer') return transferForm(path, transaction);
  if (channel === 'ussd') return ussdForm(path, transaction, query.bank);
  const state = pageState(transaction);
  const refusal = state?.step === 'card' && !retry.form && !query.card ? state.refusal : undefined;
  const form = retry.form ?? filledForm(simulator, query.card);
  return cardForm({ path, transaction, form, errors: retry.errors ?? {}, refusal });
}

function filledForm(simulator: Simulator, number: string | undefined): CardForm {
  const card = findTestCard(number);
  if (!card) return { number: '', expiry: '', cvv: '' };
  const year = String(simulator.now().getUTCFullYear() + 3).slice(-2);
  return { number: card.number, expiry: `12/${year}`, cvv: card.cvv };
}

function paidView(transaction: Transaction): Html {
  const back = returnAddress(transaction);
  return html`<div class="state good">${iconOf('done')}
<h1>Payment successful</h1>
<p>${naira(transaction.chargedKobo)} was paid to ${MERCHANT_NAME}. Reference <code>${transaction.reference}</code>.</p>
${back ? html`<p><a class="button" href="${back}">Return to ${MERCHANT_NAME}</a></p>` : html`<p>You can close this page.</p>`}
</div>`;
}

function cancelledView(path: string): Html {
  return html`<div class="state">${iconOf('back')}
<h1>You left the payment</h1>
<p>Nothing was charged.</p>
<p><a class="button" href="${path}">Go back and pay</a></p>
</div>`;
}
