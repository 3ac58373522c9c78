/** Whether others see a gig: Draft, Live or Paused. */
import { CirclePause, Globe, PencilLine } from 'lucide-react';
import type { GigStatus } from '#contract/acts/gig.ts';
import { words } from '#contract/words.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';

const LOOKS: Record<GigStatus, { label: string; tone: Tone; Icon: typeof Globe }> = {
  draft: { label: words.gigs.status.draft, tone: 'warn', Icon: PencilLine },
  live: { label: words.gigs.status.live, tone: 'good', Icon: Globe },
  paused: { label: words.gigs.status.paused, tone: 'quiet', Icon: CirclePause },
};

export function GigBadge({ status }: { status: GigStatus }) {
  const { label, tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden size={14} />}>
      {label}
    </Badge>
  );
}
