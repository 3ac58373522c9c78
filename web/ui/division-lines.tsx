/** How the money of an order is divided, line by line, in the words of the one who reads it. */
import type { DivisionView } from '#contract/divisions.ts';
import { showNaira } from '#web/lib/money.ts';
import type { Side } from '#web/lib/session.ts';
import { type MoneyLine, MoneyLines } from './money-lines.tsx';

type Props = {
  division: DivisionView;
  /** Who reads. */
  side: Side;
  /** The other party's name. */
  other: string;
};

export function DivisionLines({ division, side, other }: Props) {
  const names = side === 'talent' ? { talent: 'You', hunter: other } : { talent: other, hunter: 'you' };
  if (division.kind === 'cancellation')
    return <CancellationLines division={division} side={side} names={names} />;
  if (division.kind === 'decision') return <DecisionLines division={division} side={side} names={names} />;
  const receives = side === 'talent' ? 'You receive' : `${other} receives`;
  return (
    <div className="grid gap-2">
      <MoneyLines
        lines={acceptanceParts(division)}
        total={{ label: receives, naira: division.talent, good: side === 'talent' }}
      />
      {division.hunter > 0 && (
        <p className="text-soft">
          {showNaira(division.hunter)} of the penalties {side === 'talent' ? 'goes' : 'comes'} back to{' '}
          {names.hunter}.
        </p>
      )}
    </div>
  );
}

type Names = { talent: string; hunter: string };

/** What goes to the reader stands last. */
function CancellationLines({ division, side, names }: { division: DivisionView; side: Side; names: Names }) {
  const parts = cancellationParts(division);
  if (side === 'talent') {
    const back = part(`Back to ${names.hunter}`, division.hunter);
    const total = { label: 'You receive', naira: division.talent, good: division.talent > 0 };
    return <MoneyLines lines={[...parts, ...back]} total={total} />;
  }
  const paid = part(`To ${names.talent}, for the work begun`, division.talent);
  return (
    <MoneyLines
      lines={[...parts, ...paid]}
      total={{ label: 'Back to you', naira: division.hunter, good: true }}
    />
  );
}

/** A dispute that ended in money: the talent's part less the fee, the rest to the hunter. */
function DecisionLines({ division, side, names }: { division: DivisionView; side: Side; names: Names }) {
  if (side === 'talent') {
    return (
      <MoneyLines
        lines={[
          { label: 'Paid into escrow', naira: division.price },
          ...part(`Back to ${names.hunter}`, division.hunter),
          ...part(`Service fee (${division.fee_percent}% of your part)`, division.fee),
        ]}
        total={{ label: 'You receive', naira: division.talent, good: division.talent > 0 }}
      />
    );
  }
  const hint = `${names.talent} receives ${showNaira(division.talent)} after the ${division.fee_percent}% fee`;
  const given = division.earned > 0 ? [{ label: `To ${names.talent}`, naira: -division.earned, hint }] : [];
  return (
    <MoneyLines
      lines={[{ label: 'Paid into escrow', naira: division.price }, ...given]}
      total={{ label: 'Back to you', naira: division.hunter, good: division.hunter > 0 }}
    />
  );
}

function acceptanceParts(division: DivisionView): MoneyLine[] {
  return [
    { label: 'Price', naira: division.price },
    ...division.penalties.map((penalty) => ({
      label: `Missed: ${penalty.title}`,
      hint: `${penalty.percent}% of the price`,
      naira: -penalty.amount,
    })),
    {
      label: `Service fee (${division.fee_percent}%)`,
      naira: -division.fee,
      ...(division.penalty_total > 0 && { hint: 'Of what remains after the penalties' }),
    },
    ...(division.delay_deduction > 0
      ? [
          {
            label: 'For the delayed answer',
            hint: 'Given back to the talent',
            naira: division.delay_deduction,
          },
        ]
      : []),
  ];
}

function cancellationParts(division: DivisionView): MoneyLine[] {
  return [
    { label: 'Paid into escrow', naira: division.price },
    ...part('Cancellation fee to Adire', division.fee),
    ...part('Charge of the payment provider', division.gateway),
  ];
}

/** A line for what is taken off, only where there is something. */
function part(label: string, naira: number): MoneyLine[] {
  return naira > 0 ? [{ label, naira: -naira }] : [];
}
