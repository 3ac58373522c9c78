/** Where a dispute stands, as a chip. */
import type { DisputeState as State } from '#contract/disputes/disputes.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';

const WORDS: Record<State, readonly [label: string, tone: Tone]> = {
  answer: ['Waits for the answer', 'active'],
  decision: ['To be decided', 'warn'],
  withdrawn: ['Withdrawn', 'quiet'],
  settled: ['Settled', 'good'],
  decided: ['Decided', 'good'],
};

export function DisputeState({ state }: { state: State }) {
  const [label, tone] = WORDS[state];
  return <Badge tone={tone}>{label}</Badge>;
}
