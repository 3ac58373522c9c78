/** Where the money goes, how much arrives, and when. */
import { screens } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { Facts } from '#web/ui/basics/card.tsx';

type Props = { bank: string; number: string; amount: number };

export function TransferFacts({ bank, number, amount }: Props) {
  return (
    <Facts
      items={[
        [screens.payouts.bank, bank],
        [screens.payouts.accountNumber, number],
        [screens.common.youReceive, showNaira(amount)],
        [screens.payouts.charge, screens.payouts.noneAdirePaysForTheTransfer],
        [screens.payouts.when, screens.payouts.usuallyWithinMinutes],
      ]}
    />
  );
}
