/** Buying from a gig: the order of one of its packages (rule 9.7; docs/decisions/0006-ordering-a-package.md). */
import * as z from 'zod/mini';
import { agreementForm } from '../bids/bids.ts';
import { byId, id, optionalText, success } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { jobForm } from '../jobs/jobs.ts';
import { words } from '../words.ts';
import { PACKAGES_MAX } from './gigs.ts';

const fields = {
  /** The package, 1 to 3. */
  position: z.int().check(z.gte(1), z.lte(PACKAGES_MAX)),
  title: jobForm.shape.title,
  job_description: jobForm.shape.job_description,
  milestones: jobForm.shape.milestones,
  price_budget: jobForm.shape.price_budget,
  start_date: agreementForm.shape.start_date,
  end_date: agreementForm.shape.end_date,
  terms: agreementForm.shape.terms,
};
const inOrder = z.refine<{ start_date: string; end_date: string }>(
  (form) => form.end_date >= form.start_date,
  { path: ['end_date'], error: words.jobs.errors.endBeforeStart },
);

/** The order of a package: the values of the job and its agreement. Dates are in Africa/Lagos. */
export const orderForm = z
  .strictObject({
    ...fields,
    /** The price of the package in naira as the hunter saw it; 409 `package_changed` if it is another one by now. */
    package_price: z.optional(z.int()),
  })
  .check(inOrder);
export type OrderForm = z.input<typeof orderForm>;

/** Maximum characters of the hunter's note: converted to HTML it still fits into the brief with the package's lines. */
export const NOTE_MAX = 3_000;

/** The same form as the hunter completes it: instead of the brief, an optional plain-text note to the talent. */
export const purchaseForm = z
  .strictObject({ ...fields, job_description: optionalText(NOTE_MAX) })
  .check(inOrder);
export type PurchaseForm = z.output<typeof purchaseForm>;

export const gigOrders = {
  order: endpoint({
    method: 'POST',
    path: 'gig/order/:id',
    who: 'hunter',
    changes: ['job'],
    summary:
      "Orders a package: makes a closed job for the gig's talent and sends the agreement at the budget given. The talent accepts or declines it like any other.",
    params: byId,
    body: orderForm,
    reply: z.object({ success, job_id: id, bid_id: id }),
    errors: [403, 404, 409],
    throttle: 'invite',
  }),
};
