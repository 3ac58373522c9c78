/** The calls that the product and the lean floor answer in turn: the request to each, by subject and caller. */
import { tokenOf } from '../calls.ts';
import { BENCH_PASSWORD, ids } from '../fill.ts';
import type { Call } from '../load.ts';
import { idOf } from '../search/ids.ts';
import { GIGS, SIGNED_IN, SIZE } from './fill.ts';

export type LeanCall = {
  title: string;
  /** The target ratio to the floor. */
  goal: number;
  /** The request to the product for subject `n`. */
  product(n: number): Call;
  /** The request to the floor, when its address differs. */
  floor?: (n: number) => Call;
  /** Number of subjects of a write, which can use each only once. */
  subjects?: number;
};

export const as = (who: 'hunter' | 'talent', n: number) => ({
  authorization: `Bearer ${tokenOf(`${who}${1 + (n % SIGNED_IN)}`)}`,
});
export const spread = (n: number, count: number) => 1 + ((n * 7_919) % count);
export const get = (path: string, headers: Record<string, string> = {}): Call => ({
  method: 'GET',
  path,
  headers,
});
export const json = (method: string, path: string, headers: Record<string, string>, body: unknown): Call => ({
  ...{ method, path, headers },
  body: JSON.stringify(body),
});

/** Categories of the reference data that contain gigs directly. */
export const category = (n: number) => `0199a100-0000-7000-8000-00000000000${1 + (n % 5)}`;
export const WORDS = ['design', 'poster', 'logo', 'story', 'wedding', 'festival', 'album', 'brand'];
const newest = (n: number) =>
  `/api/gig/search?${new URLSearchParams({ category: category(n), sort: 'newest' })}`;
const words = (n: number) =>
  `/api/gig/search?${new URLSearchParams({
    query: WORDS[n % WORDS.length] as string,
    category: category(n),
    price_max: '50000',
    delivery: '7',
  })}`;
const gig = (n: number) => `/api/gig/${idOf.gig(spread(n, GIGS))}`;
const profile = (n: number) => `/api/getuser/${ids.talent(spread(n, SIZE.talents))}`;
/** Every tenth job is closed to talents who are not invited, so it is skipped. */
const openJob = (n: number) => ids.job(10 * (Math.floor(n / 9) % (SIZE.jobs / 10)) + 1 + (n % 9));
const hunterOfOrder = (n: number) => n % SIZE.hunters;
/** Reads a different range than the orders that get accepted. */
const readOrder = (n: number) => 1 + ((n * 7) % Math.floor(SIZE.waiting / 10));
const acceptedOrder = (n: number) => Math.floor(SIZE.waiting / 10) + n;

/** Signed-in readers are answered from the database; what anonymous visitors read repeatedly may be cached. */
const SOME = 40;
function read(
  name: string,
  title: string,
  goal: number,
  path: (n: number) => string,
): Record<string, LeanCall> {
  return {
    [name]: { title, goal, product: (n) => get(path(n), as('talent', n)), floor: (n) => get(path(n)) },
    [`${name}-again`]: { title: '… read again by anybody', goal: 3, product: (n) => get(path(n % SOME)) },
  };
}

export const leanCalls: Record<string, LeanCall> = {
  ...read('newest', 'newest 20 gigs of a category', 0.45, newest),
  ...read('gig', 'one gig', 0.6, gig),
  ...read('profile', 'a profile', 0.6, profile),
  ...read('words', 'words in a category, two filters', 0.9, words),
  ...read('featured', 'featured gigs', 0.45, () => '/api/gig/featured'),
  job: { title: 'one job', goal: 0.6, product: (n) => get(`/api/job/${openJob(n * 31)}`, as('talent', n)) },
  jobs: {
    title: 'open jobs, first page',
    goal: 0.45,
    product: (n) => get('/api/job/getopenjobs', as('talent', n)),
  },
  orders: {
    title: 'orders list',
    goal: 0.45,
    product: (n) => get('/api/job/getsubmittedjobs?as=hunter', as('hunter', n)),
  },
  order: {
    title: 'order detail',
    goal: 0.3,
    product: (n) =>
      get(`/api/job/getsubmittedjob/${ids.waiting(readOrder(n))}`, as('hunter', hunterOfOrder(readOrder(n)))),
  },
  login: {
    title: 'login (argon2id)',
    goal: 0.9,
    product: (n) =>
      json(
        'POST',
        '/api/login',
        {},
        { email: `hunter${1 + (n % SIGNED_IN)}@bench.example`, password: BENCH_PASSWORD },
      ),
  },
  apply: {
    title: 'apply for a job',
    goal: 0.5,
    subjects: 4 * SIZE.jobs,
    product: (n) =>
      json('POST', '/api/job/applyforjob', as('talent', n + 17 * Math.floor(n / (0.9 * SIZE.jobs))), {
        job_id: openJob(n),
        pitch: 'I would begin with three sketches.',
        price_to_accept: '90000',
      }),
  },
  accept: {
    title: 'accept work',
    goal: 0.5,
    subjects: Math.floor(SIZE.waiting * 0.9),
    product: (n) => ({
      method: 'PUT',
      path: `/api/job/acceptsubmittedjob/${ids.waiting(acceptedOrder(n))}`,
      headers: { ...as('hunter', hunterOfOrder(acceptedOrder(n))), 'idempotency-key': `accept-${n}` },
    }),
  },
  message: {
    title: 'send a message',
    goal: 0.5,
    product: (n) =>
      json('POST', '/api/chat/sendmessage', as('hunter', n), {
        recipient_id: ids.talent(1 + (n % SIGNED_IN)),
        message: 'The second sketch is warmer.',
      }),
  },
};
