/** What waits for a person, as the first lines of their summary. */
import type { Language } from '#contract/core/languages.ts';
import { showNaira } from '#contract/core/money.ts';
import { factsOf, turnAddress } from '#contract/orders/turn-cards.ts';
import * as paths from '#contract/site/paths.ts';
import type { Read } from '#server/core/db/database.ts';
import { wordsIn, writingOf } from '#server/core/i18n/language.ts';
import { turnsOf } from '#server/orders/turns/queries.ts';

/** Maximum number of waiting cards named; the rest are counted. */
const NAMED_MAX = 5;

type Line = { title: string; text: string; url: string };

/** Lines for what waits for a person as a hunter, then as a talent, each by the next deadline; empty when nothing waits. */
export async function turnLines(
  db: Read,
  { userId, now, language, site }: { userId: string; now: Date; language: Language; site: string },
): Promise<Line[]> {
  const { home: words, shell } = wordsIn(language);
  const lines: Line[] = [];
  for (const side of ['hunter', 'talent'] as const) {
    const { mine } = await turnsOf({ db, now, actor: { userId } }, side);
    for (const card of mine) {
      const facts = factsOf(card, showNaira(card.amount, writingOf(language)));
      const { button, text } = words.doing[card.turn.doing];
      lines.push({
        title: words.mail.line(button(facts), card.title),
        text: text(facts),
        url: `${site}${turnAddress(card, side)}`,
      });
    }
  }
  const more = lines.length - NAMED_MAX;
  if (more <= 0) return lines;
  const all = {
    title: words.mail.more(more),
    text: shell.waiting.waits(lines.length),
    url: `${site}${paths.start}`,
  };
  return [...lines.slice(0, NAMED_MAX), all];
}
