/** Starts the product as a separate process, as `npm start` does, on a benchmark's database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/free-port.ts';
import { ROOT } from '../scripts/lib/root.ts';
import { NODE_FLAGS, SERVER } from '../scripts/lib/runtime.mjs';

export type Product = { port: number; pid: number; stop(): Promise<void> };

/** `folder` is for its files, `settings` are additional settings. Rate limits are off and nothing is seeded. */
export async function startProduct(
  databaseUrl: string,
  folder: string,
  settings: Record<string, string> = {},
): Promise<Product> {
  const port = Number(settings.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [...NODE_FLAGS, ...SERVER.nodeFlags, join(ROOT, 'server/main.ts')], {
    env: {
      ...process.env,
      ...SERVER.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SEED: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const product = { port, pid: child.pid ?? 0, stop: () => stop(child) };
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (ready?.ok) return product;
    await new Promise((later) => setTimeout(later, 100));
  }
  await product.stop();
  throw new Error('the product did not start');
}

/** Ends a process and waits until it has exited. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}
