/** For a talent: how many places of the Line showed their work this week; nothing when there were none. */
import { useQuery } from '@tanstack/react-query';
import { line } from '#contract/gigs/line.ts';
import { words } from '#contract/words.ts';
import { showNumber } from '#web/lib/dates.ts';
import { callOptions } from '#web/lib/query.ts';

export function ExposureNote() {
  const { data } = useQuery(callOptions(line.exposure));
  if (!data || data.shown === 0) return null;
  const { shown, given } = data;
  return (
    <p className="rounded bg-wash px-4 py-3 text-on-wash">
      {words.gigs.line.exposure(showNumber(shown), shown)}
      {given > 0 && `, ${words.gigs.line.given(showNumber(given))}`}.
    </p>
  );
}
