/** The simulator in its own process, which can be killed and restarted on the same book. */
import Fastify from 'fastify';
import { paystackSimulator, type SimulatorOptions } from '#simulator/plugin.ts';

/** `aheadMs`: milliseconds by which the test's clock is ahead of this machine's. */
export type Turn = { aheadMs: number };
export type Settings = Omit<SimulatorOptions, 'now'> & Turn & { prefix: string };

const { aheadMs, prefix, ...options } = JSON.parse(process.env.FAULTS_SIMULATOR ?? '') as Settings;
let ahead = aheadMs;
const simulator = Fastify({ forceCloseConnections: true });
const now = () => new Date(Date.now() + ahead);
await simulator.register(paystackSimulator, { prefix, ...options, now });
process.on('message', (turn: Turn) => {
  ahead = turn.aheadMs;
});
process.on('disconnect', () => process.exit(0));
process.send?.(await simulator.listen({ port: 0, host: '127.0.0.1' }));
