/** Runs the floor as a separate process: reads the recorded calls from a file, prints its port, exits on request. */
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { calls } from './calls.ts';
import { startFloor } from './floor.ts';
import type { Statement } from './recorder.ts';

export type Recorded = Record<string, { statements: Statement[]; recordedWith: number }>;

const [file = '', url = ''] = process.argv.slice(2);
const recorded = deserialize(readFileSync(file)) as Recorded;
const floor = await startFloor(
  url,
  Object.fromEntries(
    Object.entries(recorded).map(([name, one]) => {
      const bench = calls[name];
      if (!bench) throw new Error(`no call ${name}`);
      return [name, { bench, ...one }];
    }),
  ),
);
process.stdout.write(`${floor.port}\n`);
process.on('SIGTERM', () => void floor.close().then(() => process.exit(0)));
