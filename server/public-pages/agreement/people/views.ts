/** The sections of the agreement on accounts and conduct, and its last words. */
import { SHOW_AFTER_DAYS } from '#contract/reviews.ts';
import { PRODUCT } from '#contract/words.ts';
import { html } from '#server/core/markup.ts';
import { mailLink, type Section } from '../../legal/views.ts';

export function peopleSections(sender: string): { first: Section[]; last: Section[] } {
  return { first: [...accounts()], last: [...conduct(), ...ending(sender)] };
}

function accounts(): Section[] {
  return [
    {
      id: 'parties',
      title: 'Who agrees to what',
      body: html`<p>A <b>client</b> (talent hunter) posts jobs, orders gigs, hires and pays. A <b>talent</b> (freelancer) sells gigs, bids for jobs and delivers. ${PRODUCT} brings them together, holds the price in escrow and divides it by the rules below. The contract for the work itself is made between client and talent; ${PRODUCT} is not a party to it and employs neither of them.</p>`,
    },
    {
      id: 'accounts',
      title: 'Accounts',
      body: html`<ul><li>You must be <b>18 years or older</b> and able to make contracts.</li><li>What you say about yourself must be true. One person has one account. Your password is yours alone; what is done with your account counts as done by you.</li><li>One profile holds one account type. Holding both types, client and talent, under one profile needs our written permission; the product gives it, in writing on your screen, when you add the second type on your profile page, and we may take it back.</li><li>Where a client is a team, the owner of the account decides who in it may do what, may give its members different permissions, and answers for all of them.</li><li>We may decline or revoke an account that breaks this agreement or the law. A revoked account can not sign in; its open orders and its money are settled by an operator under the rules below.</li></ul>`,
    },
  ];
}

function conduct(): Section[] {
  return [
    {
      id: 'reviews',
      title: 'Reviews',
      body: html`<p>After acceptance each party may review the other once, with one to five stars and words. A review is shown when both have written, or ${SHOW_AFTER_DAYS} days after acceptance. The person reviewed may answer once. Reviews must tell of the order; nobody may ask for, buy or threaten with them.</p>`,
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      body: html`<ul><li>Payment for work that began here is made here. Leading the other side to pay past escrow takes its protection away and may cost the account.</li><li>No work that is stolen, hateful, sexual towards minors, deceptive or against the law; no spam, no viruses, no harassment.</li><li>Messages belong to those who wrote them. You can block a person and report a message; reported ones are read by an operator.</li></ul>`,
    },
    {
      id: 'rights',
      title: 'Who owns the work',
      body: html`<p>Unless your agreement says otherwise, the rights in the delivered work pass to the client when the order is accepted and the talent has been credited; until then they stay with the talent, who warrants that the work is their own or that they may pass it on. The talent may show accepted work among past work, unless the client asked for it to be kept private before the agreement was made. For what you publish here you give ${PRODUCT} the right to show it on the market as long as it stands there.</p>`,
    },
  ];
}

function ending(sender: string): Section[] {
  return [
    {
      id: 'changes',
      title: 'Changes',
      body: html`<p>Fees are raised with <b>at least 30 days’ notice</b>, in the product and by mail. An agreement keeps the fees under which it was made, however long its order takes. Other changes of this text are told before they count; who does not want them may close the account.</p>`,
    },
    {
      id: 'closing',
      title: 'Closing your account',
      body: html`<p>You may delete your account at any time when no order of yours is open and no money of yours is held, on its way or to be withdrawn. What then happens to your data is told in the <a href="/policy#deletion">privacy policy</a>.</p>`,
    },
    {
      id: 'liability',
      title: 'What we answer for',
      body: html`<p>We answer for the money in escrow and for dividing it as said here. We do not answer for the quality of a talent’s work or for what a client does with it, nor for failures of networks, power, banks and payment providers that we can not prevent. Nothing here takes away rights that the law of Nigeria gives you as a consumer.</p>`,
    },
    {
      id: 'law',
      title: 'Law and contact',
      body: html`<p>The law of the Federal Republic of Nigeria applies. Days are counted in Africa/Lagos. Before you go to court, use the dispute of the order and write to ${mailLink(sender)}; most things are settled there.</p>`,
    },
  ];
}
