/** Bank transfer and USSD on the hosted page, and the page that waits for the money. */
import { createHash } from 'node:crypto';
import { USSD_BANKS } from '../banks.ts';
import { type Html, html, naira } from '../pages.ts';
import type { Transaction } from '../transaction.ts';
import { alertBox } from './card-view.ts';
import { iconOf } from './frame.ts';

export const OUTCOMES = ['now', 'later', 'never'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const SAYS: Record<Outcome, string> = {
  now: 'The money arrives now',
  later: 'It arrives later (the payment stays pending for a while)',
  never: 'It never arrives',
};

/** Returns the one-time account number of a payment: 10 digits derived from its access code. */
function accountNumberOf(transaction: Transaction): string {
  const digest = createHash('sha256').update(`pay into ${transaction.accessCode}`).digest();
  return `99${String(digest.readUInt32BE(0) % 100_000_000).padStart(8, '0')}`;
}

function outcomes(): Html {
  return html`<fieldset><legend>What happens then? <span>(simulator)</span></legend>${OUTCOMES.map(
    (outcome) =>
      html`<label class="choice"><input type="radio" name="outcome" value="${outcome}"${outcome === 'now' && html` checked`}><span>${SAYS[outcome]}</span></label>`,
  )}</fieldset>`;
}

export function transferForm(path: string, transaction: Transaction, refusal?: string): Html {
  const number = accountNumberOf(transaction);
  return html`<h1>Pay by bank transfer</h1>
${alertBox(refusal)}
<p>Transfer exactly this amount to the account below, from your bank’s app.</p>
<dl class="facts">
<div><dt>Amount</dt><dd>${naira(transaction.requestedKobo)}</dd></div>
<div><dt>Bank</dt><dd>Simulator Bank</dd></div>
<div><dt>Account number</dt><dd><span class="digits">${number}</span><button type="button" class="copy" data-copy="${number}" hidden>Copy</button></dd></div>
<div><dt>Account name</dt><dd>Adire checkout</dd></div>
</dl>
<p class="hint">For this payment only. The account closes after 30 minutes.</p>
<form method="post" action="${path}/bank-transfer">
${outcomes()}
<button type="submit">I’ve sent the money</button>
</form>`;
}

export function ussdForm(path: string, transaction: Transaction, bankCode?: string, refusal?: string): Html {
  const bank = USSD_BANKS.find((one) => one.code === bankCode);
  if (!bank) return ussdBanks(path, refusal);
  const code = `${bank.prefix}${accountNumberOf(transaction).slice(-4)}#`;
  return html`<h1>Pay with USSD</h1>
<p>Dial this code on the phone that <strong>${bank.name}</strong> knows, and follow the steps.</p>
<p class="dial"><span class="digits">${code}</span><button type="button" class="copy" data-copy="${code}" hidden>Copy</button></p>
<form method="post" action="${path}/ussd">
<input type="hidden" name="bank" value="${bank.code}">
${outcomes()}
<button type="submit">I have dialled</button>
</form>
<p class="aside-link"><a href="${path}?channel=ussd">Choose another bank</a></p>`;
}

function ussdBanks(path: string, refusal?: string): Html {
  return html`<h1>Pay with USSD</h1>
${alertBox(refusal)}
<p>Choose the bank that you pay from.</p>
<ul class="banks">${USSD_BANKS.map(
    (bank) =>
      html`<li><a href="${path}?channel=ussd&amp;bank=${bank.code}"><strong>${bank.name}</strong><span>${bank.prefix.slice(0, 4)}*</span></a></li>`,
  )}</ul>`;
}

export function waitingView(path: string, transaction: Transaction): Html {
  const isTransfer = transaction.channel === 'bank_transfer';
  return html`<div class="state">${iconOf('wait')}
<h1>Waiting for your ${isTransfer ? 'transfer' : 'bank'}</h1>
<p>We look every few seconds. You can also close this page: ${isTransfer ? 'when the money arrives' : 'when the bank confirms'}, Adire is told.</p>
<p class="aside-link"><a href="${path}?channel=card">Pay another way</a></p>
</div>`;
}
