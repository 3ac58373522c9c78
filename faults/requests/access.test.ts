/** The access matrix of the contract: every endpoint called by everyone without access, about everything two people own in every state of a job. */
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/messages/messages.ts';
import { EXPORTS, type Export, exportPath } from '#contract/operator/exports.ts';
import { orders } from '#contract/orders/orders.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { grantOperator } from '#server/accounts/operators/commands.ts';
import { suspendAccount } from '#server/accounts/suspension/commands.ts';
import { hunter, person, talent } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import {
  type Case,
  changedTables,
  closedEntries,
  entriesWithOwnedIds,
  operatorEntries,
  PUBLIC_IDS,
  sampleOf,
  send,
  snapshot,
} from '#server/testing/every-endpoint.ts';
import type { Sample } from '#server/testing/operator-samples.ts';
import { pngOf } from '#server/testing/past-work.ts';
import { buildWorld, type World } from '#server/testing/world.ts';
import { LONG, printLine, seedOf } from '../support/form.ts';

const SEED = seedOf(20_261_124);
/** Number of cells checked in the short form. */
const SAMPLE = 6_000;

/** `console` has an operator's session; `withoutFactor` is an operator without a second factor yet. */
type Who =
  | ('anonymous' | 'badToken' | 'suspended' | 'console' | 'withoutFactor')
  | ('otherHunter' | 'otherTalent' | 'bothSides' | 'wrongRole');
const NOBODY: Who[] = ['anonymous', 'badToken', 'suspended', 'console'];
const STRANGERS: Who[] = ['otherHunter', 'otherTalent', 'bothSides'];
const JOBS = ['posted', 'offered', 'agreed', 'active', 'submitted', 'disputed', 'accepted'] as const;

/** Endpoints that the hunter of a job may also use as a talent: saving jobs from the market. */
const ALSO_IN_THE_OTHER_ROLE = ['savedJobs.save'];

type Caller = { id: string; token: string | undefined };
type Cell = {
  name: string;
  who: Who;
  expected: number[];
  call(): Promise<{ statusCode: number; body: string }>;
};

let app: TestApp;
let world: World;
let attachment: string;
/** Submitted work: the file itself, and the preview its hunter sees until the work is accepted. */
let delivered: { original: string; preview: string };
const callers = {} as Record<Exclude<Who, 'wrongRole'>, Caller>;

beforeAll(async () => {
  app = await testApp();
  world = await buildWorld(app);
  for (const [party, type] of [
    [world.hunter, 2],
    [world.talent, 1],
  ] as const)
    await party.ok(profiles.save, { body: { ...PROFILE, accounttypeId: type } });
  const upload = { field: 'attachment', name: 'wall.png', type: 'image/png', content: await pngOf(20, 20) };
  const body = { recipient_id: world.talent.id, message: 'Here' };
  attachment = (await world.hunter.ok(messages.send, { body, upload })).chat.attachments[0]?.url ?? '';
  await gather();
  await app.settle();
  const { submission } = await world.talent.ok(orders.getSubmitted, { params: { id: world.ids.submitted } });
  const file = submission.job_submissions[0]?.files[0];
  delivered = { original: file?.url ?? '', preview: file?.preview?.url ?? '' };
});
afterAll(() => app.close());

const PROFILE = {
  ...{ firstname: 'Ada', lastname: 'Adeyemi', gender: 'Female', phone_number: '+234 803 123 4567' },
  ...{ countryId: 'NG', stateId: 'LA' },
};

async function gather(): Promise<void> {
  const suspended = await person(app, 'Suspended', [1, 2]);
  const by = { operatorId: world.operator.id, reason: 'A test of access', at: app.services.clock.now() };
  await app.database.db.transaction().execute((tx) => suspendAccount(tx, suspended.id, by));
  const withoutFactor = await person(app, 'Nearly', []);
  await app.database.db.transaction().execute((tx) => grantOperator(tx, withoutFactor.email, by.at));
  Object.assign(callers, {
    ...{
      anonymous: { id: suspended.id, token: undefined },
      badToken: { id: suspended.id, token: 'x'.repeat(43) },
    },
    ...{ suspended, console: world.operator, withoutFactor },
    otherHunter: await hunter(app, 'Other'),
    otherTalent: await talent(app, 'Stranger'),
    bothSides: await person(app, 'Both', [1, 2]),
  });
}

/** Returns the valid call of an entry, and the same call about everything else of the two people. */
function callsOf(one: Case, caller: { id: string }): Sample[] {
  const sample = sampleOf(one, world, caller);
  const ids = Object.entries(world.ids).filter(([name]) => !PUBLIC_IDS[one.key]?.includes(name));
  if (UUID.test(sample.params?.id ?? ''))
    return ids.map(([, id]) => ({ ...sample, params: { ...sample.params, id } }));
  const text = JSON.stringify(sample);
  const job = JOBS.find((state) => text.includes(world.ids[state]));
  if (!job) return [sample];
  return JOBS.map((state) => JSON.parse(text.replaceAll(world.ids[job], world.ids[state])));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const hasOwnedIds = (one: Case) => entriesWithOwnedIds.some(({ key }) => key === one.key);

/** Returns the expected refusal statuses; null when this person may make the call. */
function refusalOf({ key, entry }: Case, who: Who, caller: Caller, sample: Sample): number[] | null {
  if (entry.who === 'operator') return [404];
  if (NOBODY.includes(who)) return [401];
  if (who === 'withoutFactor' && entry.who !== 'person') return [403];
  if (who === 'otherHunter' && entry.who === 'talent') return [403];
  if (who === 'otherTalent' && entry.who === 'hunter') return [403];
  if (sample.params?.id === caller.id || !hasOwnedIds({ key, entry })) return null;
  if (who === 'wrongRole') return ALSO_IN_THE_OTHER_ROLE.includes(key) ? null : [403, 404, 409, 422];
  return PUBLIC_IDS[key] && !sample.params?.id ? null : [404];
}

/** Returns the party with the wrong role: the talent for hunters' endpoints, the hunter for talents' endpoints. */
function partyInWrongRole({ entry }: Case): Caller | null {
  if (entry.who === 'hunter') return world.talent;
  return entry.who === 'talent' ? world.hunter : null;
}

function cellsOf(one: Case): Cell[] {
  const all: Who[] = [...NOBODY, ...STRANGERS, 'withoutFactor', 'wrongRole'];
  const mayBeHeld = all.filter(
    (who) => one.entry.who !== 'operator' || !['console', 'wrongRole'].includes(who),
  );
  return mayBeHeld.flatMap((who) => {
    const caller = who === 'wrongRole' ? partyInWrongRole(one) : callers[who];
    if (!caller) return [];
    return callsOf(one, caller).flatMap((sample) => {
      const expected = refusalOf(one, who, caller, sample);
      const name = `${one.key} by ${who}: ${JSON.stringify(sample)}`;
      const call = () => send(app, one.entry, sample, { token: caller.token });
      return expected ? [{ name, who, expected, call }] : [];
    });
  });
}

/** Routes outside the contract: documents, exports, uploads, the stream, files by link, share cards, data exports. */
async function outside(): Promise<Cell[]> {
  const begun = await app.http.inject({
    ...{ method: 'POST', url: '/api/uploads' },
    headers: {
      ...{ authorization: `Bearer ${world.hunter.token}`, 'tus-resumable': '1.0.0', 'upload-length': '5' },
      'upload-metadata': `filename ${Buffer.from('a.png').toString('base64')}`,
    },
  });
  const upload = new URL(String(begun.headers.location), 'http://x').pathname;
  const tus = {
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  };
  const closed: [string, InjectOptions][] = [
    ...JOBS.flatMap((state): [string, InjectOptions][] => [
      [`receipt of ${state}`, { url: `/api/payment/receipt/${world.ids[state]}` }],
      [`deed of ${state}`, { url: `/api/job/deed/${world.ids[state]}` }],
    ]),
    ['upload is asked about', { method: 'HEAD', url: upload, headers: tus }],
    ['upload is added to', { method: 'PATCH', url: upload, headers: tus, payload: Buffer.from('hello') }],
    ['upload is dropped', { method: 'DELETE', url: upload, headers: tus }],
  ];
  const links: [string, InjectOptions, number][] = [
    ...Object.entries({ attachment, ...delivered }).flatMap(linksTo),
    ['copy of own data', { url: `/own-data/${world.hunter.id}.zip` }, 403],
    ['card of a gig that is not for sale', { url: `/share/gigs/${world.ids.draftGig}.png` }, 404],
    ['card of a hunter', { url: `/share/people/${world.ids.hunter}.png` }, 404],
  ];
  return (Object.keys(callers) as (keyof typeof callers)[]).flatMap((who) => {
    const cell = (name: string, options: InjectOptions, expected: number[]): Cell => {
      const { id, token } = callers[who];
      const headers = {
        ...{ ...options.headers, cookie: `adire.files=${app.services.files.holderOf(id)}` },
        ...(token && { authorization: `Bearer ${token}` }),
      };
      return {
        name: `${name} by ${who}`,
        who,
        expected,
        call: () => app.http.inject({ ...options, headers }),
      };
    };
    const refused = NOBODY.includes(who) ? [401] : [403, 404];
    return [
      ...closed.map(([name, options]) => cell(name, options, refused)),
      ...links.map(([name, options, status]) => cell(name, options, [status])),
      ...(NOBODY.includes(who) ? OWN.map((url) => cell(url, { url }, [401])) : []),
      ...(who === 'withoutFactor' ? PAPERS.map((url) => cell(url, { url }, [403])) : []),
      ...(who === 'console' ? [] : EXPORTS.map((what) => cell(what, exportOf(what), [404]))),
    ];
  });
}

/** Routes that serve the caller's own documents, and the stream. */
const PAPERS = ['/api/payment/statement.pdf', '/api/payment/earnings.csv'];
const OWN = [...PAPERS, '/api/live'];

const exportOf = (what: Export): InjectOptions => ({
  ...{ method: 'POST', url: `/api/${exportPath(what)}`, payload: { reason: 'A test of access' } },
});

/** Returns requests for a private file without its signature, and with that of another file. */
function linksTo([what, link]: [string, string]): [string, InjectOptions, number][] {
  const [path = '', signature = ''] = link.split('?');
  if (!signature) throw new Error(`${what} has no link`);
  const other = path.replace(/[0-9a-f]{32}/, '0'.repeat(32));
  return [
    [`${what} by the link of its party`, { url: link }, 403],
    [`${what} without its link`, { url: path }, 403],
    [`${what} with the link of another`, { url: `${other}?${signature}` }, 403],
    [`${what} with a later end`, { url: `${path}?${signature.replace(/expires=\d/, 'expires=9')}` }, 403],
  ];
}

test(`the access matrix${LONG ? '' : `, ${SAMPLE} cells from seed ${SEED}`}`, {
  timeout: 3_600_000,
}, async () => {
  const cells = await outside();
  const before = await snapshot(app);
  const matrix = [...cells, ...[...closedEntries, ...operatorEntries].flatMap(cellsOf)];
  const length = { minLength: SAMPLE, maxLength: SAMPLE };
  const [part = []] = fc.sample(fc.shuffledSubarray(matrix, length), { seed: SEED, numRuns: 1 });
  const wrong: string[] = [];
  for (const { name, expected, call } of LONG ? matrix : part) {
    const { statusCode, body } = await call();
    if (!expected.includes(statusCode)) wrong.push(`${statusCode} ${name} ${body.slice(0, 200)}`);
  }
  printLine(`access: ${LONG ? matrix.length : part.length} of ${matrix.length} cells, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
  expect(await changedTables(app, before), 'refused calls have changed rows').toEqual([]);
});
