/** The acceptance items of the work: the hunter ticks or refuses each, the talent sees the answers. */
import { Check, X } from 'lucide-react';
import { firstNameOf } from '#contract/core/names.ts';
import { acceptance } from '#contract/orders/acceptance.ts';
import type { OrderDetail } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';
import { ItemAnswer } from '#web/ui/proof/item-answer.tsx';

const w = words.room.acceptance;
type Item = OrderDetail['acceptance'][number];
type Props = { order: OrderDetail };

/** Renders nothing when none were agreed: older orders, and briefs without acceptance items. */
export function AcceptanceCard({ order }: Props) {
  const { acceptance: items } = order;
  const judge = useMutationCall(acceptance.judge, { untilFresh: true });
  const judges = order.can.includes('judge-item');
  const sent = judge.isPending ? judge.variables : null;
  if (items.length === 0) return null;
  const judged = items.some(({ met }) => met !== null);
  return (
    <Card
      title={w.title}
      actions={
        judged && (
          <p className="text-sm text-soft tabular-nums">
            {w.count(items.filter(({ met }) => met).length, items.length)}
          </p>
        )
      }
    >
      <p className="mb-2 text-sm text-soft">
        {judges ? w.hunterLead(firstNameOf(order.creative.name)) : w.lead}
      </p>
      <ul className="grid divide-y divide-line">
        {items.map((item) => {
          const met = sent?.params.id === item.id ? sent.body.met : item.met;
          return (
            <li key={item.id} className="flex min-h-11 items-center gap-3 py-1">
              {!judges && (met !== null || order.status === 'submitted') && <ItemAnswer met={met} />}
              <span className="min-w-0 flex-1 wrap-anywhere">{item.text}</span>
              {judges && (
                <Buttons
                  item={{ ...item, met }}
                  onJudge={(answer) => judge.mutate({ params: { id: item.id }, body: { met: answer } })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {judge.error && <ErrorBox error={judge.error} title={w.failed} />}
    </Card>
  );
}

type ButtonsProps = { item: Item; onJudge: (met: boolean) => void };

function Buttons({ item, onJudge }: ButtonsProps) {
  const look = (on: boolean, colour: string) =>
    cx(
      'grid size-11 place-items-center rounded border',
      on ? colour : 'border-control bg-card text-soft hover:bg-wash',
    );
  return (
    <span className="flex shrink-0 gap-2">
      <button
        type="button"
        aria-pressed={item.met === true}
        aria-label={w.metItem(item.text)}
        onClick={() => onJudge(true)}
        className={look(item.met === true, 'border-leaf bg-leaf-wash text-leaf')}
      >
        <Check aria-hidden size={20} />
      </button>
      <button
        type="button"
        aria-pressed={item.met === false}
        aria-label={w.notMetItem(item.text)}
        onClick={() => onJudge(false)}
        className={look(item.met === false, 'border-brick bg-brick-wash text-brick')}
      >
        <X aria-hidden size={20} />
      </button>
    </span>
  );
}
