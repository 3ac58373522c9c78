/** One process of the product, controlled by its parent: it answers requests, and does background work on command or by itself. */
import { buildApp } from '#server/app.ts';
import { readConfig, withSigningSecret } from '#server/core/config.ts';
import { openDatabase } from '#server/core/db/open-database.ts';

/** `aheadMs`: milliseconds by which the test's clock is ahead of this machine's. */
export type Order = { id: number; aheadMs: number; work?: boolean };
export type Report = { port: number } | { done: number; error?: string };

let aheadMs = Number(process.env.FAULTS_AHEAD_MS ?? '0');
const clock = { now: () => new Date(Date.now() + aheadMs) };
const config = withSigningSecret(readConfig());
const database = await openDatabase(config);
const connections = { ...config.connections, overloadLagMs: 0 };
const app = await buildApp({ config: { ...config, connections }, database, clock });
const address = await app.http.listen({ port: 0, host: '127.0.0.1' });

if (process.env.FAULTS_BACKGROUND === 'on') {
  await app.startWork();
}

function report(what: Report): void {
  process.send?.(what);
}

async function work(): Promise<void> {
  await app.presenceWritten();
  const scheduledTasks = app.scheduledTasks.filter(({ name }) => !name.startsWith('reconcile-'));
  await app.workOff();
  for (const task of scheduledTasks) await task.run();
  await app.workOff();
}

process.on('message', (order: Order) => {
  aheadMs = order.aheadMs;
  const doing = order.work ? work() : Promise.resolve();
  doing.then(
    () => report({ done: order.id }),
    (error: Error) => report({ done: order.id, error: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
report({ port: Number(new URL(address).port) });
