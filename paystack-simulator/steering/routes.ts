/** The steering page at the root of the prefix. */
import type { FastifyInstance } from 'fastify';
import { MERCHANT_NAME, type Simulator } from '../context.ts';
import { type Html, html, sendPage } from '../pages.ts';
import { callRows, paymentRows, refundRows, transferRows, webhookRows } from './rows.ts';
import { faultForms, magicAccounts, moneyForms, resetForm, settingsForm } from './world.ts';

type Visit = { Querystring: { done?: string; refused?: string } };

/** Messages shown after an action, by the name in its redirect. */
const DONE: Readonly<Record<string, string>> = {
  paid: 'The payment succeeded.',
  failed: 'It failed.',
  abandoned: 'The payment was abandoned.',
  delayed: 'The payment is pending and will arrive.',
  sent: 'The webhook was sent.',
  settled: 'The transfer succeeded.',
  reversed: 'The transfer was reversed.',
  moved: 'The refund was moved on.',
  settings: 'The settings are kept.',
  balance: 'The balance is set.',
  collections: 'The collections were settled.',
  fault: 'The next calls will meet the fault.',
  'faults-cleared': 'The faults are gone.',
  run: 'All work that was due is done.',
  reset: 'The book is empty.',
};

export function steeringRoutes(app: FastifyInstance, simulator: Simulator): void {
  app.get<Visit>('/', (request, reply) =>
    sendPage(reply, {
      title: 'Paystack simulator',
      basePath: simulator.basePath,
      styleSheets: ['steering.css', 'steering-rows.css'],
      body: pageBody(simulator, request.query),
    }),
  );
}

function section(title: string, content: Html, id?: string): Html {
  return html`<section${id && html` id="${id}"`}><h2>${title}</h2>${content}</section>`;
}

function notice({ done, refused }: Visit['Querystring']): Html | undefined {
  if (refused) return html`<p class="notice bad" role="alert">${refused.slice(0, 300)}</p>`;
  const text = DONE[done ?? ''];
  return text ? html`<p class="notice" role="status">${text}</p>` : undefined;
}

function pageBody(simulator: Simulator, query: Visit['Querystring']): Html {
  return html`<aside class="band" aria-label="Notice">Simulator: no real money</aside>
<header class="top"><h1>Paystack simulator</h1>
<p>What the outside world would do to the payments of ${MERCHANT_NAME}, done by hand. Webhooks go to <code>${simulator.webhookUrl}</code>.</p>
<p><a href="${simulator.basePath}/">Refresh</a> <a href="${simulator.basePath}/control/book">The whole book as JSON</a></p></header>
${notice(query)}
<main><div class="column">
${section('Payments', paymentRows(simulator), 'payments')}
${section('Transfers', transferRows(simulator), 'transfers')}
${section('Refunds', refundRows(simulator), 'refunds')}
${section('Webhooks', webhookRows(simulator), 'webhooks')}
</div><div class="column">
${section('Money', moneyForms(simulator))}
${section('Settings', settingsForm(simulator))}
${section('Faults', faultForms(simulator))}
${section('Account numbers that misbehave', magicAccounts())}
${section('Latest API calls', callRows(simulator))}
${section('Start over', resetForm(simulator))}
</div></main>`;
}
