/** Disputes from statement to payment: answered, withdrawn, settled by the parties, decided by one or two operators. */
import { disputes } from '#contract/disputes/disputes.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { ANSWER, STATEMENT } from '#server/testing/disputes.ts';
import { DAY } from './division.ts';
import { beginWait, type Dispute, dropExtension, endIn, endWait, type Order, type Side } from './state.ts';
import { at, person, status, type Verb } from './verbs.ts';

/** Price in kobo from which one operator may not decide alone. */
const ALONE = 50_000_000n;

const OTHER = { hunter: 'talent', talent: 'hunter' } as const;
const disputed = (order: Order): Dispute | null => (order.status === 'disputed' ? order.dispute : null);

function openBy(side: Side): Verb {
  let id = '';
  return {
    name: `dispute as ${side}`,
    takes: (order) => ['active', 'submitted'].includes(order.status) && order.disputes[side] < 2,
    async call(real, order) {
      const body = { statement: STATEMENT };
      const answer = await person(real, side).call(disputes.open, { ...at(order), body });
      if (answer.status === 200) id = answer.body.dispute.id;
      return answer.status;
    },
    after: (order, now) => {
      dropExtension(order, now);
      const left = order.silenceAt === null ? null : order.silenceAt - now;
      const begun = { id, by: side, from: order.status, openedAt: now, left };
      order.dispute = { ...begun, answered: false, proposal: null, first: null };
      order.disputes[side] += 1;
      order.silenceAt = null;
      order.status = 'disputed';
      beginWait(order, 'dispute', now);
    },
  };
}

function answerAs(side: Side): Verb {
  return {
    name: `answer the dispute as ${side}`,
    takes: (order, now) => {
      const open = disputed(order);
      return open !== null && open.by !== side && !open.answered && now < open.openedAt + 3 * DAY;
    },
    call: (real, order) =>
      status(person(real, side).call(disputes.answer, { ...at(order), body: { statement: ANSWER } })),
    after: (order) => {
      if (order.dispute) order.dispute.answered = true;
    },
  };
}

function withdrawAs(side: Side): Verb {
  return {
    name: `withdraw the dispute as ${side}`,
    takes: (order) => disputed(order)?.by === side,
    call: (real, order) => status(person(real, side).call(disputes.withdraw, at(order))),
    after: (order, now) => {
      const { from, left } = order.dispute ?? { from: 'active' as const, left: null };
      endWait(order, now);
      order.dispute = null;
      order.status = from;
      order.silenceAt = left === null ? null : now + left;
      if (from === 'submitted') beginWait(order, 'answer', now);
    },
  };
}

function proposeAs(side: Side, naira: number): Verb {
  return {
    name: `propose N${naira} as ${side}`,
    takes: (order) => disputed(order) !== null && BigInt(naira) * 100n <= order.price,
    call: (real, order) =>
      status(person(real, side).call(disputes.propose, { ...at(order), body: { talent: String(naira) } })),
    after: (order) => {
      if (order.dispute) order.dispute.proposal = { by: side, naira };
    },
  };
}

/** Accepts the proposed figure, or a stale one, which must not be booked. */
function acceptAs(side: Side, stale: boolean): Verb {
  const figure = (order: Order) => (order.dispute?.proposal?.naira ?? 0) + (stale ? 1 : 0);
  return {
    name: `accept the ${stale ? 'former ' : ''}settlement as ${side}`,
    money: true,
    takes: (order) => !stale && disputed(order)?.proposal?.by === OTHER[side],
    call: (real, order) => {
      const body = { talent: String(figure(order)) };
      return status(person(real, side).call(disputes.acceptProposal, { ...at(order), body }));
    },
    after: (order, now) => endWith(order, figure(order), now),
  };
}

function endWith(order: Order, naira: number, now: number): void {
  endIn(order, naira > 0 ? 'accepted' : 'cancelled', {
    by: 'dispute',
    at: now,
    gross: BigInt(naira) * 100n,
  });
}

/** An operator at one of two consoles decides; for a large price the second operator must decide the same. */
function decideAt(desk: number, naira: number): Verb {
  return {
    name: `decide N${naira} at desk ${desk}`,
    money: true,
    takes: (order, now) => {
      const open = disputed(order);
      if (!open || BigInt(naira) * 100n > order.price) return false;
      if (!open.answered && now < open.openedAt + 3 * DAY) return false;
      return open.first === null || open.first.by === desk || open.first.naira === naira;
    },
    async call({ consoles }, order) {
      const { call } = await consoles(desk);
      const id = order.dispute?.id ?? order.agreed.job.id;
      const body = { talent: String(naira), reason: 'Two of three parts were delivered.' };
      return status(call(operatorDisputes.decide, { params: { id }, body }));
    },
    after: (order, now) => {
      const open = order.dispute;
      if (!open) return;
      if (order.price <= ALONE || (open.first && open.first.by !== desk)) return endWith(order, naira, now);
      open.first = { by: desk, naira };
    },
  };
}

const noteAt: Verb = {
  name: 'an operator notes something',
  takes: (order) => disputed(order) !== null,
  async call({ consoles }, order) {
    const { call } = await consoles(0);
    const id = order.dispute?.id ?? order.agreed.job.id;
    return status(
      call(operatorDisputes.note, { params: { id }, body: { reason: 'It takes a day longer.' } }),
    );
  },
  after: () => undefined,
};

const SIDES = ['hunter', 'talent'] as const;

export const disputeVerbs: readonly Verb[] = [
  ...SIDES.flatMap((side) => [openBy(side), answerAs(side), answerAs(side), withdrawAs(side)]),
  ...SIDES.flatMap((side) => [proposeAs(side, 0), proposeAs(side, 33_333), proposeAs(side, 700_000)]),
  ...SIDES.flatMap((side) => [acceptAs(side, false), acceptAs(side, false), acceptAs(side, true)]),
  ...[0, 1].flatMap((desk) => [decideAt(desk, 0), decideAt(desk, 20_001), decideAt(desk, 20_001)]),
  noteAt,
];
