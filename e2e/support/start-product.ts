/** Starts the product with the example market before the browser tests and ends it after them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_FLAGS } from '../../scripts/lib/runtime.mjs';
import { testEnvironment } from '../../scripts/lib/test-environment.ts';
import { copyPrepared, prepare } from './prepared-data.ts';

const READY_WITHIN_MS = 120_000;
const ENDS_WITHIN_MS = 15_000;
/** A push service that nobody runs, for the devices of browser tests: nothing leaves this machine. */
export const NO_PUSH_SERVICE = 'http://127.0.0.1:9';

/** Playwright calls this once, and the returned function after all tests. An already running `BASE_URL` is used as it is. */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  const { E2E_PORT: port, BASE_URL: url } = process.env;
  if (port === undefined || url === undefined) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'adire-e2e-'));
  await Promise.all([copyPrepared('market', data), prepare('empty')]);
  const end = await launchProduct({ PORT: port, PUBLIC_URL: url, DATA_DIR: data });
  return async () => {
    await end();
    rmSync(data, { recursive: true, force: true });
  };
}

/** Stops the product, gracefully by default. */
export type StopProduct = (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
type Place = { PORT: string; PUBLIC_URL: string; DATA_DIR: string };

const running = new Map<ChildProcess, string>();

// Playwright exits on SIGTERM at once, and does not wait for tests to end when Ctrl-C comes early.
process.once(
  'SIGTERM',
  () => void Promise.all([...running.keys()].map((one) => endChild(one))).finally(() => process.exit(143)),
);
process.once('exit', () => {
  for (const [server, data] of running) {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});

/** Starts a product with these settings and waits until it is ready; returns a function that stops it. The folder stays. */
export async function launchProduct(settings: Place & Record<string, string>): Promise<StopProduct> {
  const server = spawn(process.execPath, [...NODE_FLAGS, 'server/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    // A whole market of people signs up from this one address within minutes.
    env: testEnvironment({
      ...{ HOST: '127.0.0.1', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', PUSH_SERVICE: NO_PUSH_SERVICE },
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = keepLastWords(server);
  const stop: StopProduct = (signal) => endChild(server, signal);
  running.set(server, settings.DATA_DIR);
  server.once('exit', () => running.delete(server));
  try {
    await untilReady(server, `${settings.PUBLIC_URL}/readyz`);
  } catch (error) {
    await stop();
    throw new Error(`The product did not start for the browser tests: ${String(error)}\n${said()}`);
  }
  return stop;
}

function keepLastWords(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    });
  }
  return () => said;
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`it ended with code ${server.exitCode}`);
    if (Date.now() > deadline) throw new Error(`it was not ready within ${READY_WITHIN_MS / 1000} s`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
}

async function endChild(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const patience = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  await ended;
  clearTimeout(patience);
}
