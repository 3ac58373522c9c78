/** A payer at the hosted page, for tests. */
import { begin, startSimulator, type TestSimulator } from './simulator.ts';

export const BACK = 'https://adire.example/paid?from=checkout';
/** The callback with the reference under both of its names. */
export const RETURNED = /^https:\/\/adire\.example\/paid\?from=checkout&trxref=([a-z0-9]+)&reference=\1$/;

/** Starts a payment; returns its simulator, reference and page path. */
export async function open(fields: object = {}) {
  const simulator = await startSimulator();
  const { reference, page } = await begin(simulator, { callback_url: BACK, ...fields });
  return { simulator, reference, page };
}

/** Fills the form by the link of the test card, submits it, and returns where that leads. */
export async function payWith(simulator: TestSimulator, page: string, number: string) {
  const shown = await simulator.visit(`${page}?channel=card&card=${number}`);
  const value = (name: string) =>
    new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(shown.text)?.[1] ?? '';
  const fields = { number: value('number'), expiry: value('expiry'), cvv: value('cvv') };
  return simulator.submit(`${page}/card`, fields);
}

export async function gatewayOf(simulator: TestSimulator, reference: string) {
  const { data } = await simulator.api('GET', `/transaction/verify/${reference}`);
  return [data.status, data.gateway_response];
}

/** Answers one step of a card. */
export function answerTo(simulator: TestSimulator, page: string, step: string, answer: string) {
  return simulator.submit(`${page}/step`, { step, answer });
}
