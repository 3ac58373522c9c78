/** The dispute on the page of its order: both statements with their evidence, what is proposed, and what can be done. */

import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { type Dispute, disputes } from '#contract/disputes/disputes.ts';
import type { OrderRow } from '#contract/orders/orders.ts';
import { screens, words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { type Later, later } from '#web/lib/later.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import type { Side } from '#web/lib/session.ts';
import { Badge, type Tone } from '#web/ui/basics/badge.tsx';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { Skeleton } from '#web/ui/basics/skeleton.tsx';
import { DivisionLines } from '#web/ui/division-lines.tsx';
import { FileLink } from '#web/ui/pieces/file-link.tsx';
import type { SettlementProps } from '../settlement-dialogs.tsx';

type Deed = 'answer' | 'propose' | 'accept' | 'withdraw';
type Props = { order: OrderRow; side: Side };

const settlements = () => import('../settlement-dialogs.tsx');
const statements = () => import('../statement-dialogs.tsx');

const DIALOGS: Record<Deed, Later<ComponentType<SettlementProps>>> = {
  answer: later(async () => (await statements()).AnswerDisputeDialog),
  propose: later(async () => (await settlements()).ProposeDialog),
  accept: later(async () => (await settlements()).AcceptProposalDialog),
  withdraw: later(async () => (await settlements()).WithdrawDisputeDialog),
};

const STATES: Record<Dispute['state'], { label: string; tone: Tone }> = {
  answer: { label: screens.disputes.waitingForAnAnswer, tone: 'warn' },
  decision: { label: screens.disputes.waitingForADecision, tone: 'warn' },
  withdrawn: { label: screens.common.withdrawn, tone: 'quiet' },
  settled: { label: screens.disputes.settled, tone: 'good' },
  decided: { label: screens.disputes.decided, tone: 'active' },
};

export function DisputePanel({ order, side }: Props) {
  const query = useDispute(order.job_id);
  return (
    <QueryView
      query={query}
      errorTitle={screens.disputes.theDisputeCouldNotBeLoaded}
      waiting={<Skeleton className="h-44 w-full" />}
    >
      {({ dispute }) => dispute && <Panel dispute={dispute} order={order} side={side} />}
    </QueryView>
  );
}

function Panel({ dispute, order, side }: Props & { dispute: Dispute }) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const names = { hunter: order.user.name, talent: order.creative.name };
  const other = side === 'hunter' ? names.talent : names.hunter;
  const nameOf = (one: Side) => (one === side ? screens.common.you : names[one]);
  const state = STATES[dispute.state];
  const given = { dispute, price: order.price_budget, side, other, onClose: () => setDeed(null) };
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          <Scale aria-hidden size={22} className="text-link" />
          {screens.disputes.dispute}
        </span>
      }
      actions={<Badge tone={state.tone}>{state.label}</Badge>}
    >
      <div className="grid gap-5">
        <Statement
          statement={dispute.statement}
          name={nameOf(dispute.opened_by)}
          verb={screens.disputes.openedTheDispute}
        />
        {dispute.answer ? (
          <Statement
            statement={dispute.answer}
            name={nameOf(dispute.answer.by)}
            verb={screens.disputes.answered}
          />
        ) : (
          <Silence dispute={dispute} mine={dispute.opened_by !== side} other={other} />
        )}
        <Proposal dispute={dispute} side={side} other={other} />
        <Outcome dispute={dispute} side={side} other={other} />
        {!dispute.ended_at && <Deeds dispute={dispute} order={order} side={side} open={setDeed} />}
      </div>
      {deed && <LazyDialog key={deed} dialog={DIALOGS[deed]} given={given} />}
    </Card>
  );
}

/** What the missing answer means. */
function Silence({ dispute, mine, other }: { dispute: Dispute; mine: boolean; other: string }) {
  if (dispute.state !== 'answer' && !dispute.silent) return null;
  const who = mine ? screens.disputes.youHave : screens.disputes.has(other);
  return (
    <p className="rounded bg-sunken p-4 text-soft">
      {dispute.silent
        ? screens.disputes.notAnsweredInTimeAdireDecides(who)
        : screens.disputes.untilToAnswer(
            who,
            showMoment(dispute.answer_by),
            mine ? screens.disputes.afterThatAdireDecidesOnWhat : words.dispute.silence(other),
          )}
    </p>
  );
}

type PartProps = { dispute: Dispute; side: Side; other: string };

function Proposal({ dispute: { proposal }, side, other }: PartProps) {
  if (!proposal) return null;
  return (
    <section className="grid gap-3 rounded border border-line p-4">
      <h3 className="text-base leading-6">
        {screens.disputes.toDivideItSo(
          proposal.by === side ? screens.disputes.youPropose : screens.disputes.proposes(other),
        )}
      </h3>
      <DivisionLines division={proposal.division} side={side} other={other} />
      <p className="text-sm text-soft">
        {screens.disputes.proposed(
          showMoment(proposal.at),
          proposal.by === side
            ? screens.disputes.itCountsOnceAcceptsItA(other)
            : screens.disputes.itCountsOnceYouAcceptIt,
        )}
      </p>
    </section>
  );
}

/** How it ended, with the reason of an operator. */
function Outcome({ dispute, side, other }: PartProps) {
  const { outcome, state, ended_at: endedAt } = dispute;
  if (state === 'withdrawn' && endedAt) {
    return <p className="text-soft">{screens.disputes.withdrawnTheOrderWentOnWhere(showMoment(endedAt))}</p>;
  }
  if (!outcome || !endedAt) return null;
  return (
    <section className="grid gap-3 rounded bg-sunken p-4">
      <h3 className="text-base leading-6">
        {state === 'decided' ? screens.disputes.howAdireDecided : screens.disputes.whatYouBothAgreedOn},{' '}
        {showMoment(endedAt)}
      </h3>
      {outcome.reason && <p className="whitespace-pre-wrap wrap-anywhere">{outcome.reason}</p>}
      <DivisionLines division={outcome.division} side={side} other={other} />
    </section>
  );
}

type DeedsProps = { dispute: Dispute; order: OrderRow; side: Side; open: (deed: Deed) => void };

/** Exactly what the order's `can` says, the main deed first. */
function Deeds({ dispute, order: { can }, side, open }: DeedsProps) {
  const { proposal } = dispute;
  const own = proposal?.by === side;
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
      {can.includes('answer-dispute') && (
        <Button onClick={() => open('answer')}>{screens.disputes.answerTheDispute}</Button>
      )}
      {can.includes('accept-settlement') && proposal && (
        <Button
          variant={can.includes('answer-dispute') ? 'secondary' : 'primary'}
          onClick={() => open('accept')}
        >
          {screens.disputes.acceptForYou(
            showNaira(side === 'talent' ? proposal.division.talent : proposal.division.hunter),
          )}
        </Button>
      )}
      {can.includes('propose-settlement') && (
        <Button variant="secondary" onClick={() => open('propose')}>
          {own ? screens.disputes.changeYourProposal : screens.disputes.proposeADivision}
        </Button>
      )}
      {can.includes('withdraw-dispute') && (
        <Button variant="quiet" onClick={() => open('withdraw')}>
          {screens.disputes.withdrawTheDispute}
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
        <span className="text-soft"> · {showMoment(statement.at)}</span>
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{statement.text}</p>
      {statement.files.length > 0 && (
        <ul aria-label={screens.disputes.evidenceOf(name)} className="grid">
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

/** Links to files are signed for 10 minutes; they are renewed before that while the page is looked at. */
const RENEW_MS = 8 * 60_000;

/** The dispute of an order. */
function useDispute(jobId: string) {
  return useQuery({
    ...callOptions(disputes.get, { params: { id: jobId } }),
    refetchInterval: RENEW_MS,
  });
}
