/** A step of an order between the two, in the middle of their conversation, with the way to the order. */
import { Link, type LinkProps } from '@tanstack/react-router';
import type { Message } from '#contract/messages/messages.ts';
import { words } from '#contract/words.ts';
import { showClock, showMoment } from '#web/lib/dates.ts';
import { linkParts } from '#web/lib/link-parts.ts';

export function EventLine({ line }: { line: Message }) {
  return (
    <li className="mt-4 mb-1 flex justify-center">
      <p className="max-w-prose rounded-card bg-sunken px-3.5 py-2 text-center text-sm text-balance wrap-anywhere text-soft">
        {line.message}{' '}
        <time
          dateTime={line.created_at}
          title={showMoment(line.created_at)}
          className="whitespace-nowrap tabular-nums"
        >
          {showClock(line.created_at)}
        </time>
        {line.link && <OrderLink link={line.link} />}
      </p>
    </li>
  );
}

function OrderLink({ link }: { link: string }) {
  const { to, search, hash } = linkParts(link);
  return (
    <Link
      to={to as LinkProps['to']}
      search={search as LinkProps['search']}
      hash={hash}
      className="ml-2 inline-block rounded-sm py-1 font-semibold text-link underline underline-offset-3"
    >
      {words.common.actions.viewOrder}
    </Link>
  );
}
