/** `npm run bench -- --only=capacity`: how many reads of a month's visits one, two and four processes answer on this machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../scripts/lib/postgres.ts';
import { cpuOf, cpuOfCluster, memoryOf } from '../lean/cpu.ts';
import { load } from '../load.ts';
import { type Product, startProduct } from '../product.ts';
import { fillMonth } from './market.ts';
import { visit } from './visits.ts';

const CONNECTIONS = 32;
const SECONDS = 8;
const ROUNDS = 3;
export const SETTINGS = { fsync: 'on', synchronous_commit: 'on', shared_buffers: '2GB', max_wal_size: '8GB' };
const say = (text: string) => process.stdout.write(`${text}\n`);

export async function benchCapacity(): Promise<void> {
  const programs = findPostgres();
  if (!programs) throw new Error('the bench needs PostgreSQL server programs on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'adire-bench-'));
  const postgres = await startPostgres(programs, SETTINGS);
  try {
    await fillMonth(postgres.url);
    say(`\nreads of visits, ${CONNECTIONS} connections; ms of processor time for each read\n`);
    say(row(['processes', 'reads/s', 'p50 ms', 'p99 ms', 'server', 'PostgreSQL', 'this load', 'MB each']));
    for (const count of [1, 2, 4]) say(await measure(count, postgres, folder));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(12)).join('');

let read = 0;
/** Returns the reads of one visit after another, for whichever connection is free. */
function nextRead() {
  const reads = visit(Math.floor(read / 10));
  const one = reads[read % 10] ?? null;
  read += 1;
  return one;
}

/** Returns the round with the median number of reads per second. */
async function measure(
  count: number,
  postgres: { url: string; folder: string },
  folder: string,
): Promise<string> {
  const products: Product[] = [];
  for (let n = 0; n < count; n += 1)
    products.push(await startProduct(postgres.url, join(folder, `data-${n}`)));
  try {
    const rounds = [];
    await turn(products, 2);
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = [sumOf(products), cpuOfCluster(postgres.folder), ownCpu()] as const;
      const figures = await turn(products, SECONDS);
      const after = [sumOf(products), cpuOfCluster(postgres.folder), ownCpu()] as const;
      rounds.push({ ...figures, cpu: after.map((ms, at) => (ms - (before[at] ?? 0)) / figures.count) });
    }
    rounds.sort((a, b) => a.perSecond - b.perSecond);
    const middle = rounds[Math.floor(ROUNDS / 2)];
    if (!middle) throw new Error('no round was run');
    const memory = products.reduce((all, { pid }) => all + memoryOf(pid), 0) / count;
    return row([
      ...[String(count), middle.perSecond.toFixed(0), middle.p50.toFixed(0), middle.p99.toFixed(0)],
      ...[...middle.cpu.map((ms) => ms.toFixed(2)), memory.toFixed(0)],
    ]);
  } finally {
    for (const product of products) await product.stop();
  }
}

const sumOf = (products: readonly Product[]) => products.reduce((all, { pid }) => all + cpuOf(pid), 0);
const ownCpu = () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000;

/** Uses the same number of connections to each process. */
async function turn(products: readonly Product[], seconds: number) {
  const connections = CONNECTIONS / products.length;
  const all = await Promise.all(products.map(({ port }) => load(port, nextRead, { connections, seconds })));
  const refused = all.find((one) => one.refused > 0);
  if (refused) throw new Error(`${refused.refused} refused: ${refused.refusal}`);
  return {
    count: all.reduce((sum, one) => sum + one.count, 0),
    perSecond: all.reduce((sum, one) => sum + one.perSecond, 0),
    p50: Math.max(...all.map((one) => one.p50)),
    p99: Math.max(...all.map((one) => one.p99)),
  };
}
