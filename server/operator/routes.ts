/** The endpoints of the operator's console, its exports, the code of the example operator, and its scheduled task. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { operatorChargebacks } from '#contract/operator/chargebacks.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { EXPORTS, exportExtension, exportForm } from '#contract/operator/exports.ts';
import { operatorFindings } from '#contract/operator/findings.ts';
import { operatorMarket } from '#contract/operator/market.ts';
import { operatorMoney } from '#contract/operator/money.ts';
import { operator } from '#contract/operator/operator.ts';
import { operatorParked } from '#contract/operator/parked.ts';
import { operatorReports } from '#contract/operator/reports.ts';
import { operatorSecurity } from '#contract/operator/security.ts';
import { lagosDay } from '#server/core/clock.ts';
import type { Services } from '#server/core/http/context.ts';
import {
  assertOperator,
  gated,
  type Mounting,
  mount as mountEndpoints,
  operatorOf,
} from '#server/core/http/endpoints.ts';
import { parseBody } from '#server/core/http/parsing.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { ScheduledTask } from '#server/core/work/schedule.ts';
import {
  addCategory,
  addSkill,
  arrangeCategories,
  changeCategory,
  changeSkill,
  gateCategory,
  gateSkill,
} from './categories/commands.ts';
import { answer } from './chargebacks/commands.ts';
import { getChargeback, listChargebacks } from './chargebacks/queries.ts';
import { decide, note } from './disputes/commands.ts';
import { getDispute, listDisputes, preview } from './disputes/queries.ts';
import { linesOf } from './exports/queries.ts';
import { compare, settle } from './findings/commands.ts';
import { listComparisons, listFindings } from './findings/queries.ts';
import { findJob, readMessages } from './jobs/commands.ts';
import { find, getJob, listJobs } from './jobs/queries.ts';
import { currentCode } from './keys/commands.ts';
import { writeLog } from './log/commands.ts';
import { listLog } from './log/queries.ts';
import { addFaq, arrangeFaqs, changeFaq, lockFaq, publishPolicy, removeFaq } from './market/commands.ts';
import { listFaqs, listPolicies } from './market/queries.ts';
import { askPayment, askRefund, give, refund } from './money/commands.ts';
import { checkBooks, listPayments, listRefunds, listSuspense } from './money/queries.ts';
import { close as closeParked, retry } from './parked/commands.ts';
import { list as listParked } from './parked/queries.ts';
import { askPayout, finishPayout } from './payouts/commands.ts';
import { getPayout, listPayouts } from './payouts/queries.ts';
import { endSessions, lockPerson, removeSecondFactor, restore, suspend } from './people/commands.ts';
import { getPerson, listPeople } from './people/queries.ts';
import { close as closeReport } from './reports/commands.ts';
import { list as listReports } from './reports/queries.ts';
import { listSecurityEvents } from './security/queries.ts';
import { deleteEndedSessions, enrol, signIn, signOut } from './sessions/commands.ts';
import { me } from './sessions/queries.ts';

export function mount(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    operator,
    {
      enrol,
      signIn,
      me,
      signOut,
      find,
      people: listPeople,
      person: getPerson,
      suspend: gated(lockPerson, suspend),
      restore: gated(lockPerson, restore),
      endSessions: gated(lockPerson, endSessions),
      removeSecondFactor: gated(lockPerson, removeSecondFactor),
      jobs: listJobs,
      job: getJob,
      messages: gated(findJob, readMessages),
      log: listLog,
    },
    mounting,
  );
  mountMoney(app, mounting);
  mountDisputes(app, mounting);
  mountEndpoints(app, operatorChargebacks, { list: listChargebacks, get: getChargeback, answer }, mounting);
  mountEndpoints(
    app,
    operatorFindings,
    { list: listFindings, comparisons: listComparisons, compare, settle },
    mounting,
  );
  mountMarket(app, mounting);
  mountEndpoints(app, operatorParked, { list: listParked, retry, close: closeParked }, mounting);
  mountEndpoints(app, operatorReports, { list: listReports, close: closeReport }, mounting);
  mountEndpoints(app, operatorSecurity, { list: listSecurityEvents }, mounting);
  mountExports(app, mounting);
}

function mountMoney(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    operatorMoney,
    {
      payments: listPayments,
      askPayment,
      suspense: listSuspense,
      give,
      refund,
      refunds: listRefunds,
      askRefund,
      payouts: listPayouts,
      payout: getPayout,
      askPayout,
      finishPayout,
      books: checkBooks,
    },
    mounting,
  );
}

function mountDisputes(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    operatorDisputes,
    {
      list: listDisputes,
      get: getDispute,
      preview,
      decide,
      note,
    },
    mounting,
  );
}

function mountMarket(app: FastifyInstance, mounting: Mounting): void {
  mountEndpoints(
    app,
    operatorMarket,
    {
      faqs: listFaqs,
      addFaq,
      changeFaq: gated(lockFaq, changeFaq),
      removeFaq: gated(lockFaq, removeFaq),
      arrangeFaqs,
      addCategory,
      changeCategory: gated(gateCategory, changeCategory),
      arrangeCategories,
      addSkill,
      changeSkill: gated(gateSkill, changeSkill),
      policies: listPolicies,
      publishPolicy,
    },
    mounting,
  );
}

export function scheduledTasks(services: Services): ScheduledTask[] {
  return [
    {
      name: 'forget-ended-consoles',
      every: '03:37',
      run: () => deleteEndedSessions(services.database.db, services.clock.now()),
    },
  ];
}

type Call = FastifyRequest<{ Params: { what: string } }>;

function mountExports(api: FastifyInstance, mounting: Mounting): void {
  api.post('/operator/export/:what', {
    onRequest: (request) => assertOperator(mounting, request),
    handler: (request: Call, reply) => send(mounting, request, reply),
  });
}

async function send({ services, throttles }: Mounting, request: Call, reply: FastifyReply) {
  const what = EXPORTS.find((one) => one === request.params.what);
  if (!what) throw notFound();
  const actor = operatorOf(request);
  await throttles.check({ method: 'POST' }, request, actor);
  const { reason } = parseBody({ body: exportForm } as unknown as Endpoint, request.body ?? {}) as {
    reason: string;
  };
  const { db } = services.database;
  const now = services.clock.now();
  await db
    .transaction()
    .execute((tx) =>
      writeLog(
        tx,
        { actor, requestId: request.id, now },
        { act: 'export.take', about: { kind: 'export', id: what }, reason },
      ),
    );
  return reply
    .type(`${what === 'security' ? 'application/jsonl' : 'text/csv'}; charset=utf-8`)
    .header(
      'content-disposition',
      `attachment; filename="adire-${what}-${lagosDay(now)}.${exportExtension(what)}"`,
    )
    .header('cache-control', 'no-store')
    .send(Readable.from(linesOf(services.database.reads.db, what)));
}

/** Shows the current code of the example market's operator (`email`), whose authenticator nobody holds. */
export function mountExampleCode(app: FastifyInstance, services: Services, email: string): void {
  const read = () =>
    currentCode(services.database.db, email, services.config.signingSecret, services.clock.now());
  app.get('/dev/operator.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { email, ...((await read()) ?? { code: null, seconds: 0 }) };
  });
  app.get('/dev/operator', async (_request, reply) => {
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(page(email, await read()));
  });
}

function page(email: string, shown: { code: string; seconds: number } | null): string {
  const text = shown
    ? `<p class="code">${shown.code}</p><p>It is taken once. The next one comes in ${shown.seconds} seconds.</p>`
    : '<p>This operator has no authenticator here.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${shown?.seconds ?? 30}"><title>Operator code</title><style>body{font:16px/1.5 system-ui;margin:0 auto;max-width:720px;padding:24px;background:#fbf8f2;color:#12163a}h1{color:#3a49b4}.code{font:700 40px/1.2 ui-monospace,monospace;letter-spacing:.1em;margin:8px 0}a{color:#3a49b4}</style></head><body><h1>Operator code</h1><p>Sign in at <a href="/operator">/operator</a> as ${email} with the password of the example market and this code:</p>${text}</body></html>`;
}
