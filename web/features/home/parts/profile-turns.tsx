/** Above a talent's own profile: how much waits for them, and the way there; nothing where nothing waits. */
import { CircleUserRound } from 'lucide-react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { useTurns } from '../use-turns.ts';

export function ProfileTurns() {
  const { mine = [] } = useTurns('talent').data ?? {};
  if (mine.length === 0) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-wash p-4 text-on-wash">
      <h2 className="flex items-center gap-2 text-lg leading-7 font-semibold">
        <CircleUserRound aria-hidden size={20} className="shrink-0" />
        {words.shell.waiting.waits(mine.length)}
      </h2>
      <ButtonLink to={paths.start} className="max-sm:w-full">
        {words.shell.waiting.open}
      </ButtonLink>
    </section>
  );
}
