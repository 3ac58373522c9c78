/** `/policy`: what is kept of people, why, how long, and their rights under the Nigeria Data Protection Act 2023. */
import { PRODUCT } from '#contract/words.ts';
import { html, type Markup } from '#server/core/markup.ts';
import type { PublicPage } from '../frame/views.ts';
import { mailLink, rulesBody, type Section } from '../legal/views.ts';

const SINCE = '21 November 2026';

/** `sender` is the address that the product's mails come from. */
export function policyPage(sender: string): PublicPage {
  return {
    path: '/policy',
    title: 'Privacy policy',
    description: `What ${PRODUCT} keeps of you, why, for how long, who else sees it, and what you can do about it.`,
    body: rulesBody('Privacy policy', SINCE, intro(), [
      ...about(sender),
      kept(),
      ...sharing(),
      periods(),
      ...rights(sender),
    ]),
  };
}

function intro(): Markup {
  return html`<p class="lead">This page says in plain words what ${PRODUCT} keeps of you and what you can do about it. We keep what an order, a payment and a conversation need. We sell no data and show no advertising.</p>`;
}

function about(sender: string): Section[] {
  return [
    {
      id: 'who',
      title: 'Who is responsible',
      body: html`<p>${PRODUCT} runs this marketplace and decides what is kept and why: it is the data controller in the words of the Nigeria Data Protection Act 2023 (“the Act”). Questions and wishes about your data go to ${mailLink(sender)}; please write “Data protection” in the subject.</p><p>The market is for people of 18 years or older. We keep no data of children knowingly, and delete an account when we learn that its owner is younger.</p>`,
    },
    {
      id: 'basis',
      title: 'Why we may keep data',
      body: html`<p>Section 25 of the Act names the reasons. Ours are:</p><ul><li><b>The contract with you.</b> Without your account, your orders, your messages and your bank details the market can not do what you asked it for.</li><li><b>The law.</b> Records of money have to be kept; courts and authorities may demand what the law lets them demand.</li><li><b>Legitimate interest.</b> Keeping accounts safe, settling disputes, and stopping fraud. We weigh this against your interests, and you may object.</li><li><b>Your consent.</b> For notifications on your device, and for mails that you can switch off. You can take it back at any time, under Preferences, without a reason.</li></ul>`,
    },
  ];
}

type Row = readonly [what: string, why: string, until: string];
const KEPT: readonly Row[] = [
  [
    'Account: name, e-mail address, password',
    'To let you in and to write to you. Of the password only a slow, salted hash is kept; nobody can read it.',
    'Until you delete the account',
  ],
  [
    'Profile: first and last name, gender, phone number, country, state, picture, story',
    'To show who sells and who hires. Phone number and gender are shown to no other member.',
    'Until you change or delete it',
  ],
  [
    'Education, certificates, skills, languages, past work, gigs',
    'To show what a talent can do. Gigs and talents’ profiles are public.',
    'Until you delete them or the account',
  ],
  [
    'Jobs, bids, agreements, milestones, deliveries, reviews',
    'They are the contract between the two parties of an order.',
    'Drafts and bids until you delete the account. Of paid orders the terms and deliveries stay: see “Deleting your account”',
  ],
  [
    'Messages and attachments',
    'So that both sides can read what was agreed, and a dispute can be decided.',
    'Until you delete the account',
  ],
  [
    'Payments, escrow, payouts, bank account and the name that the bank gave',
    'To pay the right person, and to prove every kobo.',
    'Six years after the year of the last movement, as tax law asks',
  ],
  ['Notifications and mails sent', 'To tell you whose turn it is.', 'Until you delete the account'],
  [
    'Sessions: when you were last here',
    'To keep you signed in and to show that you are online.',
    'Sessions end after 7 idle days, 30 in all; the time of your last visit is kept until you delete the account',
  ],
  ['Wrong passwords tried for an address, as a hash', 'To stop guessing.', 'One day; known networks 30 days'],
  [
    'Technical log: time, path, answer of each call',
    'To find faults. It holds no headers, no form contents and no passwords.',
    'As long as a fault may have to be found, 30 days at most',
  ],
];

function kept(): Section {
  return {
    id: 'kept',
    title: 'What is kept, why, and for how long',
    body: html`<table class="figures kept"><thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">How long</th></tr></thead><tbody>${KEPT.map(([what, why, until]) => html`<tr><th scope="row">${what}</th><td data-label="Why">${why}</td><td data-label="How long">${until}</td></tr>`)}</tbody></table><p>Your card never reaches us: you type it on the payment provider’s own page. We do not ask for your BVN or NIN.</p>`,
  };
}

function sharing(): Section[] {
  return [
    {
      id: 'shared',
      title: 'Who else sees it',
      body: html`<ul><li><b>Everybody</b> sees a talent’s public profile, gigs, past work and shown reviews, also without an account.</li><li><b>The other party</b> of an order sees its contents, your name and your messages to them.</li><li><b>Paystack</b>, the payment provider, receives what a payment or a payout needs: your e-mail address and the amount, or your bank account and its name. It is a controller of its own for what you type on its page.</li><li><b>The mail service and the push service</b> of your browser carry what we send you. Push messages hold a title and no words of a message.</li><li><b>Operators of ${PRODUCT}</b> read an order and its conversation when a dispute or a report needs a decision. Each look into a conversation is written into a log that can not be changed.</li><li><b>Authorities</b> get what a valid order under Nigerian law makes us give.</li></ul><p>Nobody else. Where a service stands outside of Nigeria, data goes there only on the grounds of sections 41 to 43 of the Act.</p>`,
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      body: html`<p>${PRODUCT} sets no cookies and loads nothing from other sites. Your browser keeps the token of your session and your name in its session storage, gone when the tab is closed; drafts of forms, messages that wait for the network, and the chosen theme in its local storage. Signing out clears them.</p>`,
    },
    {
      id: 'machines',
      title: 'Decisions by machines',
      body: html`<p>The order of search results follows words, reviews and newness; no machine locks an account or decides a dispute. A message that seems to lead a payment past escrow gets a warning; a person looks at it only when it is reported.</p>`,
    },
  ];
}

function periods(): Section {
  return {
    id: 'deletion',
    title: 'Deleting your account',
    body: html`<p>You can delete your account yourself, under “Your data” in the menu of your picture. It is possible once no order is open and no money of yours is with us or on its way. Then, at once:</p><ul><li>your name, e-mail address, password, profile, picture, education, certificates, skills, languages, past work and gigs are removed;</li><li>your messages, attachments and files that no paid order needs are removed, with their bytes; in conversations stands “Deleted person”;</li><li>your sessions and devices are signed out.</li></ul><p>What the other party of a paid order has a right to, its terms, deliveries and the review you gave, stays with them under “Deleted person”. Entries of money stay as well, with a number in place of your name, because the law wants them and because somebody else’s money is in the same books. Mails that others got from us can not be called back.</p>`,
  };
}

function rights(sender: string): Section[] {
  return [
    {
      id: 'rights',
      title: 'Your rights',
      body: html`<p>Sections 34 to 38 of the Act give you these, free of charge:</p><ul><li><b>To know and to have a copy.</b> “Your data” gives you all of it at once: one file for machines (JSON), and every file that you sent.</li><li><b>To correct it.</b> Everything you wrote can be changed where you wrote it; for what can not, write to us.</li><li><b>To have it deleted</b>, as said above.</li><li><b>To restrict or to object</b> to what we do on the ground of legitimate interest.</li><li><b>To take it elsewhere.</b> The copy is in a form that other programs read.</li><li><b>To take consent back</b>, at any time.</li><li><b>Not to be judged by a machine alone.</b> Nothing of the kind happens here.</li></ul><p>Write to ${mailLink(sender)}. We answer within 30 days. You may also complain to the Nigeria Data Protection Commission.</p>`,
    },
    {
      id: 'safety',
      title: 'How it is kept safe',
      body: html`<p>Connections are encrypted. Passwords and tokens are kept as hashes only. Files of orders and messages answer only to links that we signed for their parties and that expire after ten minutes. Who may see what is decided on the server for each call.</p><p>Should a breach put people at risk, we tell the Commission within 72 hours and, where the risk is high, you without delay (section 40 of the Act).</p>`,
    },
    {
      id: 'changes',
      title: 'Changes',
      body: html`<p>When this page changes, its date changes, and members are told before a change that concerns them takes effect. For the contract between us see the <a href="/agreement">user agreement</a>.</p>`,
    },
  ];
}
