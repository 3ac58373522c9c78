/** One order from posting the job to the bank transfer, with what people read and write in between. */
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { addDays } from '#contract/core/days.ts';
import { lagosDay } from '#server/core/clock.ts';
import { BENCH_PASSWORD, ids } from '../fill.ts';
import { as } from '../lean/calls.ts';
import type { Call } from '../load.ts';
import { control, SIGNED_IN } from './market.ts';

/** What an order needs from the run: calls that succeed with 200, and the provider. */
export type OrderCalls = {
  ask<Answer>(what: string, call: Call): Promise<Answer>;
  upload(what: string, path: string, headers: Record<string, string>, form: FormData): Promise<unknown>;
  providerPort: number;
};

type Who = Record<string, string>;
/** `day`: days after the start of the order when the step is due. */
type Step = { day: number; run: () => Promise<unknown> };

const MESSAGES = 12;
const milestone = { description: 'As PNG.', penalty: 5 };

/** The steps of order `n`; pairs of hunter and talent repeat once each has had an order. */
export function stepsOf(calls: OrderCalls, n: number): Step[] {
  const at = n % SIGNED_IN;
  const [hunter, talent] = [as('hunter', at), as('talent', at)];
  const hunterId = ids.hunter(1 + at);
  const talentId = ids.talent(1 + at);
  let job = '';
  const put = (who: Who, path: string, body: object = {}) => write('PUT', who, path, body);
  const post = <Answer>(who: Who, path: string, body: object) => write<Answer>('POST', who, path, body);
  function write<Answer>(method: string, who: Who, path: string, body: object): Promise<Answer> {
    const headers = { ...who, 'idempotency-key': randomUUID() };
    const what = path.replace(job || ' ', ':id');
    return calls.ask(what, { method, path: `/api/${path}`, headers, body: JSON.stringify(body) });
  }
  const look = (who: Who, what: string, id: string) =>
    calls.ask(what, { method: 'GET', path: `/api/${what.replace(/:\w+/, id)}`, headers: who });
  const lookAtOrder = async () => {
    for (const who of [hunter, talent]) await look(who, 'job/getsubmittedjob/:id', job);
  };
  const talk = (number: number) => async () => {
    const [who, to] = number % 2 === 0 ? [hunter, talentId] : [talent, hunterId];
    await post(who, 'chat/sendmessage', {
      recipient_id: to,
      message: `Message ${number} about the colours.`,
    });
    const [reader, from] = number % 2 === 0 ? [talent, hunterId] : [hunter, talentId];
    await look(reader, 'chat/getconversation/:id', from);
  };
  const review = (who: Record<string, string>, from: string, to: string) =>
    post(who, 'review/sendreview', {
      ...{ reviewer_id: from, reviewee_id: to, job_id: job },
      ...{ rating: 5, recommend_user: 'Yes', comment: 'Clear and quick.' },
    });
  return [
    {
      day: 0,
      run: async () => {
        const { skills } = (await look(hunter, 'skill', '')) as { skills: { name: string }[] };
        const made = await post<{ data: { id: string } }>(hunter, 'job/store', {
          title: `Festival poster ${n}`,
          job_description: '<p>A poster for a festival of masks, in indigo and white.</p>',
          milestones: [
            { ...milestone, title: 'First sketches', due: 5 },
            { ...milestone, title: 'Final drawing', due: 10 },
          ],
          ...{ skill: skills[n % skills.length]?.name, job_type: 'open', price_budget: 100_000 },
        });
        job = made.data.id;
      },
    },
    ...[1, 2, 3].map((other) => ({
      day: other * 0.3,
      run: async () => {
        const bidder = as('talent', at + (other === 1 ? 0 : other * 311));
        await look(bidder, 'job/:id', job);
        const bid = { pitch: 'I know these masks well.', accept_price: 100_000, job_id: job };
        await post(bidder, 'job/applyforjob', bid);
      },
    })),
    {
      day: 1.5,
      run: async () => {
        await look(hunter, 'job/:id', job);
        const today = lagosDay(new Date());
        await post(hunter, 'job/acceptagreement', {
          ...{ start_date: today, end_date: addDays(today, 20), terms: 'Two rounds of changes.' },
          ...{ id: job, creative_id: talentId, job_type: 'open' },
        });
      },
    },
    { day: 1.8, run: () => put(talent, `job/acceptorder/${job}`, { terms_accepted: true }) },
    {
      day: 2,
      run: async () => {
        const { reference } = await post<{ reference: string }>(hunter, 'payment/pay', { job_id: job });
        await control(calls.providerPort, 'POST', `transactions/${reference}/pay`);
        await look(hunter, 'payment/verifypayment/:ref', reference);
      },
    },
    { day: 2.2, run: () => put(talent, `job/startjob/${job}`) },
    ...Array.from({ length: MESSAGES }, (_, number) => ({ day: 2.4 + number * 0.3, run: talk(number) })),
    {
      day: 6.5,
      run: async () => {
        await lookAtOrder();
        const form = new FormData();
        form.set('comment', 'The poster, ready for print.');
        form.set('path', new Blob([await picture(n)], { type: 'image/webp' }), 'poster.webp');
        await calls.upload('job/submitjob/:id', `/api/job/submitjob/${job}`, talent, form);
      },
    },
    {
      day: 7.5,
      run: async () => {
        await lookAtOrder();
        await put(hunter, `job/acceptsubmittedjob/${job}`);
      },
    },
    { day: 8, run: () => review(hunter, hunterId, talentId) },
    { day: 8.2, run: () => review(talent, talentId, hunterId) },
    {
      day: 8.5,
      run: async () => {
        const account = { bank_code: '058', account_number: '0123456789', password: BENCH_PASSWORD };
        type Saved = { data: { data: { recipient_code: string } } };
        const { data } = await post<Saved>(talent, 'payment/transferrecipient', account);
        const transfer = { transfer_recipient_code: data.data.recipient_code, job_id: job };
        await post(talent, 'payment/initiatetransfer', transfer);
      },
    },
  ];
}

const pictures: Buffer<ArrayBuffer>[] = [];
/** Returns one of several pictures of about 90 kB that are not copies of each other. */
async function picture(n: number): Promise<Buffer<ArrayBuffer>> {
  const at = n % 8;
  pictures[at] ??= (await sharp(randomBytes(240 * 180 * 3), { raw: { width: 240, height: 180, channels: 3 } })
    .resize(1280)
    .webp({ quality: 70 })
    .toBuffer()) as Buffer<ArrayBuffer>;
  return pictures[at];
}
