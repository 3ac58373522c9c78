/** Starts the Paystack simulator alone; Ctrl-C ends it. */
import { createServer } from 'node:net';
import { join } from 'node:path';
import fastify from 'fastify';
import { paystackSimulator } from '#simulator/plugin.ts';

/** Fails with a message before anything is opened when the port is taken. */
async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken by another program; set PORT to a free one.`);
    process.exit(1);
  });
  await new Promise((resolve) => probe.close(resolve));
}

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 4010);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
const webhookUrl = process.env.SIMULATOR_WEBHOOK_URL ?? 'http://127.0.0.1:3000/api/payment/webhook';
const secretKey = process.env.PAYSTACK_SECRET_KEY ?? 'sk_test_adire_local_simulator';

await requireFreePort(host, port);
const app = fastify({ logger: { level: 'warn' }, forceCloseConnections: true });
try {
  await app.register(paystackSimulator, {
    bookFile: join(process.env.DATA_DIR ?? 'data', 'paystack-simulator.db'),
    secretKey,
    publicUrl,
    webhookUrl,
  });
  await app.listen({ host, port });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

console.log(`Paystack simulator: ${publicUrl}`);
console.log(`Secret key: ${secretKey.startsWith('sk_test_') ? secretKey : 'as given'}`);
console.log(`Webhooks go to ${webhookUrl}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
