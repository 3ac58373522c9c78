/** The way from an order to its board on the project tracker. */
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import type { Side } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';

/** `id` is the tracked order's. */
export function BoardLink({ id, side }: { id: string; side: Side }) {
  return (
    <ButtonLink to={paths.board[side]} params={{ id }} size="sm" variant="secondary" className="min-h-11">
      {words.common.fixed.projectTracker}
    </ButtonLink>
  );
}
