/** The operator's console: its own session, search, people, jobs and the log of every act. */
import * as z from 'zod/mini';
import { email, PASSWORD_MAX } from '../accounts/fields.ts';
import { jobStatuses } from '../acts/statuses.ts';
import { byId, done, id, naira, next, page, personRef, success, timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { historyLine } from '../orders/orders.ts';
import { words } from '../words.ts';
import {
  became,
  conflictOfInterest,
  jobLine,
  listQuery,
  logLine,
  operatorRef,
  paymentLine,
  payoutLine,
  personLine,
  posting,
  reasonForm,
  search,
} from './lines.ts';
import { reportLine } from './reports.ts';

const password = z
  .string({ error: words.accounts.fixed.password })
  .check(
    z.minLength(1, words.accounts.fixed.password),
    z.maxLength(PASSWORD_MAX, words.common.errors.tooLong(PASSWORD_MAX)),
  );

export const operatorSignInForm = z.strictObject({
  email: email(words.accounts.fixed.email, words.accounts.fixed.emailInvalid),
  password,
  /** Six digits of the authenticator (RFC 6238). */
  code: z
    .string({ error: words.operator.signIn.wrongCode })
    .check(z.trim(), z.regex(/^[0-9]{6}$/, words.operator.signIn.wrongCode)),
});

export const enrolForm = z.strictObject({
  email: email(words.accounts.fixed.email, words.accounts.fixed.emailInvalid),
  password,
  /** Printed by `npm run operator -- grant`. */
  enrolment_code: z
    .string({ error: words.operator.enrol.wrongCode })
    .check(
      z.trim(),
      z.minLength(1, words.operator.enrol.wrongCode),
      z.maxLength(64, words.operator.enrol.wrongCode),
    ),
});

/** `frozen`: what chargebacks hold of what was available. */
const sides = z.object({ available: naira, frozen: naira, in_flight: naira, withdrawn: naira });

export const operator = {
  enrol: endpoint({
    method: 'POST',
    path: 'operator/enrol',
    who: 'anyone',
    changes: [],
    summary: 'Gives the key for the authenticator, until the first sign-in with it.',
    body: enrolForm,
    reply: z.object({
      success,
      secret: z.string(),
      otpauth_url: z.string(),
      /** The address as a QR code: an SVG path of the dark squares, within a light square of `size` including its quiet zone. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
    errors: [401, 404, 503],
    throttle: 'operator-login',
    ownTransactions: true,
  }),
  signIn: endpoint({
    method: 'POST',
    path: 'operator/session',
    who: 'anyone',
    changes: [],
    summary: 'Gives the token of a console session: 30 idle minutes, 12 hours in all.',
    body: operatorSignInForm,
    reply: z.object({ success, token: z.string(), operator: operatorRef, ends_at: timestamp }),
    errors: [401, 404, 503],
    throttle: 'operator-login',
    ownTransactions: true,
  }),
  me: endpoint({
    method: 'GET',
    path: 'operator/me',
    who: 'operator',
    summary: 'The operator, and how much waits in each room.',
    reply: z.object({
      success,
      operator: operatorRef,
      ends_at: timestamp,
      waiting: z.object({
        suspense: z.int(),
        refunds: z.int(),
        payouts: z.int(),
        findings: z.int(),
        disputes: z.int(),
        /** Chargebacks not answered yet. */
        chargebacks: z.int(),
        parked: z.int(),
      }),
    }),
    errors: [],
  }),
  signOut: endpoint({
    method: 'POST',
    path: 'operator/signout',
    who: 'operator',
    summary: 'Ends the session of the console.',
    reply: done,
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: 'operator/find',
    who: 'operator',
    summary: 'People, jobs, payments and payouts by id, reference, e-mail address, name or title.',
    query: z.strictObject({ q: search }),
    reply: z.object({
      success,
      people: z.array(personLine),
      jobs: z.array(jobLine),
      payments: z.array(paymentLine),
      payouts: z.array(payoutLine),
      /** Money that came under exactly this reference for no order. */
      held: z.nullable(z.object({ reference: z.string(), amount: naira, currency: z.string(), became })),
    }),
    errors: [],
    throttle: 'search',
  }),
  people: endpoint({
    method: 'GET',
    path: 'operator/people',
    who: 'operator',
    summary: 'People, the newest first.',
    query: z.strictObject({ ...listQuery, state: z.optional(z.enum(['suspended'])) }),
    reply: z.object({ success, people: z.array(personLine), next }),
    errors: [],
  }),
  person: endpoint({
    method: 'GET',
    path: 'operator/person/:id',
    who: 'operator',
    summary: 'One account: sessions, orders, money, gigs, and what operators did about it.',
    params: byId,
    reply: z.object({
      success,
      person: z.object({
        ...personLine.shape,
        full_name: z.nullable(z.string()),
        phone_number: z.nullable(z.string()),
        country: z.nullable(z.string()),
        is_operator: z.boolean(),
        second_factor: z.enum(['off', 'on', 'ending', 'console']),
        gigs: z.int(),
        sessions: z.array(z.object({ started_at: timestamp, seen_at: timestamp })),
        reports: z.array(reportLine),
        talent_money: sides,
        hunter_money: sides,
      }),
      jobs: z.array(jobLine),
      payouts: z.array(payoutLine),
      log: z.array(logLine),
      can: z.array(z.enum(['suspend', 'restore', 'end-sessions', 'remove-second-factor'])),
      own_affair: conflictOfInterest,
    }),
    errors: [],
  }),
  suspend: endpoint({
    method: 'POST',
    path: 'operator/person/:id/suspend',
    who: 'operator',
    summary: 'Ends the sessions of a person, takes their gigs out of the search and tells them why.',
    params: byId,
    body: reasonForm,
    reply: done,
    errors: [409],
  }),
  restore: endpoint({
    method: 'POST',
    path: 'operator/person/:id/restore',
    who: 'operator',
    summary: 'Lets a suspended person in again.',
    params: byId,
    body: reasonForm,
    reply: done,
    errors: [409],
  }),
  endSessions: endpoint({
    method: 'POST',
    path: 'operator/person/:id/endsessions',
    who: 'operator',
    summary: 'Signs a person out everywhere.',
    params: byId,
    body: reasonForm,
    reply: done,
    errors: [],
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: 'operator/person/:id/removesecondfactor',
    who: 'operator',
    summary: 'Removes a second factor that was lost, after 24 hours in which its owner can stop it.',
    params: byId,
    body: reasonForm,
    reply: done,
    errors: [409],
  }),
  jobs: endpoint({
    method: 'GET',
    path: 'operator/jobs',
    who: 'operator',
    summary: 'Jobs and orders, the newest first.',
    query: z.strictObject({ ...listQuery, status: z.optional(z.enum(jobStatuses)) }),
    reply: z.object({ success, jobs: z.array(jobLine), next }),
    errors: [],
  }),
  job: endpoint({
    method: 'GET',
    path: 'operator/job/:id',
    who: 'operator',
    summary: 'One job: its history, money, payments, payouts and files.',
    params: byId,
    reply: z.object({
      success,
      job: z.object({
        ...jobLine.shape,
        brief: z.string(),
        budget: naira,
        start_date: z.nullable(z.string()),
        end_date: z.nullable(z.string()),
        escrow: naira,
        talent_payable: naira,
        hunter_payback: naira,
        frozen: naira,
        dispute_id: z.nullable(id),
        deleted: z.boolean(),
      }),
      milestones: z.array(
        z.object({
          position: z.int(),
          title: z.string(),
          due: z.int(),
          penalty: z.int(),
          submissions: z.int(),
        }),
      ),
      history: z.array(historyLine),
      postings: z.array(posting),
      payments: z.array(paymentLine),
      payouts: z.array(payoutLine),
      files: z.array(z.object({ name: z.string(), bytes: z.int(), url: z.string(), created_at: timestamp })),
      log: z.array(logLine),
    }),
    errors: [],
  }),
  messages: endpoint({
    method: 'POST',
    path: 'operator/job/:id/messages',
    who: 'operator',
    summary:
      'The newest 200 messages between the two parties of a job. That they were read is kept in the log.',
    params: byId,
    body: reasonForm,
    reply: z.object({
      success,
      messages: z.array(
        z.object({ id: z.string(), sender: z.nullable(personRef), body: z.string(), created_at: timestamp }),
      ),
    }),
    errors: [],
  }),
  log: endpoint({
    method: 'GET',
    path: 'operator/log',
    who: 'operator',
    summary: 'Every act of every operator, the newest first.',
    query: z.strictObject({ ...page, about: z.optional(z.string().check(z.maxLength(100))) }),
    reply: z.object({ success, log: z.array(logLine), next }),
    errors: [],
  }),
};
