/** Random requests to every operation of the OpenAPI document: no 500, no slow answer, no memory leak. */
import v8 from 'node:v8';
import vm from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hunter, type Person, signedIn } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { everyEntry, ownerOf, sampleOf } from '#server/testing/every-endpoint.ts';
import type { Sample } from '#server/testing/operator-samples.ts';
import { buildWorld, type World } from '#server/testing/world.ts';
import { printLine, runsOf, seedOf } from '../support/form.ts';
import { written } from './bytes.ts';
import { nameIds, type Operation, type Recipe, recipes, type Schema } from './recipes.ts';

const SEED = seedOf(20_261_123);
const RUNS = runsOf(2_000, 50_000);
/** Requests after which the world is rebuilt, because random requests sell, end or delete things. */
const WORLD_LIVES = 1_000;
const SLOW_MS = 1_000;
/** Attempts before a request counts as slow, because the machine may be busy. */
const TRIES = 3;

let app: TestApp;
let world: World;
let stranger: Person;
let operations: Operation[];
const counts = new Map<number, number>();
let slowestMs = 0;
let sent = 0;

beforeAll(async () => {
  app = await testApp();
  world = await buildWorld(app);
  stranger = await hunter(app, 'Stranger');
  const document = await app.http.inject({ url: '/api/openapi.json' });
  operations = operationsOf(document.json());
  nameIds(Object.keys(namedIds()));
});
afterAll(() => app.close());

type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters: Operation['parameters'];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
};

function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => {
      const entry = everyEntry.find(({ key }) => key === operationId);
      if (!entry) throw new Error(`${operationId} is not in the contract`);
      return {
        name: operationId,
        method: method.toUpperCase(),
        ...{ path, parameters },
        body: requestBody?.content['application/json']?.schema ?? null,
        file: entry.entry.upload?.field ?? null,
        sample: withNames(sampleOf(entry, world, { id: '@id:me' })),
      };
    }),
  );
}

function namedIds(): Record<string, string> {
  const { ids, reference, recipient, place } = world;
  return { ...ids, reference, recipient, category: place.categoryId, gigSkill: place.skillId };
}

/** Replaces ids with names, so that a printed request is valid in the next run. */
function withNames(sample: Sample): Sample {
  let text = JSON.stringify(sample);
  for (const [name, id] of Object.entries(namedIds())) text = text.replaceAll(id, `@id:${name}`);
  return JSON.parse(text);
}

function senderOf(recipe: Recipe): Person | undefined {
  const entry = everyEntry.find(({ key }) => key === recipe.operation);
  const owner = entry && ownerOf(entry, world);
  if (recipe.sender === 'owner') return owner;
  if (recipe.sender === 'party') return owner === world.hunter ? world.talent : world.hunter;
  return recipe.sender === 'stranger' ? stranger : undefined;
}

async function answerTo(recipe: Recipe) {
  const operation = operations.find(({ name }) => name === recipe.operation) as Operation;
  const sender = senderOf(recipe);
  const known = { ...namedIds(), me: sender?.id ?? stranger.id } as Record<string, string>;
  const request = written(recipe, operation, (name) => known[name] ?? name);
  const token = sender && { authorization: `Bearer ${sender.token}` };
  const startedAt = performance.now();
  const answer = await app.http.inject({ ...request, headers: { ...request.headers, ...token } });
  const tookMs = performance.now() - startedAt;
  if (answer.statusCode === 200 && recipe.operation === 'accounts.logout' && sender) {
    Object.assign(sender, await signedIn(app, sender));
  }
  return { answer, tookMs };
}

async function isServed(recipe: Recipe): Promise<void> {
  sent += 1;
  if (sent % WORLD_LIVES === 0) world = await buildWorld(app);
  const { answer, tookMs } = await answerTo(recipe);
  counts.set(answer.statusCode, (counts.get(answer.statusCode) ?? 0) + 1);
  slowestMs = Math.max(slowestMs, tookMs);
  expect(answer.statusCode, answer.body.slice(0, 300)).not.toBe(500);
  expect(answer.body).not.toMatch(/node_modules|\.ts:\d+/);
  let fastestMs = tookMs;
  for (let again = 1; again < TRIES && fastestMs > SLOW_MS; again += 1) {
    fastestMs = Math.min(fastestMs, (await answerTo(recipe)).tookMs);
  }
  expect(fastestMs, 'milliseconds').toBeLessThan(SLOW_MS);
}

/** Returns the heap size in bytes after garbage collection. */
function heapUsed(): number {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

test(`${RUNS} random requests from seed ${SEED}`, { timeout: 3_600_000 }, async () => {
  const half = { numRuns: Math.ceil(RUNS / 2) };
  const any = fc.asyncProperty(recipes(operations), isServed);
  await fc.assert(any, { ...half, seed: SEED });
  const before = heapUsed();
  await fc.assert(any, { ...half, seed: SEED + 1 });
  const grown = heapUsed() - before;
  const statuses = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  printLine(`requests: seed ${SEED}, ${statuses.join(', ')}; slowest ${Math.round(slowestMs)} ms`);
  printLine(`memory: ${Math.round(grown / 1024)} KiB more after the second half`);
  expect(grown).toBeLessThan(before / 10);
});
