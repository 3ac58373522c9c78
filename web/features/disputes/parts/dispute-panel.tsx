/** The dispute on the page of its order: both statements with their evidence, the proposal, and the actions. */
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { firstNameOf } from '#contract/core/names.ts';
import { type Dispute, disputes } from '#contract/disputes/disputes.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { words } from '#contract/words.ts';
import { sayMoment } from '#web/lib/dates.ts';
import { type Later, later } from '#web/lib/later.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions, RENEW_LINKS_MS } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { DivisionLines } from '#web/ui/division-lines.tsx';
import { FileLink } from '#web/ui/files/file-link.tsx';
import type { SettlementProps } from '../settlement-dialogs.tsx';

type DisputeAction = 'answer' | 'propose' | 'accept' | 'withdraw';
type Props = { order: OrderRow; side: Side };

const settlements = () => import('../settlement-dialogs.tsx');
const statements = () => import('../statement-dialogs.tsx');

const DIALOGS: Record<DisputeAction, Later<ComponentType<SettlementProps>>> = {
  answer: later(async () => (await statements()).AnswerDisputeDialog),
  propose: later(async () => (await settlements()).ProposeDialog),
  accept: later(async () => (await settlements()).AcceptProposalDialog),
  withdraw: later(async () => (await settlements()).WithdrawDisputeDialog),
};

const STATES: Record<Dispute['state'], { label: string; tone: Tone }> = {
  answer: { label: words.disputes.panel.waitingForAnswer, tone: 'warn' },
  decision: { label: words.disputes.panel.waitingForDecision, tone: 'warn' },
  withdrawn: { label: words.common.status.withdrawn, tone: 'quiet' },
  settled: { label: words.disputes.panel.settled, tone: 'good' },
  decided: { label: words.disputes.panel.decided, tone: 'active' },
};

export function DisputePanel({ order, side }: Props) {
  const query = useDispute(order.job_id);
  return (
    <QueryView
      query={query}
      errorTitle={words.disputes.panel.loadFailed}
      waiting={<Skeleton className="h-44 w-full" />}
    >
      {({ dispute }) => dispute && <Panel dispute={dispute} order={order} side={side} />}
    </QueryView>
  );
}

function Panel({ dispute, order, side }: Props & { dispute: Dispute }) {
  const [action, setAction] = useState<DisputeAction | null>(null);
  const names = { hunter: order.user.name, talent: order.creative.name };
  const other = firstNameOf(side === 'hunter' ? names.talent : names.hunter);
  const nameOf = (one: Side) => (one === side ? words.common.people.you : names[one]);
  const state = STATES[dispute.state];
  const given = { dispute, price: order.price_budget, side, other, onClose: () => setAction(null) };
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          <Scale aria-hidden size={22} className="text-link" />
          {words.disputes.panel.title}
        </span>
      }
      actions={<Badge tone={state.tone}>{state.label}</Badge>}
    >
      <div className="grid gap-5">
        <Statement
          statement={dispute.statement}
          name={nameOf(dispute.opened_by)}
          verb={words.disputes.panel.opened}
        />
        {dispute.answer ? (
          <Statement
            statement={dispute.answer}
            name={nameOf(dispute.answer.by)}
            verb={words.disputes.panel.answered}
          />
        ) : (
          <AnswerDeadline dispute={dispute} mine={dispute.opened_by !== side} other={other} />
        )}
        <Proposal dispute={dispute} side={side} other={other} />
        <Outcome dispute={dispute} side={side} other={other} />
        {!dispute.ended_at && <DisputeActions dispute={dispute} order={order} side={side} open={setAction} />}
      </div>
      {action && <LazyDialog key={action} dialog={DIALOGS[action]} given={given} />}
    </Card>
  );
}

/** Says until when the answer can be given, or what its absence means. */
function AnswerDeadline({ dispute, mine, other }: { dispute: Dispute; mine: boolean; other: string }) {
  if (dispute.state !== 'answer' && !dispute.silent) return null;
  const { youSilent, otherSilent, youUntil, otherUntil } = words.disputes.panel;
  const until = sayMoment(dispute.answer_by);
  const silent = mine ? youSilent : otherSilent(other);
  const waiting = mine ? youUntil(until) : otherUntil(other, until);
  return <p className="rounded bg-sunken p-4 text-soft">{dispute.silent ? silent : waiting}</p>;
}

type PartProps = { dispute: Dispute; side: Side; other: string };

function Proposal({ dispute: { proposal }, side, other }: PartProps) {
  if (!proposal) return null;
  return (
    <section className="grid gap-3 rounded border border-line p-4">
      <h3 className="text-base leading-6">
        {proposal.by === side ? words.disputes.panel.youPropose : words.disputes.panel.otherProposes(other)}
      </h3>
      <DivisionLines division={proposal.division} side={side} other={other} />
      <p className="text-sm text-soft">
        {words.disputes.panel.proposedAt(
          sayMoment(proposal.at),
          proposal.by === side ? words.disputes.panel.ownProposal(other) : words.disputes.panel.otherProposal,
        )}
      </p>
    </section>
  );
}

/** How the dispute ended, with an operator's reason where there is one. */
function Outcome({ dispute, side, other }: PartProps) {
  const { outcome, state, ended_at: endedAt } = dispute;
  if (state === 'withdrawn' && endedAt) {
    return <p className="text-soft">{words.disputes.panel.withdrawnAt(sayMoment(endedAt))}</p>;
  }
  if (!outcome || !endedAt) return null;
  return (
    <section className="grid gap-3 rounded bg-sunken p-4">
      <h3 className="text-base leading-6">
        {state === 'decided' ? words.disputes.panel.decision : words.disputes.panel.settlement},{' '}
        {sayMoment(endedAt)}
      </h3>
      {outcome.reason && <p className="whitespace-pre-wrap wrap-anywhere">{outcome.reason}</p>}
      <DivisionLines division={outcome.division} side={side} other={other} />
    </section>
  );
}

type DisputeActionsProps = {
  dispute: Dispute;
  order: OrderRow;
  side: Side;
  open: (action: DisputeAction) => void;
};

/** Exactly what the order's `can` says, the main action first. */
function DisputeActions({ dispute, order: { can }, side, open }: DisputeActionsProps) {
  const { proposal } = dispute;
  const own = proposal?.by === side;
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
      {can.includes('answer-dispute') && (
        <Button onClick={() => open('answer')}>{words.disputes.panel.answer}</Button>
      )}
      {can.includes('accept-settlement') && proposal && (
        <Button
          variant={can.includes('answer-dispute') ? 'secondary' : 'primary'}
          onClick={() => open('accept')}
        >
          {words.disputes.panel.accept(
            showNaira(side === 'talent' ? proposal.division.talent : proposal.division.hunter),
          )}
        </Button>
      )}
      {can.includes('propose-settlement') && (
        <Button variant="secondary" onClick={() => open('propose')}>
          {own ? words.disputes.panel.changeProposal : words.disputes.propose.title}
        </Button>
      )}
      {can.includes('withdraw-dispute') && (
        <Button variant="quiet" onClick={() => open('withdraw')}>
          {words.disputes.withdraw.confirm}
        </Button>
      )}
    </div>
  );
}

type StatementProps = {
  statement: Dispute['statement'];
  /** "You", or the name of the other side. */
  name: string;
  /** What they did: "opened the dispute". */
  verb: string;
};

/** What one side says in a dispute, with its evidence. */
function Statement({ statement, name, verb }: StatementProps) {
  return (
    <article className="grid gap-2">
      <p>
        <strong className="font-semibold">{name}</strong> {verb}
        <span className="text-soft"> · {sayMoment(statement.at)}</span>
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{statement.text}</p>
      {statement.files.length > 0 && (
        <ul aria-label={words.disputes.evidence.from(name)} className="grid">
          {statement.files.map((file) => (
            <li key={file.id}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** The dispute of an order. */
function useDispute(jobId: string) {
  return useQuery({
    ...callOptions(disputes.get, { params: { id: jobId } }),
    refetchInterval: RENEW_LINKS_MS,
  });
}
