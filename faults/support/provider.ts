/** The provider behind a proxy that can catch a request before it reaches the provider, or after the provider did its work. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { paystackSimulator } from '#simulator/plugin.ts';
import type { Settings, Turn } from './simulator-child.ts';

export type When = 'before' | 'after';
export type Provider = {
  /** Value for PAYSTACK_BASE_URL. */
  url: string;
  /** Current destination of its webhooks; null: none. */
  target: string | null;
  /** Waits for the next request whose path begins with `path` and never answers it. */
  catch(method: string, path: string, when: When): Promise<void>;
  control(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Record<string, unknown>>;
  /** Sends SIGKILL, if the simulator has its own process; nothing answers until `revive`. */
  kill(): Promise<void>;
  revive(): Promise<void>;
  /** Sets how far the test's clock is ahead. */
  turn(aheadMs: number): void;
  close(): Promise<void>;
};

export const SECRET = 'sk_test_simulator_of_the_faults';
const PREFIX = '/paystack-simulator';

type Trap = { method: string; path: string; when: When; caught(): void };

/** `bookFile` stores the book of a simulator in its own process; without it the simulator runs in this process. */
export async function startProvider(now: () => Date, bookFile?: string): Promise<Provider> {
  const traps: Trap[] = [];
  let simulator: Simulator;
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
    const answer = await fetch(
      hook ? `${provider.target}/api/payment/webhook` : `${simulator.origin}${request.url}`,
      {
        method: request.method ?? 'GET',
        headers: {
          ...(authorization && { authorization }),
          ...(type && { 'content-type': type }),
          ...(signature && { 'x-paystack-signature': String(signature) }),
        },
        ...(body.length > 0 && { body }),
      },
    );
    const text = await answer.text();
    const after = trapFor(request, 'after');
    if (after) return after.caught();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(text);
  }

  const options = {
    bookFile: bookFile ?? ':memory:',
    secretKey: SECRET,
    publicUrl: `${origin}${PREFIX}`,
    webhookUrl: `${origin}/hook`,
  };
  const launch = () => (bookFile ? apart : within)({ prefix: PREFIX, ...options }, now);
  simulator = await launch();
  const provider: Provider = {
    url: `${origin}${PREFIX}`,
    target: null,
    catch: (method, path, when) =>
      new Promise<void>((caught) => {
        traps.push({ method, path, when, caught });
      }),
    async control(method, path, body) {
      const answer = await fetch(`${simulator.origin}${PREFIX}/control${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      });
      if (!answer.ok) throw new Error(`simulator ${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Record<string, unknown>;
    },
    kill: () => simulator.close(),
    async revive() {
      simulator = await launch();
    },
    turn: (aheadMs) => simulator.turn(aheadMs),
    async close() {
      gate.closeAllConnections();
      await new Promise((done) => gate.close(done));
      await simulator.close();
    },
  };
  return provider;
}

type Simulator = { origin: string; turn(aheadMs: number): void; close(): Promise<void> };
type Options = Omit<Settings, 'aheadMs'>;

async function within(options: Options, now: () => Date): Promise<Simulator> {
  const server = Fastify({ forceCloseConnections: true });
  await server.register(paystackSimulator, { ...options, now });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, turn: () => undefined, close: () => server.close() };
}

const CHILD = fileURLToPath(new URL('./simulator-child.ts', import.meta.url));

async function apart(options: Options, now: () => Date): Promise<Simulator> {
  const settings: Settings = { ...options, aheadMs: now().getTime() - Date.now() };
  const child = fork(CHILD, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env.PATH, FAULTS_SIMULATOR: JSON.stringify(settings) },
  });
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    turn: (aheadMs) => void child.send({ aheadMs } satisfies Turn, () => undefined),
    close: () => endOf(child),
  };
}

/** Sends SIGKILL and waits for the end of the process. */
export async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks) as Buffer<ArrayBuffer>;
}
