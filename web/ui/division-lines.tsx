/** How the money of an order is divided, line by line, in the words of the one who reads it. */
import type { DivisionView } from '#contract/escrow/divisions.ts';
import { screens } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { type MoneyLine, MoneyLines } from './pieces/money-lines.tsx';

type Props = {
  division: DivisionView;
  /** Who reads. */
  side: Side;
  /** The other party's name. */
  other: string;
};

export function DivisionLines({ division, side, other }: Props) {
  if (division.kind === 'cancellation') return <CancellationLines {...{ division, side, other }} />;
  if (division.kind === 'decision') return <DecisionLines {...{ division, side, other }} />;
  const receives = side === 'talent' ? screens.common.youReceive : screens.pieces.receives(other);
  return (
    <div className="grid gap-2">
      <MoneyLines
        lines={acceptanceParts(division)}
        total={{ label: receives, naira: division.talent, good: side === 'talent' }}
      />
      {division.hunter > 0 && (
        <p className="text-soft">
          {side === 'talent'
            ? screens.pieces.ofThePenaltiesBackTo(showNaira(division.hunter), other)
            : screens.pieces.ofThePenaltiesBackToYou(showNaira(division.hunter))}
        </p>
      )}
    </div>
  );
}

/** What goes to the reader stands last. */
function CancellationLines({ division, side, other }: Props) {
  const parts = cancellationParts(division);
  if (side === 'talent') {
    const back = part(screens.pieces.backTo(other), division.hunter);
    const total = {
      label: screens.common.youReceive,
      naira: division.talent,
      good: division.talent > 0,
    };
    return <MoneyLines lines={[...parts, ...back]} total={total} />;
  }
  const paid = part(screens.pieces.toForTheWorkBegun(other), division.talent);
  return (
    <MoneyLines
      lines={[...parts, ...paid]}
      total={{ label: screens.pieces.backToYou, naira: division.hunter, good: true }}
    />
  );
}

/** A dispute that ended in money: the talent's part less the fee, the rest to the hunter. */
function DecisionLines({ division, side, other }: Props) {
  if (side === 'talent') {
    return (
      <MoneyLines
        lines={[
          { label: screens.common.paidIntoEscrow, naira: division.price },
          ...part(screens.pieces.backTo(other), division.hunter),
          ...part(screens.pieces.serviceFeeOfYourPart(division.fee_percent), division.fee),
        ]}
        total={{ label: screens.common.youReceive, naira: division.talent, good: division.talent > 0 }}
      />
    );
  }
  const hint = screens.pieces.receivesAfterTheFee(other, showNaira(division.talent), division.fee_percent);
  const given =
    division.earned > 0 ? [{ label: screens.pieces.to(other), naira: -division.earned, hint }] : [];
  return (
    <MoneyLines
      lines={[{ label: screens.common.paidIntoEscrow, naira: division.price }, ...given]}
      total={{ label: screens.pieces.backToYou, naira: division.hunter, good: division.hunter > 0 }}
    />
  );
}

function acceptanceParts(division: DivisionView): MoneyLine[] {
  return [
    { label: screens.common.price, naira: division.price },
    ...division.penalties.map((penalty) => ({
      label: screens.pieces.missed(penalty.title),
      hint: screens.pieces.ofThePrice(penalty.percent),
      naira: -penalty.amount,
    })),
    {
      label: screens.common.serviceFee(division.fee_percent),
      naira: -division.fee,
      ...(division.penalty_total > 0 && { hint: screens.pieces.ofWhatRemainsAfterThePenalties }),
    },
    ...(division.delay_deduction > 0
      ? [
          {
            label: screens.pieces.forTheDelayedAnswer,
            hint: screens.pieces.givenBackToTheTalent,
            naira: division.delay_deduction,
          },
        ]
      : []),
  ];
}

function cancellationParts(division: DivisionView): MoneyLine[] {
  return [
    { label: screens.common.paidIntoEscrow, naira: division.price },
    ...part(screens.pieces.cancellationFeeToAdire, division.fee),
    ...part(screens.pieces.chargeOfThePaymentProvider, division.gateway),
  ];
}

/** A line for what is taken off, only where there is something. */
function part(label: string, naira: number): MoneyLine[] {
  return naira > 0 ? [{ label, naira: -naira }] : [];
}
