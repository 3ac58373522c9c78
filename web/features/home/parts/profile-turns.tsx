/** Above a talent's own profile: how much waits for them, as the way there; nothing where nothing waits. */
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { useTurns } from '../use-turns.ts';

export function ProfileTurns() {
  const { mine = [] } = useTurns('talent').data ?? {};
  if (mine.length === 0) return null;
  return (
    <TextLink to={paths.start} className="-my-3 justify-self-start py-2.5">
      {words.shell.waiting.waits(mine.length)}
    </TextLink>
  );
}
