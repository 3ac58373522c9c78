/** The submissions of an order: pictures, files, comments, and the answers to them. */
import type { OrderDetail } from '#contract/orders/orders.ts';
import * as paths from '#contract/site/paths.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { later, useLater } from '#web/lib/later.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { ButtonLink } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { SentBack } from '../lists/sent-back.tsx';
import { WorkFiles } from '../lists/work-files.tsx';
import { changesOf, isHandedOver } from '../order-steps.ts';

const PAPERS = later(async () => (await import('./order-papers.tsx')).OrderPapers);

/** Bytes; pictures up to this size load without a tap, because the page is about the work. */
const FREE_BYTES = 400_000;

type Props = { order: OrderDetail; className?: string };
type Round = OrderDetail['job_submissions'][number];

/** The newest round is open; earlier ones are collapsed. */
export function OrderWork({ order, className }: Props) {
  const [newest, ...earlier] = order.job_submissions;
  return (
    <Card title={words.orders.submissions.title} actions={<RoundsUsed order={order} />} className={className}>
      {newest ? (
        <div className="grid gap-5">
          <WorkRound order={order} round={newest} accepted={isAccepted(order)} />
          {isHandedOver(order) && <Papers order={order} />}
          {earlier.length > 0 && (
            <details className="border-t border-line pt-2">
              <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-link">
                {words.orders.submissions.earlier(earlier.length)}
              </summary>
              <ol className="grid gap-5 pt-3">
                {earlier.map((round) => (
                  <li key={round.id} className="border-line not-last:border-b not-last:pb-5">
                    <WorkRound order={order} round={round} old />
                  </li>
                ))}
              </ol>
            </details>
          )}
        </div>
      ) : (
        <div className="grid gap-5">
          <p className="text-soft">{words.common.fixed.noSubmittedJob}</p>
          {isHandedOver(order) && <Papers order={order} />}
        </div>
      )}
    </Card>
  );
}

function Papers({ order }: { order: OrderDetail }) {
  const { part: OrderPapers } = useLater(PAPERS);
  return OrderPapers ? <OrderPapers order={order} /> : <div aria-hidden className="min-h-25 sm:min-h-11" />;
}

/** The rounds of changes used and included, the same for both sides. */
function RoundsUsed({ order }: { order: OrderDetail }) {
  const { used, included } = changesOf(order);
  if (included === null) return null;
  return <p className="text-sm text-soft tabular-nums">{words.orders.submissions.changes(used, included)}</p>;
}

/** True when the newest round is the accepted one. */
function isAccepted({ status, money }: OrderDetail): boolean {
  return status === 'accepted' && money.division.kind === 'acceptance';
}

type RoundProps = {
  order: OrderDetail;
  round: Round;
  accepted?: boolean;
  /** An earlier round: nothing is fetched before a tap. */
  old?: boolean;
};

function WorkRound({ order, round, accepted = false, old = false }: RoundProps) {
  const { files, links } = round;
  return (
    <article aria-label={words.orders.submissions.round(round.round)} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-sm text-soft">
          <strong className="font-semibold text-ink">{words.orders.submissions.round(round.round)}</strong>{' '}
          {words.orders.submissions.submittedAt(sayMoment(round.created_at))}
        </p>
        {accepted && <Badge tone="good">{words.orders.shared.accepted}</Badge>}
        {round.declined_at && <Badge tone="warn">{words.orders.shared.changesRequested}</Badge>}
        {!old && files.length > 0 && (
          <ButtonLink
            to={paths.proofRoom}
            params={{ id: order.job_id }}
            size="sm"
            variant="secondary"
            className="min-h-11 max-sm:grow"
          >
            {words.orders.submissions.lookAt}
          </ButtonLink>
        )}
      </div>
      <WorkFiles
        order={order}
        files={files}
        links={links}
        none={`${words.common.labels.attachment}${colon} ${words.common.fixed.noSubmittedJob}`}
        freeBytes={old ? 0 : FREE_BYTES}
      />
      <p className="whitespace-pre-wrap wrap-anywhere">{round.comment}</p>
      {round.decline_reason && (
        <SentBack at={round.declined_at && sayMoment(round.declined_at)} reason={round.decline_reason} />
      )}
    </article>
  );
}
