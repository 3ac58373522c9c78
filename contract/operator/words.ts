/** The words of the operator's console: a catalogue of its own, so that members never load it. */
import type { EventName } from '../acts/all.ts';

export const operatorWords = {
  signIn: {
    failed: 'E-mail address, password or code is wrong',
    code: 'Enter the six digits of your authenticator',
    enrolmentCode: 'Enter the code that the command line printed',
    enrolled: 'Now type the code that your authenticator shows',
  },
  /** What of a job's history operators alone see. */
  history: {
    'job.create': (who) => `${who} posted the job`,
    'job.invite': (who) => `${who} invited a talent`,
    'job.uninvite': (who) => `${who} withdrew an invitation`,
    'job.remind': () => 'The hunter was reminded of the submitted work',
    'bid.apply': (who) => `${who} applied`,
    'bid.withdraw': (who) => `${who} withdrew the application`,
    'bid.reject': (who) => `${who} rejected an application`,
  } as Partial<Record<EventName, (who: string) => string>>,
  reason: {
    empty: 'Give the reason: it is kept in the log',
    short: 'A reason has at least 10 characters',
  },
  note: {
    empty: 'Write the message to both sides',
    short: 'A message has at least 10 characters',
  },
  ownAffair:
    'You are a party to this, or share a mailbox, phone number or bank account with one. Ask another operator to do it',
  person: {
    suspended: 'This account is suspended already',
    notSuspended: 'This account is not suspended',
    self: 'Nobody decides about their own account',
  },
  money: {
    noSuspense: 'Nothing is held in suspense under this reference',
    notItsJob: 'This payment was made for another job',
    noHunter: 'No job has this id',
    notNaira: 'This is not naira of our account. Send the money back instead',
    hunterGone: 'The account of this hunter is deleted. Send the money back instead',
    refundRefused: 'The provider refused the refund. The money is in suspense again',
    refundUnclear: 'The provider gave no clear answer. It is asked again by itself',
    otherProposal: 'Another operator proposed something else for this money. Look at it first',
    second: (limit: string) => `Above ${limit} a second operator has to do the same`,
    otp: 'Enter the code that the provider sent',
    otpWrong: 'The provider does not take this code',
    ended: 'This payout has come to its end',
    notWaiting: 'This payout does not wait for a code',
    providerAway: 'The payment provider does not answer right now. Please try again',
    reference: 'Enter a reference of the provider',
  },
  site: {
    question: 'Please enter the question',
    answer: 'Please enter the answer',
    category: 'Please enter the name of the category',
    skill: 'Please enter the name of the skill',
    taken: 'This name is taken',
    parentNested: 'A category stands under one of the bar only',
    ownParent: 'A category can not stand under itself',
    hasChildren: 'Other categories stand under this one',
    order: 'Name every one of them once',
    percent: 'A percentage from 0 to 100, with at most two decimals',
    effective: (day: string) => `A policy takes effect 30 days after it is published: ${day} at the earliest`,
    tooMuch: 'Talent and platform together can not take more than the whole price',
  },
} as const;
