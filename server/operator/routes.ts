/** The endpoints of the operator's console, and its scheduled task. */
import type { FastifyInstance } from 'fastify';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { operatorFindings } from '#contract/operator/findings.ts';
import { operatorMarket } from '#contract/operator/market.ts';
import { operatorMoney } from '#contract/operator/money.ts';
import { operator } from '#contract/operator/operator.ts';
import { operatorParked } from '#contract/operator/parked.ts';
import type { Services } from '#server/core/http/context.ts';
import { gated, type Mounting, mount as mountEndpoints } from '#server/core/http/endpoints.ts';
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
import { decide, note } from './disputes/commands.ts';
import { getDispute, listDisputes, preview } from './disputes/queries.ts';
import { mountExports } from './exports/routes.ts';
import { compare, settle } from './findings/commands.ts';
import { listComparisons, listFindings } from './findings/queries.ts';
import { findJob, readMessages } from './jobs/commands.ts';
import { find, getJob, listJobs } from './jobs/queries.ts';
import { listLog } from './log/queries.ts';
import { addFaq, arrangeFaqs, changeFaq, lockFaq, publishPolicy, removeFaq } from './market/commands.ts';
import { listFaqs, listPolicies } from './market/queries.ts';
import { askPayment, askRefund, give, refund } from './money/commands.ts';
import { checkBooks, listPayments, listRefunds, listSuspense } from './money/queries.ts';
import { retry } from './parked/commands.ts';
import { list as listParked } from './parked/queries.ts';
import { askPayout, finishPayout } from './payouts/commands.ts';
import { getPayout, listPayouts } from './payouts/queries.ts';
import { endSessions, lockPerson, restore, suspend } from './people/commands.ts';
import { getPerson, listPeople, listReports } from './people/queries.ts';
import { enrol, forgetEndedConsoles, signIn, signOut } from './sessions/commands.ts';
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
      reports: listReports,
      person: getPerson,
      suspend: gated(lockPerson, suspend),
      restore: gated(lockPerson, restore),
      endSessions: gated(lockPerson, endSessions),
      jobs: listJobs,
      job: getJob,
      messages: gated(findJob, readMessages),
      log: listLog,
    },
    mounting,
  );
  mountMoney(app, mounting);
  mountDisputes(app, mounting);
  mountEndpoints(
    app,
    operatorFindings,
    { list: listFindings, comparisons: listComparisons, compare, settle },
    mounting,
  );
  mountMarket(app, mounting);
  mountEndpoints(app, operatorParked, { list: listParked, retry }, mounting);
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
      run: () => forgetEndedConsoles(services.database.db, services.clock.now()),
    },
  ];
}
