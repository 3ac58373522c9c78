/** Forms of the steering page for the whole simulator: settings, balance, faults, reset. */
import { accountBalance } from '../balance.ts';
import type { Simulator } from '../context.ts';
import { waitingFaults } from '../faults.ts';
import { MAGIC_ACCOUNTS } from '../magic-accounts.ts';
import { type Html, html, naira, type Part } from '../pages.ts';
import type { Settings } from '../settings.ts';

function choice(
  name: string,
  label: string,
  options: readonly (readonly [string, string])[],
  value: unknown,
): Html {
  return html`<label>${label}<select name="${name}">${options.map(
    ([option, text]) =>
      html`<option value="${option}"${option === String(value) && html` selected`}>${text}</option>`,
  )}</select></label>`;
}

function amount(name: string, label: string, value: Part): Html {
  return html`<label>${label}<input type="number" name="${name}" value="${value}" min="0"></label>`;
}

const YES_NO = [
  ['true', 'yes'],
  ['false', 'no'],
] as const;

export function settingsForm(simulator: Simulator): Html {
  const settings: Settings = simulator.settings();
  return html`<form method="post" action="${simulator.basePath}/control/settings" class="grid">
${choice('autoWebhooks', 'Send webhooks by themselves', YES_NO, settings.autoWebhooks)}
${choice(
  'transferMode',
  'Transfers',
  [
    ['auto', 'succeed after the delay'],
    ['manual', 'wait for steering'],
    ['instant', 'succeed at once'],
  ],
  settings.transferMode,
)}
${amount('transferDelayMs', 'Transfer delay in ms', settings.transferDelayMs)}
${choice('transferOtp', 'Transfers need an OTP (123456)', YES_NO, settings.transferOtp)}
${choice(
  'refundMode',
  'Refunds',
  [
    ['auto', 'go on by themselves'],
    ['manual', 'wait for steering'],
  ],
  settings.refundMode,
)}
${amount('refundDelayMs', 'Refund step in ms', settings.refundDelayMs)}
${amount('pendingPaymentDelayMs', '“Arrives later” in ms', settings.pendingPaymentDelayMs)}
${choice(
  'rateLimit',
  'Rate limit',
  [
    ['live', 'as live (600 a minute)'],
    ['test', 'as test mode (100 a minute)'],
    ['off', 'off'],
  ],
  settings.rateLimit,
)}
<button type="submit" class="small">Keep settings</button>
</form>`;
}

export function moneyForms(simulator: Simulator): Html {
  const path = simulator.basePath;
  const balance = accountBalance(simulator, 'balance');
  return html`<dl class="pots"><div><dt>Paystack balance</dt><dd>${naira(balance)}</dd></div>
<div><dt>Collections, not settled</dt><dd>${naira(accountBalance(simulator, 'collections'))}</dd></div></dl>
<form method="post" action="${path}/control/balance" class="act">${amount('kobo', 'Balance in kobo', Number(balance))}<button type="submit" class="small">Set balance</button></form>
<div class="acts">
<form method="post" action="${path}/control/collections/settle" class="act"><input type="hidden" name="to" value="bank"><button type="submit" class="small second">Settle to bank</button></form>
<form method="post" action="${path}/control/collections/settle" class="act"><input type="hidden" name="to" value="balance"><button type="submit" class="small second">Settle to balance</button></form>
</div>`;
}

const ENDPOINTS = [
  '*',
  'POST /transaction/initialize',
  'GET /transaction/verify/:reference',
  'POST /transfer',
  'GET /transfer/verify/:reference',
  'POST /transferrecipient',
  'POST /refund',
  'GET /bank',
  'GET /bank/resolve',
  'GET /balance',
];

export function faultForms(simulator: Simulator): Html {
  const path = simulator.basePath;
  const waiting = waitingFaults(simulator);
  return html`<form method="post" action="${path}/control/faults" class="grid">
${choice(
  'endpoint',
  'The next call of',
  ENDPOINTS.map((name) => [name, name === '*' ? 'anything' : name] as const),
  '*',
)}
${choice(
  'kind',
  'meets',
  [
    ['drop', 'a lost reply (the work is done)'],
    ['status', 'a 500'],
    ['rate_limit', 'a 429'],
    ['html', 'an HTML page'],
    ['hang', 'silence'],
    ['delay', 'a delay of 1 s'],
  ],
  'drop',
)}
${amount('times', 'How many calls', 1)}
<button type="submit" class="small">Add fault</button>
</form>
${
  waiting.length > 0 &&
  html`<ul class="plain">${waiting.map((fault) => html`<li>${fault.kind.replace('_', ' ')} × ${fault.remaining}: <code>${fault.endpoint}</code></li>`)}</ul>
<form method="post" action="${path}/control/faults/clear" class="act"><button type="submit" class="small second">Clear faults</button></form>`
}`;
}

export function magicAccounts(): Html {
  return html`<ul class="plain">${MAGIC_ACCOUNTS.map(
    (account) => html`<li><code>${account.accountNumber}</code> ${account.meaning}</li>`,
  )}</ul><p class="note">They work at every bank of the list. All other ten-digit numbers resolve to a fictional person, and transfers to them succeed. Bank code 001 resolves anything.</p>`;
}

export function resetForm(simulator: Simulator): Html {
  return html`<details><summary>Reset</summary><p class="note">Empties the book: payments, transfers, recipients, webhooks, settings. The shop’s own records stay.</p>
<form method="post" action="${simulator.basePath}/control/reset" class="act"><button type="submit" class="small danger">Empty the book</button></form></details>`;
}
