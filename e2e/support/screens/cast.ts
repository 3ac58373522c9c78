/** The people who see the screens and the ids in their addresses: the example market plus a few more, all fictional. */
import { type APIRequestContext, expect } from '@playwright/test';
import { lagosDay } from '../deals.ts';
import { agree, complete, fund } from '../order-calls.ts';
import { call, knownMember, type Member, newMember, PASSWORD, unique } from '../people.ts';
import type { Role } from './screen.ts';

export type Market = {
  members: Omit<Record<Role, Member>, 'nobody' | 'operator'>;
  /** The console session stored in a signed-in operator's browser. */
  console?: string;
  /** Values that replace `{name}` in an address. */
  places: Readonly<Record<string, string>>;
};

type Members = Market['members'];
type Places = Record<string, string>;

const SEEDED = {
  hunter: ['ngozi@hunter.example', 'hunter'],
  amara: ['amara@hunter.example', 'hunter'],
  kofi: ['kofi@hunter.example', 'hunter'],
  talent: ['tunde@talent.example', 'talent'],
  chidera: ['chidera@talent.example', 'talent'],
  sipho: ['sipho@talent.example', 'talent'],
  both: ['zainab@both.example', 'talent'],
} as const;

/** Signs the members in, creates the newcomers, and adds what the example market lacks: failures, large amounts. */
export async function openMarket(api: APIRequestContext): Promise<Market> {
  const members = { ...(await signIn(api)), ...(await join(api)) };
  const places: Places = {
    ngozi: members.hunter.id,
    tunde: members.talent.id,
    chidera: members.chidera.id,
    ...(await findSeeded(api, members)),
    ...(await addRareCases(api, members)),
  };
  return { members, places: { ...places, sentOrder: await orderGig(api, members.buyer, places.gig ?? '') } };
}

/** Adds an operator, who may have to wait half a minute for an unused code. */
export async function openConsole(api: APIRequestContext, { members, places }: Market): Promise<Market> {
  const console = await signInOperator(api);
  return { members, console, places: { ...places, ...(await findAsOperator(api, console)) } };
}

async function signIn(api: APIRequestContext) {
  const known = {} as Pick<Members, keyof typeof SEEDED>;
  for (const role of Object.keys(SEEDED) as (keyof typeof SEEDED)[]) {
    const [email, side] = SEEDED[role];
    known[role] = await knownMember(api, email, side);
  }
  return known;
}

async function join(api: APIRequestContext) {
  const login = { email: `guest.${unique()}@people.example`, password: PASSWORD };
  await api.post('/api/register', {
    data: { name: 'Amaka Obi', ...login, password_confirmation: PASSWORD },
  });
  return {
    newHunter: await newMember(api, 'Kwabena Owusu', 'hunter'),
    newTalent: await newMember(api, 'Adunni Fasanya', 'talent'),
    buyer: await newMember(api, 'Oluwadamilola Ogunbanjo-C', 'hunter'),
    seller: await newMember(api, 'Chukwuemeka Anyanwu-Eze J', 'talent'),
    guest: await knownMember(api, login.email, 'talent'),
  };
}

/** Signs in the example operator, whose codes `/dev/operator` shows. A code works once, so it waits for the next one. */
async function signInOperator(api: APIRequestContext): Promise<string> {
  let session = '';
  const refused = async () => {
    const { email, code } = await (await api.get('/dev/operator.json')).json();
    const answer = await api.post('/api/operator/session', { data: { email, password: PASSWORD, code } });
    if (answer.ok()) session = await answer.text();
    return session === '' && answer.status();
  };
  await expect.poll(refused, { timeout: 45_000, intervals: [2000] }).toBe(false);
  return session;
}

type Row = { id: string; title: string; job_id: string; bid_id: string; status: string };

async function findSeeded(
  api: APIRequestContext,
  { hunter, talent, amara, kofi, newTalent }: Members,
): Promise<Places> {
  const list = async (who: Member, path: string, key: string) =>
    (await call<Record<string, Row[]>>(api, who, 'GET', path))[key] ?? [];
  const first = async (who: Member, path: string, key: string) => (await list(who, path, key))[0] as Row;
  const { data } = await call<{ data: { data: Row[] } }>(api, hunter, 'GET', 'job');
  const mine = data.data.find(({ title }) => title.startsWith('Twelve')) as Row;
  const active = await first(hunter, `job/getactivejobs/${hunter.id}`, 'activeJobs');
  const argued = await list(kofi, `job/getactivejobs/${kofi.id}`, 'activeJobs');
  const open = await list(newTalent, 'job/getopenjobs', 'openjobs');
  const gigs = await list(talent, `gig/getusergigs/${talent.id}`, 'gigs');
  return {
    ngozisJob: mine.id,
    activeOrder: active.id,
    paidOrder: (await first(hunter, 'job/getacceptedjobs', 'acceptedjobs')).id,
    disputedOrder: argued.find(({ title }) => title.startsWith('French captions'))?.id ?? '',
    bidToPay: (await first(hunter, 'job/getpendingjobs', 'pendingJobs')).bid_id,
    ...(await seededRoom(api, amara, (await first(amara, 'job/getsubmittedjobs', 'submittedjobs')).id)),
    bid: (await first(talent, `job/getappliedjobs/${talent.id}`, 'appliedjobs')).id,
    openJob: (open.find(({ title }) => title.startsWith('Twelve')) ?? open[0])?.id ?? '',
    tracked: (await first(talent, 'trackorder/get', 'orders')).id,
    tundesGig: gigs[0]?.id ?? '',
    gig: gigs.find(({ title }) => title.startsWith('An explainer'))?.id ?? '',
  };
}

/** Returns a proof room with waiting work, and a link to it whose guest has said something. */
async function seededRoom(api: APIRequestContext, hunter: Member, submittedOrder: string): Promise<Places> {
  const path = `job/roomguests/${submittedOrder}`;
  type Guest = { path: string };
  const { guests } = await call<{ guests: Guest[] }>(api, hunter, 'GET', path);
  if (guests[0]) return { submittedOrder, guestRoom: guests[0].path };
  const { guest } = await call<{ guest: Guest }>(api, hunter, 'POST', path, { name: 'Ada Eze' });
  const token = guest.path.split('#')[1];
  const { files } = await call<{ files: { id: string }[] }>(api, null, 'POST', 'room/open', { token });
  const mark = { file_id: files[0]?.id, kind: 'nice', text: 'This blue is closer to our shop.' };
  await call(api, null, 'POST', 'room/comment', { token, marks: [{ ...mark, x: 0.62, y: 0.38 }] });
  return { submittedOrder, guestRoom: guest.path };
}

const LONG_TITLE =
  'Full rebrand for a chain of 214 pharmacies: mark, uniforms, vans, packaging and a signage handbook in five languages';

async function addRareCases(api: APIRequestContext, { buyer, seller }: Members): Promise<Places> {
  const two = (title: string) => ({ hunter: buyer, talent: seller, title });
  const start = (id: string) => call(api, seller, 'PUT', `job/startjob/${id}`);
  const cancelled = await fund(api, two('Animated signs for a bus terminal'), 100_000);
  await start(cancelled.jobId);
  await call(api, buyer, 'PUT', `job/canceljob/${cancelled.jobId}`, {
    reason: 'The terminal opens a year later.',
  });
  const askedBack = await fund(api, two('Signs for the ferries of the lagoon'), 60_000);
  await api.post(`/paystack-simulator/control/transactions/${askedBack.reference}/dispute`, { data: {} });
  const finished = await complete(api, two('Poster for the market of Balogun Street'), 75_000);
  const large = await agree(api, two(LONG_TITLE), 99_999_999);
  const { reference } = await call<{ reference: string }>(api, buyer, 'POST', 'payment/pay', {
    job_id: large.jobId,
  });
  await api.post(`/paystack-simulator/control/transactions/${reference}/fail`, { data: {} });
  return {
    cancelledOrder: cancelled.jobId,
    finishedOrder: finished.jobId,
    paidReference: finished.reference,
    failedReference: reference,
    largeBid: large.bidId,
  };
}

/** Orders the first package of a gig; its talent has not answered yet. */
async function orderGig(api: APIRequestContext, hunter: Member, gig: string): Promise<string> {
  const { job_id } = await call<{ job_id: string }>(api, hunter, 'POST', `gig/order/${gig}`, {
    ...{ position: 1, title: 'An explainer for a bank', job_description: '<p>For the branches in Kano.</p>' },
    milestones: [{ title: 'Script', due: 5, description: 'Two minutes.', penalty: 5 }],
    ...{ price_budget: '120000', start_date: lagosDay(0), end_date: lagosDay(9), terms: 'Two rounds.' },
  });
  return job_id;
}

async function findAsOperator(api: APIRequestContext, console: string): Promise<Places> {
  const { token } = JSON.parse(console) as { token: string };
  const read = async (path: string) =>
    (await api.get(`/api/operator/${path}`, { headers: { Authorization: `Bearer ${token}` } })).json();
  const { disputes } = await read('disputes');
  const { payouts } = await read('payouts');
  const { chargebacks } = await read('chargebacks');
  return {
    dispute: disputes[0]?.id ?? '',
    payout: payouts[0]?.id ?? '',
    chargeback: chargebacks[0]?.id ?? '',
  };
}
