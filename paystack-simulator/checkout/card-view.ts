/** The card form and the steps after it. */
import { type Html, html, naira, type Part } from '../pages.ts';
import type { Transaction } from '../transaction.ts';
import type { CardErrors, CardForm } from './card-flow.ts';
import { CARD_OTP, type CardStep, spaced, type TestCard } from './test-cards.ts';

export type CardFormView = {
  path: string;
  transaction: Transaction;
  form: CardForm;
  errors: CardErrors;
  /** Why the last attempt was refused. */
  refusal?: string;
};

export function alertBox(text: string | undefined): Html | undefined {
  if (!text) return undefined;
  return html`<p class="alert" role="alert">${text}</p>`;
}

function field(name: string, label: string, control: Html, error: string | undefined): Html {
  return html`<div class="field"><label for="${name}">${label}</label>${control}${
    error && html`<p class="error" id="${name}-error">${error}</p>`
  }</div>`;
}

function invalid(name: string, error: string | undefined): Part {
  return error && html` aria-invalid="true" aria-describedby="${name}-error"`;
}

export function cardForm(view: CardFormView): Html {
  const { path, transaction, form, errors, refusal } = view;
  return html`<h1>Pay with a card</h1>
${alertBox(refusal && `${refusal} You can try again.`)}
<form method="post" action="${path}/card" novalidate>
${field(
  'number',
  'Card number',
  html`<input id="number" name="number" inputmode="numeric" autocomplete="off" placeholder="0000 0000 0000 0000" value="${spaced(form.number)}"${invalid('number', errors.number)} data-format="card">`,
  errors.number,
)}
<div class="pair">
${field(
  'expiry',
  'Expiry',
  html`<input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" placeholder="MM/YY" value="${form.expiry}"${invalid('expiry', errors.expiry)} data-format="expiry">`,
  errors.expiry,
)}
${field(
  'cvv',
  'CVV',
  html`<input id="cvv" name="cvv" inputmode="numeric" autocomplete="off" placeholder="123" maxlength="4" value="${form.cvv}"${invalid('cvv', errors.cvv)}>`,
  errors.cvv,
)}
</div>
<button type="submit">Pay ${naira(transaction.requestedKobo)}</button>
</form>`;
}

const STEPS: Record<Exclude<CardStep, 'bank'>, { title: string; label: string; text: string }> = {
  pin: {
    title: 'Enter your card PIN',
    label: 'Card PIN',
    text: 'The bank asks for the 4 digits of this card.',
  },
  phone: {
    title: 'Enter your phone number',
    label: 'Phone number',
    text: 'The bank wants to send a code to the number of your account.',
  },
  otp: { title: 'Enter the code', label: 'One-time code', text: 'The bank has sent a code to your phone.' },
};

function hintOf(step: CardStep, card: TestCard): string {
  if (step === 'pin') return `Test PIN of this card: ${card.pin}`;
  return step === 'otp' ? `Test code: ${CARD_OTP}` : 'Any 10 digits, for example 08012345678';
}

/** The page of one step; `error` is about the form of the last answer. */
export function stepForm(path: string, step: CardStep, card: TestCard, error?: string): Html {
  if (step === 'bank') return bankPage(path, card);
  const { title, label, text } = STEPS[step];
  const isPin = step === 'pin';
  return html`<h1>${title}</h1>
<p>${text} Card ending in <strong>${card.number.slice(-4)}</strong>.</p>
<form method="post" action="${path}/step" novalidate>
<input type="hidden" name="step" value="${step}">
${field(
  'answer',
  label,
  html`<input id="answer" name="answer" type="${isPin ? 'password' : 'text'}" inputmode="numeric" autocomplete="off" maxlength="${isPin ? 4 : 16}" autofocus${invalid('answer', error)}>`,
  error,
)}
<p class="hint">${hintOf(step, card)}</p>
<button type="submit">Continue</button>
</form>
<p class="aside-link"><a href="${path}/cancel?stay=1">Use another card</a></p>`;
}

function bankPage(path: string, card: TestCard): Html {
  return html`<h1>Approve at your bank</h1>
<p>This stands for the page of the bank of the card ending in <strong>${card.number.slice(-4)}</strong>. Decide as its owner would.</p>
<form method="post" action="${path}/step" class="stack">
<input type="hidden" name="step" value="bank">
<button type="submit" name="answer" value="approve">Approve the payment</button>
<button type="submit" name="answer" value="decline" class="second">Decline it</button>
</form>`;
}
