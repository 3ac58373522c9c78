/** The money of an ended order for its reader: the way to withdraw it, or why there is none. */
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { PayoutBadge } from '#web/ui/lists/payout-badge.tsx';
import { Tooltip } from '#web/ui/pieces/tooltip.tsx';

type Props = {
  order: OrderRow;
  onPay: () => void;
  /** What the button says; `Payment` unless said otherwise. */
  label?: string;
  wide?: boolean;
};

/** The button is there only while something can be withdrawn. */
export function PaymentCell({ order, onPay, label = words.common.fixed.payment, wide = false }: Props) {
  const { withdrawable, payout } = order;
  if (withdrawable <= 0) {
    return payout ? (
      <PayoutBadge progress={payout} />
    ) : (
      <span className="text-soft">{words.orders.payment.nothing}</span>
    );
  }
  return (
    <span className="inline-grid justify-items-end gap-1 sm:justify-items-start">
      <Tooltip text={words.orders.fixed.receivePayment}>
        <Button size="sm" className="min-h-11" wide={wide} onClick={onPay}>
          {label}
          <span className="sr-only"> {words.orders.payment.of(showNaira(withdrawable), order.title)}</span>
        </Button>
      </Tooltip>
      {payout === 'returned' && <PayoutBadge progress={payout} />}
    </span>
  );
}
