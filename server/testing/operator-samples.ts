/** One valid call of every endpoint of the operator's console. */
import { randomUUID } from 'node:crypto';
import { addDays } from '#contract/core/days.ts';
import { lagosDay } from '#server/core/clock.ts';
import { PASSWORD } from './actors.ts';
import type { World } from './world.ts';

export type Sample = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

const reason = 'Checked by telephone';
const path = (id: string, body?: Record<string, unknown>): Sample => ({
  params: { id },
  ...(body && { body }),
});
/** The id of one of the initial questions. */
const FAQ = '0199a200-0000-7000-8000-000000000001';
const QUESTION = { question: 'Who holds the money?', answer: 'Adire does.', reason };
const signIn = { email: 'ops@people.example', password: PASSWORD };
const policy = { service_fee: '10', talent_share: '7.5', platform_share: '2.5', delay_deduction: '1' };

export const OPERATOR_SAMPLES: Record<string, (w: World) => Sample> = {
  'operator.enrol': () => ({ body: { ...signIn, enrolment_code: '0'.repeat(24) } }),
  'operator.signIn': () => ({ body: { ...signIn, code: '000000' } }),
  'operator.find': () => ({ query: { q: 'ngozi' } }),
  'operator.person': (w) => path(w.ids.talent),
  'operator.suspend': (w) => path(w.ids.talent, { reason }),
  'operator.restore': (w) => path(w.ids.talent, { reason }),
  'operator.endSessions': (w) => path(w.ids.talent, { reason }),
  'operator.removeSecondFactor': (w) => path(w.ids.talent, { reason }),
  'operator.job': (w) => path(w.ids.active),
  'operator.messages': (w) => path(w.ids.active, { reason }),
  'operatorMoney.askPayment': (w) => ({ body: { reference: w.reference, reason } }),
  'operatorMoney.give': (w) => ({ body: { reference: w.reference, job_id: w.ids.active, reason } }),
  'operatorMoney.refund': (w) => ({ body: { reference: w.reference, reason } }),
  'operatorMoney.askRefund': () => path(randomUUID(), { reason }),
  'operatorMoney.payout': () => path(randomUUID()),
  'operatorMoney.askPayout': () => path(randomUUID(), { reason }),
  'operatorMoney.finishPayout': () => path(randomUUID(), { otp: '123456', reason }),
  'operatorDisputes.get': () => path(randomUUID()),
  'operatorDisputes.preview': () => ({ ...path(randomUUID()), query: { talent: '1000' } }),
  'operatorDisputes.decide': () => path(randomUUID(), { talent: '1000', reason }),
  'operatorDisputes.note': () => path(randomUUID(), { reason }),
  'operatorChargebacks.get': () => path(randomUUID()),
  'operatorChargebacks.answer': () => path(randomUUID(), { reason }),
  'operatorFindings.compare': () => ({ body: { span: 'recent', reason } }),
  'operatorFindings.settle': () => path(randomUUID(), { reason }),
  'operatorMarket.addFaq': () => ({ body: QUESTION }),
  'operatorMarket.changeFaq': () => path(FAQ, QUESTION),
  'operatorMarket.removeFaq': () => path(FAQ, { reason }),
  'operatorMarket.arrangeFaqs': () => ({ body: { ids: [FAQ], reason } }),
  'operatorMarket.addCategory': () => ({ body: { name: 'Weavers', parent_id: null, reason } }),
  'operatorMarket.changeCategory': (w) =>
    path(w.place.categoryId, { name: 'Weavers', parent_id: null, reason }),
  'operatorMarket.arrangeCategories': (w) => ({ body: { ids: [w.place.categoryId], reason } }),
  'operatorMarket.addSkill': (w) => ({ body: { name: 'Loom', category_id: w.place.categoryId, reason } }),
  'operatorMarket.changeSkill': (w) =>
    path(w.ids.skill, { name: 'Loom', category_id: w.place.categoryId, reason }),
  'operatorMarket.publishPolicy': () => ({
    body: { ...policy, effective_on: addDays(lagosDay(new Date()), 200), reason },
  }),
  'operatorParked.retry': () => path('1', { reason }),
  'operatorReports.close': () => path(randomUUID(), { reason }),
  'operatorParked.close': () => path('1', { reason }),
};
