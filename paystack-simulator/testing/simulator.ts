/** A simulator for tests: its own book, a clock that tests advance, and a small server that receives webhooks. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { paystackSimulator, type SimulatorOptions } from '../plugin.ts';

export const TEST_KEY = 'sk_test_of_the_tests';
export const PREFIX = '/paystack-simulator';
export const START = '2026-05-04T09:12:44.000Z';

type Received = {
  raw: string;
  signature: string | undefined;
  event: string;
  data: Record<string, unknown>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Json = Record<string, unknown>;
export type Answer = {
  status: number;
  body: Json;
  data: Json;
  headers: Record<string, unknown>;
  text: string;
};

/** Starts a loopback server that records requests and answers the given statuses in turn, then 200. */
export async function startReceiver(statuses: number[] = []) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8');
      const signature = request.headers['x-paystack-signature'];
      received.push({
        raw,
        signature: typeof signature === 'string' ? signature : undefined,
        ...JSON.parse(raw || '{}'),
      });
      // A redirect points to an address that would answer 200 if it were followed.
      response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { url, received, statuses };
}

export function createClock(start = START) {
  let at = Date.parse(start);
  function advance(ms: number): void {
    at += ms;
  }
  return { now: () => new Date(at), advance };
}

export type TestOptions = Partial<SimulatorOptions> & { statuses?: number[] };

/** Starts a simulator that ends with the test. */
export async function startSimulator({ statuses = [], ...options }: TestOptions = {}) {
  const receiver = await startReceiver(statuses);
  const clock = createClock();
  const app = fastify({ forceCloseConnections: true });
  await app.register(paystackSimulator, {
    prefix: PREFIX,
    bookFile: ':memory:',
    secretKey: TEST_KEY,
    publicUrl: `http://localhost:3000${PREFIX}`,
    webhookUrl: receiver.url,
    now: clock.now,
    ...options,
  });
  await app.ready();
  onTestFinished(async () => {
    await app.close();
  });
  return { app, clock, receiver, received: receiver.received, ...clientOf(app) };
}

/** Calls as the merchant (`api`), as steering (`control`) and as a payer's browser (`visit`, `submit`). */
export function clientOf(app: FastifyInstance) {
  async function send(
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const reply = await app.inject({
      method,
      url: url.startsWith(PREFIX) ? url : `${PREFIX}${url}`,
      headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    const parsed = isJson ? (reply.json() as Json) : {};
    return {
      status: reply.statusCode,
      body: parsed,
      data: (parsed.data ?? {}) as Json,
      headers: reply.headers,
      text: reply.payload,
    };
  }
  const key = { authorization: `Bearer ${TEST_KEY}` };
  return {
    send,
    api: (method: Method, url: string, body?: unknown) => send(method, url, body, key),
    control: (path: string, body: unknown = {}) => send('POST', `/control${path}`, body),
    book: async () => (await send('GET', '/control/book')).body as Record<string, Json[]> & Json,
    visit: (url: string) =>
      send('GET', new URL(url, 'http://localhost').pathname + new URL(url, 'http://localhost').search),
    submit: (url: string, fields: Record<string, string>) =>
      send('POST', url, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
  };
}

export type TestSimulator = Awaited<ReturnType<typeof startSimulator>>;

/** Begins a payment and returns its reference and checkout path. */
export async function begin(simulator: TestSimulator, fields: Json = {}) {
  const { data } = await simulator.api('POST', '/transaction/initialize', {
    email: 'ada.client@shop.example',
    amount: 1_500_000,
    currency: 'NGN',
    ...fields,
  });
  return { reference: String(data.reference), page: new URL(String(data.authorization_url)).pathname };
}

export async function statusOf(simulator: TestSimulator, reference: string): Promise<unknown> {
  return (await simulator.api('GET', `/transaction/verify/${reference}`)).data.status;
}

/** Creates a recipient and returns its code. */
export async function recipientOf(simulator: TestSimulator, accountNumber = '0123456789'): Promise<string> {
  const { data } = await simulator.api('POST', '/transferrecipient', {
    type: 'nuban',
    name: 'ADAEZE N OKAFOR',
    account_number: accountNumber,
    bank_code: '058',
    currency: 'NGN',
  });
  return String(data.recipient_code);
}

/** Returns the body of a valid transfer request. */
export async function transferFields(simulator: TestSimulator, fields: Json = {}, accountNumber?: string) {
  const recipient = await recipientOf(simulator, accountNumber);
  return { source: 'balance', amount: 1_275_000, recipient, reference: 'payout-01hx8a3f-9c2d7e', ...fields };
}
