/** The rows of the steering page: payments, transfers, refunds, webhooks and calls, each with its actions. */
import { recentCalls } from '../api/calls.ts';
import type { Simulator } from '../context.ts';
import { type Html, html, naira, type Part } from '../pages.ts';
import { findRecipient } from '../recipients.ts';
import type { Refund } from '../refunds.ts';
import type { Transaction } from '../transaction.ts';
import { findById, isPaid } from '../transactions.ts';
import type { Transfer } from '../transfer.ts';
import type { Delivery, Webhook } from '../webhooks.ts';

const SHOWN = 30;
const TONES: Readonly<Record<string, string>> = {
  success: 'good',
  processed: 'good',
  delivered: 'good',
  failed: 'bad',
  reversed: 'bad',
  given_up: 'bad',
  pending: 'open',
  ongoing: 'open',
  otp: 'open',
  queued: 'open',
  processing: 'open',
  'needs-attention': 'open',
  'reversal-pending': 'open',
};

function chip(status: string): Html {
  return html`<span class="chip ${TONES[status] ?? 'quiet'}">${status.replaceAll(/[_-]/g, ' ')}</span>`;
}

/** A form with one button and optional fields before it. */
function act(action: string, label: string, fields: Part = null, tone = ''): Html {
  return html`<form method="post" action="${action}" class="act">${fields}<button type="submit" class="small ${tone}">${label}</button></form>`;
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

function copies(action: string): Html {
  return act(
    action,
    'Send webhook',
    html`<label>Copies <input type="number" name="times" value="1" min="1" max="1000"></label>`,
  );
}

function item(title: string, amount: bigint, status: string, facts: Part, actions: Part): Html {
  return html`<li class="item"><div class="head"><code>${title}</code><strong>${naira(amount)}</strong></div>
<p class="facts">${chip(status)}${facts}</p>${actions && html`<details><summary>Steer</summary><div class="acts">${actions}</div></details>`}</li>`;
}

function listOf(items: Html[], empty: string): Html {
  return items.length === 0 ? html`<p class="empty">${empty}</p>` : html`<ul class="items">${items}</ul>`;
}

function when(text: string): Html {
  return html`<time datetime="${text}">${text.slice(0, 10)} ${text.slice(11, 19)}</time>`;
}

export function paymentRows(simulator: Simulator): Html {
  const rows = simulator.book.all<Transaction>(`select * from transactions order by id desc limit ${SHOWN}`);
  const items = rows.map((row) =>
    item(
      row.reference,
      row.requestedKobo,
      row.status,
      html`<span>${row.channel ?? 'no channel yet'}</span>${when(row.createdAt)}`,
      paymentActions(simulator, row),
    ),
  );
  return listOf(items, 'No payment was begun yet.');
}

function paymentActions(simulator: Simulator, row: Transaction): Html {
  const path = `${simulator.basePath}/control/transactions/${encodeURIComponent(row.reference)}`;
  if (isPaid(row))
    return html`${copies(`${path}/webhook`)}${act(`${path}/dispute`, 'Open a dispute', html`<label>Amount in kobo <input type="number" name="amount" placeholder="${Number(row.chargedKobo)}" min="1"></label>`)}`;
  return html`<p class="act"><a href="${simulator.basePath}/checkout/${row.accessCode}">Open its checkout page</a></p>
${act(
  `${path}/pay`,
  'Pay',
  html`<label>Channel <select name="channel"><option value="card">card</option><option value="bank_transfer">bank transfer</option><option value="ussd">USSD</option></select></label>
<label>Amount in kobo <input type="number" name="amount" placeholder="${Number(row.requestedKobo)}" min="0"></label>`,
)}
${act(`${path}/delay`, 'Pay later', html`<label>Seconds <input type="number" name="seconds" value="30" min="0"></label>`)}
${act(`${path}/fail`, 'Fail', null, 'second')}${act(`${path}/abandon`, 'Abandon', null, 'second')}`;
}

export function transferRows(simulator: Simulator): Html {
  const rows = simulator.book.all<Transfer>(`select * from transfers order by id desc limit ${SHOWN}`);
  const items = rows.map((row) => {
    const recipient = findRecipient(simulator, String(row.recipientId))!;
    const facts = html`<span>${recipient.name}, ${recipient.bankName} ${recipient.accountNumber}</span>${when(row.createdAt)}`;
    return item(row.reference, row.amountKobo, row.status, facts, transferActions(simulator, row));
  });
  return listOf(items, 'No transfer was asked for yet.');
}

function transferActions(simulator: Simulator, row: Transfer): Html | undefined {
  const path = `${simulator.basePath}/control/transfers/${encodeURIComponent(row.reference)}`;
  const isOpen = row.status === 'pending';
  if (row.status === 'otp' || row.status === 'abandoned') return undefined;
  return html`${isOpen && html`${act(`${path}/settle`, 'Settle')}${act(`${path}/fail`, 'Fail', null, 'second')}`}
${(isOpen || row.status === 'success') && act(`${path}/reverse`, 'Reverse', null, 'second')}
${!isOpen && copies(`${path}/webhook`)}`;
}

export function refundRows(simulator: Simulator): Html {
  const rows = simulator.book.all<Refund>(`select * from refunds order by id desc limit ${SHOWN}`);
  const items = rows.map((row) => {
    const transaction = findById(simulator, row.transactionId)!;
    const path = `${simulator.basePath}/control/refunds/${row.id}/move`;
    const isOver = row.status === 'processed' || row.status === 'failed';
    const actions = (['processing', 'processed', 'failed', 'needs-attention'] as const)
      .filter((status) => status !== row.status)
      .map((status) => act(path, status.replace('-', ' '), hidden('status', status), 'second'));
    const facts = html`<span>of ${transaction.reference}</span>${when(row.createdAt)}`;
    return item(`Refund ${row.id}`, row.amountKobo, row.status, facts, isOver ? undefined : actions);
  });
  return listOf(items, 'No refund was asked for yet.');
}

export function webhookRows(simulator: Simulator): Html {
  const rows = simulator.book.all<Webhook>(`select * from webhooks order by id desc limit ${SHOWN}`);
  const items = rows.map((row) => {
    const last = simulator.book.get<Delivery>(
      'select * from deliveries where webhookId = ? order by id desc limit 1',
      row.id,
    );
    const answer = last ? `last answer: ${last.status ?? last.error}` : 'not sent';
    return html`<li class="item"><div class="head"><code>${row.event}</code><span>no. ${row.id}</span></div>
<p class="facts">${chip(row.state)}<span>${row.subject}</span><span>${answer}</span>${when(row.createdAt)}</p></li>`;
  });
  return listOf(items, 'No webhook was raised yet.');
}

export function callRows(simulator: Simulator): Html {
  const items = recentCalls(simulator, SHOWN).map(
    (call) =>
      html`<li class="call"><span class="${call.status !== null && call.status < 400 ? 'good' : 'bad'}">${call.status ?? 'lost'}</span><code>${call.endpoint}</code><time datetime="${call.at}">${call.at.slice(11, 19)}</time></li>`,
  );
  return listOf(items, 'No call has come in yet.');
}
