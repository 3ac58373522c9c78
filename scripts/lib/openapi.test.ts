/** The OpenAPI document works with common tools: a linter finds nothing, and the generated client types compile. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '#server/core/http/openapi.ts';
import { ROOT } from './root.ts';
import { runQuietly } from './run-quietly.mjs';

const document = openApiDocument('https://adire.example');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adire-openapi-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, args: string[]) {
  // Keeps the linter from sending telemetry and from asking for a newer version.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return runQuietly(process.execPath, [join(ROOT, 'node_modules', program), ...args], { cwd: folder, env });
}

test("the document breaks none of Redocly's recommended rules", async () => {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  const args = ['lint', 'openapi.json', '--extends=recommended-strict', '--format=stylish'];
  const { code, output } = await run('@redocly/cli/bin/cli.js', args);
  expect(code, output).toBe(0);
});

const CLIENT = `
import type { operations } from './api.ts';
type Decline = operations['orders.decline'];
export const sent: Decline['parameters'] = { path: { id: '0198c5a2-7d1e-7a54-9d7b-2f6f3c1b9a10' } };
export const answer: Decline['responses'][200]['content']['application/json'] = { success: true };
`;

test('the client types made of the document compile, each operation under its name', async () => {
  writeFileSync(join(folder, 'api.ts'), await openapiTS(document as never));
  writeFileSync(join(folder, 'client.ts'), CLIENT);
  const args = ['--noEmit', '--strict', '--allowImportingTsExtensions', 'client.ts'];
  const { code, output } = await run('typescript/bin/tsc', args);
  expect(code, output).toBe(0);
});
