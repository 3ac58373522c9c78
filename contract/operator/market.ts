/** The console's pages for public content: questions, categories, skills and fees. */
import * as z from 'zod/mini';
import { CATEGORY_MAX, category, SKILL_MAX, skill } from '../catalogue/catalogue.ts';
import { byId, day, done, id, name, success, text, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../words.ts';
import { reason, reasonForm } from './lines.ts';

export const QUESTION_MAX = 200;
export const ANSWER_MAX = 2000;

export const faqForm = z.strictObject({
  question: text(QUESTION_MAX, words.operator.questions.questionEmpty),
  answer: text(ANSWER_MAX, words.operator.questions.answerEmpty),
  reason,
});
/** All ids of a list in their new order. */
const orderForm = z.strictObject({
  ids: z
    .array(id)
    .check(z.minLength(1, words.operator.site.order), z.maxLength(500, words.operator.site.order)),
  reason,
});
export const categoryForm = z.strictObject({
  name: name(CATEGORY_MAX, words.operator.categories.nameEmpty),
  /** A category in the bar, or null to put this one in the bar itself. */
  parent_id: z.nullable(id),
  reason,
});
export const skillForm = z.strictObject({
  name: name(SKILL_MAX, words.operator.categories.skillEmpty),
  category_id: id,
  reason,
});

/** A percentage as people type it: `7.5` or `7,5`. Output: basis points. */
const percent = z.pipe(
  z
    .string({ error: words.operator.fees.wrongPercent })
    .check(
      z.trim(),
      z.regex(/^(100([.,]0{1,2})?|[0-9]{1,2}([.,][0-9]{1,2})?)$/, words.operator.fees.wrongPercent),
    ),
  z.transform((typed: string) => {
    const [whole = '0', part = ''] = typed.split(/[.,]/);
    return Number.parseInt(whole, 10) * 100 + Number.parseInt(part.padEnd(2, '0'), 10);
  }),
);

export const policyForm = z.strictObject({
  service_fee: percent,
  /** The talent's pay and the platform's share when a hunter cancels without a missed milestone. */
  talent_share: percent,
  platform_share: percent,
  delay_deduction: percent,
  /** The first day it applies, Africa/Lagos. */
  effective_on: day(),
  reason,
});

export const policyLine = z.object({
  id: z.int(),
  /** Percentages as text: `7.5`. */
  service_fee: z.string(),
  talent_share: z.string(),
  platform_share: z.string(),
  delay_deduction: z.string(),
  published_at: timestamp,
  effective_at: timestamp,
  state: z.enum(['coming', 'in force', 'past']),
});

export const faqLine = z.object({ id, question: z.string(), answer: z.string() });

export const operatorMarket = {
  faqs: endpoint({
    method: 'GET',
    path: 'operator/faqs',
    who: 'operator',
    summary: 'The questions of the landing page in their order.',
    reply: z.object({ success, faqs: z.array(faqLine) }),
    errors: [],
  }),
  addFaq: endpoint({
    method: 'POST',
    path: 'operator/faqs',
    who: 'operator',
    summary: 'Adds a question at the end.',
    body: faqForm,
    reply: z.object({ success, faq: faqLine }),
    errors: [],
  }),
  changeFaq: endpoint({
    method: 'PUT',
    path: 'operator/faq/:id',
    who: 'operator',
    summary: 'Changes a question and its answer.',
    params: byId,
    body: faqForm,
    reply: z.object({ success, faq: faqLine }),
    errors: [],
  }),
  removeFaq: endpoint({
    method: 'POST',
    path: 'operator/faq/:id/remove',
    who: 'operator',
    summary: 'Takes a question off the landing page.',
    params: byId,
    body: reasonForm,
    reply: done,
    errors: [],
  }),
  arrangeFaqs: endpoint({
    method: 'PUT',
    path: 'operator/faqs/order',
    who: 'operator',
    summary: 'Puts the questions in this order.',
    body: orderForm,
    reply: done,
    errors: [],
  }),
  addCategory: endpoint({
    method: 'POST',
    path: 'operator/categories',
    who: 'operator',
    summary: 'Adds a category at the end of the bar, or under one of the bar.',
    body: categoryForm,
    reply: z.object({ success, category }),
    errors: [],
  }),
  changeCategory: endpoint({
    method: 'PUT',
    path: 'operator/category/:id',
    who: 'operator',
    summary: 'Renames or moves a category.',
    params: byId,
    body: categoryForm,
    reply: z.object({ success, category }),
    errors: [],
  }),
  arrangeCategories: endpoint({
    method: 'PUT',
    path: 'operator/categories/order',
    who: 'operator',
    summary: 'Puts all categories in this order.',
    body: orderForm,
    reply: done,
    errors: [],
  }),
  addSkill: endpoint({
    method: 'POST',
    path: 'operator/skills',
    who: 'operator',
    summary: 'Adds a skill to a category.',
    body: skillForm,
    reply: z.object({ success, skill }),
    errors: [],
  }),
  changeSkill: endpoint({
    method: 'PUT',
    path: 'operator/skill/:id',
    who: 'operator',
    summary: 'Renames a skill or moves it to another category.',
    params: byId,
    body: skillForm,
    reply: z.object({ success, skill }),
    errors: [],
  }),
  policies: endpoint({
    method: 'GET',
    path: 'operator/policies',
    who: 'operator',
    summary: 'The fee policies, the newest first, and the first day on which another could take effect.',
    reply: z.object({ success, policies: z.array(policyLine), earliest: z.string() }),
    errors: [],
  }),
  publishPolicy: endpoint({
    method: 'POST',
    path: 'operator/policies',
    who: 'operator',
    summary:
      'Publishes a fee policy, 30 days ahead or more, and notifies every member. Orders agreed before keep theirs.',
    body: policyForm,
    reply: z.object({ success, policy: policyLine, notified: z.int() }),
    errors: [],
  }),
};
