/** The status of an order's money: expected, available, on its way, or paid. */

import type { EarningStatus } from '#contract/payouts/earning-statuses.ts';
import { words } from '#contract/words.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';

const TONES: Record<EarningStatus, Tone> = {
  pending: 'quiet',
  available: 'good',
  sent: 'active',
  paid: 'good',
};

export function MoneyBadge({ status }: { status: EarningStatus }) {
  return <Badge tone={TONES[status]}>{words.payouts.status[status]}</Badge>;
}
