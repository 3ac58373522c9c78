/** How the money of an order is divided, line by line, in the words of the one who reads it. */
import type { DivisionView } from '#contract/escrow/division.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import type { Side } from '#web/lib/session.ts';
import { type MoneyLine, MoneyLines } from './pieces/money-lines.tsx';

type Props = {
  division: DivisionView;
  /** The reader's side. */
  side: Side;
  /** The other party's name. */
  other: string;
  /** True when it has already happened. */
  past?: boolean;
};

export function DivisionLines({ division, side, other, past = false }: Props) {
  if (division.kind === 'cancellation') return <CancellationLines {...{ division, side, other }} />;
  if (division.kind === 'decision') return <DecisionLines {...{ division, side, other }} />;
  return (
    <div className="grid gap-2">
      <MoneyLines
        lines={acceptanceParts(division)}
        total={{ label: receivesWord(side, other, past), naira: division.talent, good: side === 'talent' }}
      />
      {division.hunter > 0 && (
        <p className="text-soft">
          {side === 'talent'
            ? words.common.division.penaltiesBackTo(showNaira(division.hunter), other)
            : words.common.division.penaltiesBackToYou(showNaira(division.hunter))}
        </p>
      )}
    </div>
  );
}

function receivesWord(side: Side, other: string, past: boolean): string {
  if (side === 'talent') return past ? words.common.division.youReceived : words.common.money.youReceive;
  return (past ? words.common.division.received : words.common.division.receives)(other);
}

/** The reader's own amount comes last. */
function CancellationLines({ division, side, other }: Props) {
  const parts = cancellationParts(division);
  if (side === 'talent') {
    const back = part(words.common.division.backTo(other), division.hunter);
    const total = {
      label: words.common.money.youReceive,
      naira: division.talent,
      good: division.talent > 0,
    };
    return <MoneyLines lines={[...parts, ...back]} total={total} />;
  }
  const paid = part(words.common.division.toForWorkStarted(other), division.talent);
  return (
    <MoneyLines
      lines={[...parts, ...paid]}
      total={{ label: words.common.division.backToYou, naira: division.hunter, good: true }}
    />
  );
}

/** A dispute decided about money: the talent's part less the fee, the rest to the hunter. */
function DecisionLines({ division, side, other }: Props) {
  if (side === 'talent') {
    return (
      <MoneyLines
        lines={[
          { label: words.common.status.paidIntoEscrow, naira: division.price },
          ...part(words.common.division.backTo(other), division.hunter),
          ...part(words.common.division.feeOfYourPart(division.fee_percent), division.fee),
        ]}
        total={{ label: words.common.money.youReceive, naira: division.talent, good: division.talent > 0 }}
      />
    );
  }
  const hint = words.common.division.receivesAfterFee(
    other,
    showNaira(division.talent),
    division.fee_percent,
  );
  const given =
    division.earned > 0 ? [{ label: words.common.division.to(other), naira: -division.earned, hint }] : [];
  return (
    <MoneyLines
      lines={[{ label: words.common.status.paidIntoEscrow, naira: division.price }, ...given]}
      total={{ label: words.common.division.backToYou, naira: division.hunter, good: division.hunter > 0 }}
    />
  );
}

function acceptanceParts(division: DivisionView): MoneyLine[] {
  return [
    { label: words.common.labels.price, naira: division.price },
    ...division.penalties.map((penalty) => ({
      label: words.common.division.missed(penalty.title),
      hint: words.common.division.ofPrice(penalty.percent),
      naira: -penalty.amount,
    })),
    {
      label: words.common.money.serviceFee(division.fee_percent),
      naira: -division.fee,
      ...(division.penalty_total > 0 && { hint: words.common.division.ofRest }),
    },
    ...(division.delay_deduction > 0
      ? [
          {
            label: words.common.division.delay,
            hint: words.common.division.delayHint,
            naira: division.delay_deduction,
          },
        ]
      : []),
  ];
}

function cancellationParts(division: DivisionView): MoneyLine[] {
  return [
    { label: words.common.status.paidIntoEscrow, naira: division.price },
    ...part(words.common.division.cancellationFee, division.fee),
    ...part(words.common.division.providerCharge, division.gateway),
  ];
}

/** A line for a deduction; none when it is 0. */
function part(label: string, naira: number): MoneyLine[] {
  return naira > 0 ? [{ label, naira: -naira }] : [];
}

/** True when the server refused because the division has changed since it was shown. */
export function isDivisionOutdated(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === 'division_changed';
}
