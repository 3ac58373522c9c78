/** Where the money goes, how much arrives, and when. */
import { showNaira } from '#web/lib/money.ts';
import { Facts } from '#web/ui/card.tsx';

type Props = { bank: string; number: string; amount: number };

export function TransferFacts({ bank, number, amount }: Props) {
  return (
    <Facts
      items={[
        ['Bank', bank],
        ['Account number', number],
        ['You receive', showNaira(amount)],
        ['Charge', 'None: Adire pays for the transfer'],
        ['When', 'Usually within minutes'],
      ]}
    />
  );
}
