/** Who gets what of an escrow, for somebody who is neither side. */
import type { DivisionView } from '#contract/escrow/divisions.ts';
import { type MoneyLine, MoneyLines } from '#web/ui/pieces/money-lines.tsx';

export function DecisionParts({ division }: { division: DivisionView }) {
  const lines: MoneyLine[] = [
    { label: 'To the talent', naira: division.talent },
    { label: 'Back to the hunter', naira: division.hunter },
    { label: 'Fee of the platform', naira: division.platform },
    ...(division.gateway > 0 ? [{ label: 'Charge of the provider', naira: division.gateway }] : []),
  ];
  return <MoneyLines lines={lines} total={{ label: 'Price', naira: division.price }} />;
}
