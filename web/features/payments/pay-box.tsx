/** The sum to pay and the button that leads to the provider; when it can not be paid, why. */
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { ErrorNote } from '#web/ui/basics/error-note.tsx';
import { NetworkButton } from '#web/ui/pieces/network-button.tsx';
import { Tooltip } from '#web/ui/pieces/tooltip.tsx';
import { type PayableBid, usePay } from './use-pay.ts';

export function PayBox({ bid, cancelled }: { bid: PayableBid; cancelled: boolean }) {
  const { pay, busy, error } = usePay(bid.job_id);
  return (
    <Card>
      <div className="grid gap-3">
        <div>
          <p className="text-soft">{words.payments.pay.sum}</p>
          <p className="text-4xl leading-12 font-bold tabular-nums">{showNaira(bid.accept_price)}</p>
        </div>
        {error && <ErrorNote text={messageOf(error)} />}
        {bid.can_pay ? (
          <>
            {cancelled && (
              <p role="status" className="rounded bg-sunken p-3">
                {words.payments.pay.left}
              </p>
            )}
            {bid.held && (
              <p className="rounded bg-ochre-wash p-3 text-ochre">{words.payments.pay.underReview}</p>
            )}
            <NetworkButton wide busy={busy} onClick={pay}>
              {words.payments.pay.confirm(showNaira(bid.accept_price))}
            </NetworkButton>
            <p className="text-sm text-soft">{words.payments.pay.methods}</p>
          </>
        ) : (
          <NotNow bid={bid} />
        )}
      </div>
    </Card>
  );
}

function NotNow({ bid }: { bid: PayableBid }) {
  const why = bid.why_not ?? words.payments.fixed.notAccepted;
  return (
    <>
      <Tooltip text={why}>
        <Button wide blocked>
          {words.common.actions.pay}
        </Button>
      </Tooltip>
      <p className="rounded bg-sunken p-3 first-letter:uppercase">{why}.</p>
      <ButtonLink to={paths.order.hunter} params={{ id: bid.job_id }} variant="secondary" wide>
        {words.payments.pay.order}
      </ButtonLink>
    </>
  );
}
