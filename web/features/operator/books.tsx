/** Whether every kobo is explained: the rules of the books asked now, and how much is where. */
import { useQuery } from '@tanstack/react-query';
import { operatorMoney } from '#contract/operator/money.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';

const KINDS: Record<string, string> = {
  'provider-clearing': 'At the provider',
  escrow: 'In escrow',
  'talent-payable': 'Earned by talents',
  'hunter-payback': 'Payback of hunters',
  'payout-in-flight': 'Payouts on their way',
  'refund-in-flight': 'Refunds on their way',
  'platform-fee': 'Fees earned',
  'gateway-fee-cost': 'Cost of payments',
  'transfer-fee-cost': 'Cost of transfers',
  suspense: 'In suspense',
  'chargeback-loss': 'Lost to chargebacks',
};

export function Books() {
  const books = useQuery({ ...callOptions(operatorMoney.books), gcTime: 0 });
  return (
    <QueryView query={books} errorTitle="The books could not be checked">
      {({ totals, violations }) => (
        <div className="grid gap-5 md:grid-cols-2">
          <Card title="Rules of the books">
            {violations.length === 0 ? (
              <p className="flex flex-wrap items-center gap-3">
                <Badge tone="good">Whole</Badge> Every kobo is explained.
              </p>
            ) : (
              <ul className="grid gap-3">
                {violations.map((one) => (
                  <li key={`${one.invariant}${one.what}`}>
                    <Badge tone="bad">{one.invariant}</Badge> {one.property}
                    <span className="block text-sm break-all text-soft">{one.what}</span>
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title="How much is where">
            <Facts items={totals.map(({ kind, balance }) => [KINDS[kind] ?? kind, showNaira(balance)])} />
            <p className="mt-3 text-sm text-soft">
              Credit is positive: what we hold at the provider stands here as a debt to everybody else.
            </p>
          </Card>
        </div>
      )}
    </QueryView>
  );
}
