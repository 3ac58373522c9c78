/** Card payments on the hosted page: each test card behaves as documented. */

import { cardAuthorization } from '../authorizations.ts';
import type { Simulator } from '../context.ts';
import type { Transaction } from '../transaction.ts';
import { changeTransaction, logAttempt, pay, refuse } from '../transactions.ts';
import type { PageState } from './state.ts';
import { CARD_OTP, type CardStep, findTestCard, type TestCard } from './test-cards.ts';

export type CardForm = { number: string; expiry: string; cvv: string };
export type CardErrors = Partial<Record<keyof CardForm, string>>;

type Expiry = { month: string; year: string };

function readExpiry(text: string): Expiry | undefined {
  const match = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text);
  return match ? { month: match[1] as string, year: `20${match[2]}` } : undefined;
}

/** Returns the validation errors of the card form, per field. */
export function checkCard(form: CardForm): CardErrors {
  const errors: CardErrors = {};
  if (!/^\d{12,19}$/.test(form.number)) errors.number = 'Enter the 12 to 19 digits of the card number.';
  if (!readExpiry(form.expiry)) errors.expiry = 'Enter it as MM/YY.';
  if (!/^\d{3,4}$/.test(form.cvv)) errors.cvv = 'Enter the 3 digits on the back.';
  return errors;
}

/** Handles the first step with a well-formed card. A refusal here leaves the transaction abandoned, as observed. */
export function submitCard(simulator: Simulator, transaction: Transaction, form: CardForm): void {
  const { month, year } = readExpiry(form.expiry) as Expiry;
  const card = findTestCard(form.number);
  logAttempt(simulator, transaction.id, 'action', 'Attempted to pay with card');
  const refusal = firstRefusal(simulator, card, form, { month, year });
  if (refusal || !card) {
    const { gateway, shown } = refusal ?? { gateway: 'Declined', shown: 'The card was declined.' };
    refuse(simulator, transaction.id, 'abandoned', gateway, refusedPage(shown));
    return;
  }
  goOn(simulator, transaction, card, { month, year }, 0);
}

function firstRefusal(simulator: Simulator, card: TestCard | undefined, form: CardForm, expiry: Expiry) {
  if (!card) return { gateway: 'Declined', shown: 'Transaction declined. Please use the test card.' };
  const endOfMonth = Date.UTC(Number(expiry.year), Number(expiry.month), 1);
  if (endOfMonth <= simulator.now().getTime())
    return { gateway: 'Expired card', shown: 'This card has expired.' };
  if (form.cvv !== card.cvv)
    return { gateway: 'Declined', shown: 'The card was declined: the CVV is not that of this test card.' };
  if (card.refusal && card.steps.length === 0) return { gateway: card.refusal, shown: `${card.refusal}.` };
  return undefined;
}

function refusedPage(refusal: string): string {
  return JSON.stringify({ step: 'card', refusal } satisfies PageState);
}

/** Asks for the next step, or ends the payment when all steps are done. */
function goOn(
  simulator: Simulator,
  transaction: Transaction,
  card: TestCard,
  expiry: Expiry,
  stepsDone: number,
): void {
  const step = card.steps[stepsDone];
  if (step) {
    // Waiting for a PIN still counts as abandoned; later steps as ongoing.
    const status = step === 'pin' ? 'abandoned' : 'ongoing';
    const { month, year } = expiry;
    const page = JSON.stringify({ step, card: card.number, month, year } satisfies PageState);
    changeTransaction(simulator, transaction.id, { status, page, channel: 'card' });
  } else if (card.refusal) {
    refuse(simulator, transaction.id, 'failed', card.refusal, refusedPage(`${card.refusal}.`));
  } else {
    const facts = { ...card, bin: card.number.slice(0, 6), last4: card.number.slice(-4) };
    pay(simulator, transaction.id, {
      channel: 'card',
      authorization: cardAuthorization(facts, expiry.month, expiry.year),
      refundOutcome: card.refundOutcome,
    });
  }
}

/** Handles the answer to a step. One wrong answer fails the attempt, and the payer may start again. */
export function answerStep(
  simulator: Simulator,
  transaction: Transaction,
  state: Extract<PageState, { card: string }>,
  answer: string,
): void {
  const card = findTestCard(state.card) as TestCard;
  const refusal = stepRefusal(state.step, card, answer);
  if (refusal) {
    refuse(simulator, transaction.id, 'failed', refusal, refusedPage(`${refusal}.`));
    return;
  }
  logAttempt(simulator, transaction.id, 'action', `Filled this field: ${state.step}`);
  goOn(simulator, transaction, card, state, card.steps.indexOf(state.step) + 1);
}

function stepRefusal(step: CardStep, card: TestCard, answer: string): string | undefined {
  if (step === 'pin' && answer !== card.pin) return 'Incorrect PIN';
  if (step === 'otp' && answer !== CARD_OTP)
    return 'Token Authorization Not Successful. Incorrect Token Supplied';
  if (step === 'bank' && answer !== 'approve') return 'Declined';
  return undefined;
}

/** Returns what is wrong with the format of an answer, before it counts as an attempt. */
export function checkAnswer(step: CardStep, answer: string): string | undefined {
  if (step === 'pin' && !/^\d{4}$/.test(answer)) return 'Enter the 4 digits of the PIN.';
  if (step === 'otp' && !/^\d{4,8}$/.test(answer)) return 'Enter the digits of the code.';
  if (step === 'phone' && !/^\+?\d{10,15}$/.test(answer.replaceAll(' ', '')))
    return 'Enter at least 10 digits.';
  if (step === 'bank' && !['approve', 'decline'].includes(answer)) return 'Choose one.';
  return undefined;
}
