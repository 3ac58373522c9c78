/** A proof room for component tests: its files, its remarks and its order, and the hand that writes a remark. */
import { page, userEvent } from 'vitest/browser';
import type { Side } from '#contract/core/common.ts';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { guests } from '#contract/orders/guests.ts';
import type { Mark } from '#contract/orders/mark.ts';
import { type OrderDetail, orders } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { answers } from './network.ts';
import { ID, MOMENT } from './show.tsx';

const OTHER = '0199a200-0000-7000-8000-000000000002';
export const idOf = (n: number) => `0199a200-0000-7000-8000-0000000000${10 + n}`;
const person = (id: string, name: string) => ({ id, name, profile_image: null });
export const ROOM = paths.fill(paths.proofRoom, { id: idOf(1) });
export const PICTURE = URL.createObjectURL(
  new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>'], { type: 'image/svg+xml' }),
);

export function fileOf(n: number, more: Partial<DeliveredFile> = {}): DeliveredFile {
  return {
    ...{ id: idOf(n), name: `label-${n}.png`, bytes: 90_000, type: 'image/png', sha256: 'ab12' },
    ...{ access: 'preview', url: null, preview_state: 'ready', proxy: null, pages: null, opened: false },
    preview: { url: PICTURE, bytes: 900, width: 300, height: 200 },
    ...more,
  };
}

export function markOf(number: number, more: Partial<Mark> = {}): Mark {
  return {
    ...{ id: idOf(50 + number), file_id: idOf(20), number, kind: 'must', text: `Wish ${number}` },
    ...{ x: 0.5, y: 0.5, seconds: null, page: null, state: 'open', answer: null },
    ...more,
  };
}

const ROUND = {
  ...{ id: idOf(5), round: 1, created_at: MOMENT, comment: 'All three', path: null, file: null },
  ...{ links: [], declined_at: null, decline_reason: null, round_marks: [] },
};

type Part = Pick<OrderDetail, 'status' | 'can'> & {
  marks?: Mark[];
  files?: DeliveredFile[];
  before?: DeliveredFile[];
  /** Remarks on the previous round. */
  marksBefore?: Mark[];
  /** Remarks on further rounds. */
  roundMarks?: OrderDetail['job_submissions'][number]['round_marks'];
  /** Overrides for the order. */
  more?: Partial<OrderDetail>;
};

/** An order of the signed-in person, who is its hunter or its talent. */
export function detailOf(
  side: Side,
  {
    status,
    can,
    marks: list = [],
    files = [fileOf(20)],
    before,
    marksBefore = [],
    roundMarks = [],
    more,
  }: Part,
): OrderDetail {
  const [mine, theirs] = [person(ID, 'Amaka Obi'), person(OTHER, 'Tunde Alabi')];
  const dates = { start_date: '2026-11-02', end_date: '2026-11-20' };
  const division = {
    ...{ kind: 'acceptance' as const, price: 240_000, penalties: [], penalty_total: 0, earned: 240_000 },
    ...{ fee_percent: 10, fee: 24_000, delay_deduction: 0, gateway: 0, talent: 216_000, hunter: 0 },
    platform: 24_000,
  };
  return {
    ...{ id: idOf(1), job_id: idOf(1), bid_id: idOf(2), title: 'Three labels', job_description: '' },
    ...{ milestone: '', milestones: [], net_pay: 216_000, price_budget: 240_000, ...dates },
    ...{ created_at: MOMENT, updated_at: MOMENT, status, order_accepted: 1, terms: null },
    user: side === 'hunter' ? mine : theirs,
    creative: side === 'hunter' ? theirs : mine,
    ...{ started_at: MOMENT, delivered_at: MOMENT, late: false, extension: null, review: null },
    turn: { who: 'nobody', doing: 'nothing', by: null, outcome: null },
    review_hidden_until: null,
    job: { id: idOf(1), title: 'Three labels', net_pay: 216_000, ...dates },
    ...{ payout: null, withdrawable: 0, can, board: null, acceptance: [], history: [], reviews: [] },
    gig: { id: idOf(3), category: idOf(4), package: 1, revisions: 2, round: null },
    picture: null,
    job_submissions: [
      { ...ROUND, files, marks: list, round_marks: roundMarks },
      ...(before ? [{ ...ROUND, round: 0, files: before, marks: marksBefore, declined_at: MOMENT }] : []),
    ],
    money: { price: 240_000, held: 240_000, division, talent_paid_out: 0, hunter_paid_out: 0 },
    ...{ further_round: null, rounds: [], ...more },
  };
}

/** Serves this order to the signed-in person. */
export function orderOf(side: Side, part: Part) {
  if (side === 'hunter') answers(guests.list, { guests: [], marks: [] });
  return answers(orders.getSubmitted, { submission: detailOf(side, part) });
}

export const write = async (text: string) => {
  await userEvent.fill(page.getByRole('textbox', { name: /^What (should change|do you)/ }), text);
  await page.getByRole('button', { name: 'Add remark' }).click();
};
export const picture = () => page.getByRole('button', { name: /^Picture/ });
