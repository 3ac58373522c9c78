/** Division of an escrow: a second implementation, written from rules 3.5 to 3.7, not from the product. */

/** Milliseconds. Africa/Lagos is an hour ahead of UTC all year. */
export const DAY = 86_400_000;
const LAGOS = 3_600_000;

export type Milestone = {
  id: string;
  /** `due`: the agreed day; `extended`: days granted since. */
  due: number;
  extended: number;
  /** Percent of the price. */
  penalty: number;
  /** `submittedAt`: first submission since it was last sent back; `newestAt`: the latest one. */
  submittedAt: number | null;
  newestAt: number;
  sentBack: number;
  waived: boolean;
};

/** A span in which the order waited on the hunter; `round` counts submissions of the whole work. */
export type Wait = {
  kind: 'answer' | 'dispute' | 'extension';
  round: number;
  from: number;
  until: number | null;
};

export type Clock = {
  startDay: string;
  fundedAt: number;
  started: boolean;
  milestones: readonly Milestone[];
  waits: readonly Wait[];
};

/** `gross`: kobo for the talent before the fee, settled by the parties or decided by an operator. */
export type Ending =
  | { by: 'acceptance'; at: number }
  | { by: 'hunter'; at: number; charge: bigint }
  | { by: 'talent'; at: number }
  | { by: 'dispute'; at: number; gross: bigint };

/** Kobo. `charge` is the part of the provider's charge that the hunter bears. */
export type Share = { talent: bigint; hunter: bigint; fee: bigint; charge: bigint };

/** Returns when a wait lapses: a request for more time after 48 hours, others never. */
export function lapseAt({ kind, from }: Wait): number {
  return kind === 'extension' ? from + 2 * DAY : Number.POSITIVE_INFINITY;
}

function length(wait: Wait, at: number): number {
  return Math.max(0, Math.min(wait.until ?? at, at, lapseAt(wait)) - wait.from);
}

/** Returns the last millisecond of a Lagos day, given as days since 1970. */
function endOf(day: number): number {
  return (day + 1) * DAY - LAGOS - 1;
}

function deadline(order: Clock, { due, extended }: Milestone, at: number): number {
  const agreed = Date.parse(`${order.startDay}T00:00:00Z`) / DAY;
  const funded = Math.floor((order.fundedAt + LAGOS) / DAY);
  const day = Math.max(agreed, funded) + due + extended;
  let waited = 0;
  for (const wait of order.waits) {
    if (wait.from > endOf(day + Math.ceil(waited / DAY))) break;
    waited += length(wait, at);
  }
  return endOf(day + Math.ceil(waited / DAY));
}

/** Sends a milestone back: no longer submitted, extended by the days the hunter took, with at least two days from now. */
export function sentBack(order: Clock, milestone: Milestone, now: number): void {
  const { submittedAt } = milestone;
  if (submittedAt === null) return;
  const moved = deadline(order, milestone, submittedAt) + Math.ceil((now - submittedAt) / DAY) * DAY;
  const least = endOf(Math.floor((now + LAGOS) / DAY) + 2);
  milestone.submittedAt = null;
  milestone.sentBack += 1;
  milestone.extended += Math.max(0, Math.max(moved, least) - deadline(order, milestone, now)) / DAY;
}

/** Returns the state of a milestone; `due` can still be submitted in time. */
export function stateOf(order: Clock, milestone: Milestone, at: number): 'in time' | 'due' | 'missed' {
  if (milestone.waived) return 'in time';
  const last = deadline(order, milestone, milestone.submittedAt ?? at);
  if (milestone.submittedAt !== null) return milestone.submittedAt <= last ? 'in time' : 'missed';
  return at > last ? 'missed' : 'due';
}

function missedOf(order: Clock, at: number): Milestone[] {
  return order.milestones.filter((one) => stateOf(order, one, at) === 'missed');
}

/** True when some submission got no accept or decline within 7 days; time in dispute does not count. */
function isDelayed({ waits }: Clock, at: number): boolean {
  const rounds = new Set(waits.map(({ round }) => round));
  return [...rounds].some((round) => {
    const own = waits.filter((one) => one.kind === 'answer' && one.round === round);
    return own.reduce((sum, one) => sum + length(one, at), 0) > 7 * DAY;
  });
}

function part(price: bigint, perMille: bigint): bigint {
  return (price * perMille) / 1000n;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** Accepted work: penalties go back to the hunter, the fee is a tenth of the rest; a late hunter gives some back. */
export function shareAccepted(price: bigint, missed: readonly number[], late: boolean): Share {
  const penalties = missed.reduce((sum, percent) => sum + part(price, BigInt(percent) * 10n), 0n);
  const fee = part(price - penalties, 100n);
  const back = late ? least(penalties, part(price, 10n)) : 0n;
  return { talent: price - penalties - fee + back, hunter: penalties - back, fee, charge: 0n };
}

/** Cancelled by the hunter: if `begun`, the talent gets 7.5 % and the fee is 2.5 %; the hunter always bears the provider's charge. */
export function shareCancelled(price: bigint, how: { begun: boolean; late: boolean; charge: bigint }): Share {
  const forTalent = how.begun ? part(price, 75n) : 0n;
  const fee = how.begun ? part(price, 25n) : 0n;
  const charge = least(how.charge, price - forTalent - fee);
  const rest = price - forTalent - fee - charge;
  const moved = how.late ? least(rest, part(price, 10n)) : 0n;
  return { talent: forTalent + moved, hunter: rest - moved, fee, charge };
}

/** Returns the shares of an order that ended this way. */
export function shareOf(price: bigint, order: Clock, ending: Ending): Share {
  const missed = missedOf(order, ending.at);
  const late = isDelayed(order, ending.at);
  switch (ending.by) {
    case 'acceptance':
      return shareAccepted(
        price,
        missed.map(({ penalty }) => penalty),
        late,
      );
    case 'hunter': {
      const passed = order.milestones.filter(({ submittedAt }) => submittedAt !== null).length;
      const enough = passed >= Math.min(2, order.milestones.length);
      const begun = order.started && (enough || missed.length === 0);
      return shareCancelled(price, { begun, late, charge: ending.charge });
    }
    case 'talent':
      return { talent: 0n, hunter: price, fee: 0n, charge: 0n };
    case 'dispute': {
      const fee = part(ending.gross, 100n);
      return { talent: ending.gross - fee, hunter: price - ending.gross, fee, charge: 0n };
    }
  }
}
