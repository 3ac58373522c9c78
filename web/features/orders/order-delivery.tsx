/** What was delivered, newest round first: when, the comment, the attachment, and the answer to it. */
import type { OrderDetail } from '#contract/orders/orders.ts';
import { colon } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { showLongMoment, showMoment } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { FileLink } from '#web/ui/pieces/file-link.tsx';

type Props = { order: OrderDetail; className?: string };
type Round = OrderDetail['job_submissions'][number];

export function OrderDelivery({ order, className }: Props) {
  const rounds = order.job_submissions;
  return (
    <Card title={words.orders.submissions.title} className={className}>
      {rounds.length === 0 ? (
        <p className="text-soft">{words.common.fixed.noSubmittedJob}</p>
      ) : (
        <ol className="grid gap-5">
          {rounds.map((round, index) => (
            <DeliveryRound
              key={round.id}
              round={round}
              accepted={
                index === 0 && order.status === 'accepted' && order.money.division.kind === 'acceptance'
              }
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

function DeliveryRound({ round, accepted }: { round: Round; accepted: boolean }) {
  return (
    <li className="grid gap-2 border-line not-last:border-b not-last:pb-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          <strong className="font-semibold">{words.orders.submissions.round(round.round)}</strong>
          <span className="text-soft">
            {' '}
            {words.orders.submissions.submittedAt(showLongMoment(round.created_at))}
          </span>
        </p>
        {accepted && <Badge tone="good">{words.orders.shared.accepted}</Badge>}
        {round.declined_at && <Badge tone="bad">{words.orders.submissions.declined}</Badge>}
      </div>
      <p className="whitespace-pre-wrap wrap-anywhere">{round.comment}</p>
      {round.file ? (
        <FileLink file={round.file} />
      ) : (
        <p className="text-soft">{`${words.common.labels.attachment}${colon} ${words.common.fixed.noSubmittedJob}`}</p>
      )}
      {round.decline_reason && (
        <div className="rounded bg-brick-wash p-3">
          <p className="font-semibold text-brick">
            {words.orders.shared.changesRequested}
            {round.declined_at && <span className="font-normal"> · {showMoment(round.declined_at)}</span>}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{round.decline_reason}</p>
        </div>
      )}
    </li>
  );
}
