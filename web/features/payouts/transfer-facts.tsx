/** Where the money goes, how much arrives, and when. */
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { Facts } from '#web/ui/basics/card.tsx';

type Props = { bank: string; number: string; amount: number };

export function TransferFacts({ bank, number, amount }: Props) {
  return (
    <Facts
      items={[
        [words.payouts.newAccount.bank, bank],
        [words.payouts.fixed.accountNumber, number],
        [words.common.money.youReceive, showNaira(amount)],
        [words.payouts.withdraw.charge, words.payouts.withdraw.noCharge],
        [words.payouts.withdraw.arrival, words.payouts.withdraw.arrivalText],
      ]}
    />
  );
}
