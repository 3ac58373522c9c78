/** A temporary product for a measurement or pictures: a production build, with the example market on the embedded database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPrepared } from '../../../e2e/support/prepared-data.ts';
import { launchProduct } from '../../../e2e/support/start-product.ts';
import { freePort } from '../free-port.ts';
import { ROOT } from '../root.ts';
import { ensureWebBuilt } from '../web-build.mjs';

/** `running` is the address of a product that runs already; it is used as it is. */
export async function withProduct<Answer>(
  running: string | undefined,
  measure: (url: string) => Promise<Answer>,
): Promise<Answer> {
  if (running) return measure(running);
  await ensureWebBuilt(ROOT, process.execPath);
  const data = mkdtempSync(join(tmpdir(), 'adire-measured-'));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  await copyPrepared('market', data);
  const end = await launchProduct({ PORT: port, PUBLIC_URL: url, DATA_DIR: data });
  try {
    return await measure(url);
  } finally {
    await end();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Date and machine of a measurement, for its report. */
export function measuredOn(): string {
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}, ${cpus().length} cores, Node ${process.versions.node}.`;
}

/** Returns the median. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
