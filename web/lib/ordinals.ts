/** The names of milestones and packages by position. */
import { words } from '#contract/words.ts';

const ORDINALS = [
  words.common.milestones.first,
  words.common.milestones.second,
  words.common.milestones.third,
  words.common.milestones.fourth,
  words.tracker.fixed.fifth,
];

/** `First`; `position` counts from 1. */
export function ordinal(position: number): string {
  return ORDINALS[position - 1] ?? String(position);
}

/** `First milestone`; `position` counts from 1. */
export function milestoneName(position: number): string {
  return words.common.milestones.numbered(ordinal(position));
}
