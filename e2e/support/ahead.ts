/** A separate product for one test, whose data folder survives restarts, so that its clock can be set ahead between them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type Browser, type Page, request, test } from '@playwright/test';
import { freePort } from '../../scripts/lib/free-port.ts';
import { NODE_FLAGS } from '../../scripts/lib/runtime.mjs';
import { testEnvironment } from '../../scripts/lib/test-environment.ts';
import { type Member, pageOf } from './people.ts';
import { copyPrepared } from './prepared-data.ts';
import { launchProduct } from './start-product.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export type OwnProduct = {
  url: string;
  /** Starts the product with its clock `daysAhead` days ahead; returns a function that stops it. */
  launch(daysAhead?: number): Promise<() => Promise<void>>;
  /** Returns a client for its API; dispose of it before stopping the product. */
  api(): Promise<APIRequestContext>;
  /** Opens a page on which the member is signed in. */
  open(browser: Browser, member: Member, path: string): Promise<Page>;
  /** Runs the operators' command line while the product is stopped; returns its output. */
  operator(...args: string[]): string;
};

/** Call at the top of a test file; the folder is deleted after its tests. `more` are settings; `host` is a name of this machine. */
export async function prepareOwnProduct(
  name: string,
  more: Record<string, string> = {},
  host = '127.0.0.1',
): Promise<OwnProduct> {
  const data = mkdtempSync(join(tmpdir(), `adire-e2e-${name}-`));
  const port = String(await freePort());
  const url = `http://${host}:${port}`;
  const settings = { ...more, PORT: port, PUBLIC_URL: url, DATA_DIR: data, SEED: 'off' };
  test.afterAll(() => rmSync(data, { recursive: true, force: true }));
  return {
    url,
    launch: async (daysAhead = 0) => {
      if (readdirSync(data).length === 0) await copyPrepared('empty', data);
      return launchProduct({ ...settings, ...(daysAhead > 0 && { CLOCK_AHEAD_DAYS: String(daysAhead) }) });
    },
    api: () => request.newContext({ baseURL: url }),
    open: async (browser, member, path) => {
      const page = await pageOf(browser, member);
      await page.goto(`${url}${path}`);
      return page;
    },
    operator: (...args) =>
      execFileSync(process.execPath, [...NODE_FLAGS, 'scripts/operator.ts', ...args], {
        cwd: ROOT,
        env: testEnvironment(settings),
        encoding: 'utf8',
      }),
  };
}

/** Returns the path of an order's page for the member's role. */
export function orderPath(member: Member, jobId: string): string {
  return member.side === 'hunter'
    ? `/hunterDashboard/SubmittedProjects/detail/${jobId}`
    : `/order/submittedProject/${jobId}`;
}
