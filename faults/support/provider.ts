/** The provider behind a gate: a request can be caught before it reaches the provider, or after its work was done. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { paystackSimulator } from '#simulator/plugin.ts';

export type When = 'before' | 'after';
export type Provider = {
  /** For PAYSTACK_BASE_URL. */
  url: string;
  /** Where its webhooks go now; null: nowhere. */
  target: string | null;
  /** Waits for the next such request and leaves it without an answer. `path` is the beginning. */
  catch(method: string, path: string, when: When): Promise<void>;
  control(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Record<string, unknown>>;
  close(): Promise<void>;
};

export const SECRET = 'sk_test_simulator_of_the_faults';
const PREFIX = '/paystack-simulator';

type Trap = { method: string; path: string; when: When; caught(): void };

export async function startProvider(now: () => Date): Promise<Provider> {
  const simulator = Fastify({ forceCloseConnections: true });
  const traps: Trap[] = [];
  let behind = '';
  const gate = createServer(
    (request, response) => void pass(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((ready) => gate.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;

  function trapFor(request: IncomingMessage, when: When): Trap | undefined {
    const found = traps.findIndex(
      (one) =>
        one.when === when && one.method === request.method && request.url?.startsWith(PREFIX + one.path),
    );
    return found < 0 ? undefined : traps.splice(found, 1)[0];
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const before = trapFor(request, 'before');
    if (before) return before.caught();
    const { authorization, 'content-type': type, 'x-paystack-signature': signature } = request.headers;
    const hook = request.url === '/hook';
    if (hook && provider.target === null) return void response.writeHead(503).end();
    const answer = await fetch(hook ? `${provider.target}/api/payment/webhook` : `${behind}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        ...(authorization && { authorization }),
        ...(type && { 'content-type': type }),
        ...(signature && { 'x-paystack-signature': String(signature) }),
      },
      ...(body.length > 0 && { body }),
    });
    const text = await answer.text();
    const after = trapFor(request, 'after');
    if (after) return after.caught();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(text);
  }

  const options = {
    bookFile: ':memory:',
    secretKey: SECRET,
    publicUrl: `${origin}${PREFIX}`,
    webhookUrl: `${origin}/hook`,
  };
  await simulator.register(paystackSimulator, { prefix: PREFIX, ...options, now });
  behind = await simulator.listen({ port: 0, host: '127.0.0.1' });
  const provider: Provider = {
    url: `${origin}${PREFIX}`,
    target: null,
    catch: (method, path, when) =>
      new Promise<void>((caught) => {
        traps.push({ method, path, when, caught });
      }),
    async control(method, path, body) {
      const answer = await fetch(`${behind}${PREFIX}/control${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      });
      if (!answer.ok) throw new Error(`simulator ${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Record<string, unknown>;
    },
    async close() {
      gate.closeAllConnections();
      await new Promise((done) => gate.close(done));
      await simulator.close();
    },
  };
  return provider;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks) as Buffer<ArrayBuffer>;
}
