/** /operator/disputes/$id: both statements, the order and its files, and the decision. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#contract/core/endpoint.ts';
import type { DisputeCase } from '#contract/disputes/dispute-cases.ts';
import type { Dispute } from '#contract/disputes/disputes.ts';
import { operatorDisputes } from '#contract/operator/disputes.ts';
import { noteForm } from '#contract/operator/lines.ts';
import { showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions, useMutationCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SafeHtml } from '#web/ui/lists/safe-html.tsx';
import { FileLink } from '#web/ui/pieces/file-link.tsx';
import { Act } from './act.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { DecisionParts } from './decision-parts.tsx';
import { DisputeState } from './dispute-state.tsx';
import { Nothing } from './list-frame.tsx';
import { LogList } from './log-list.tsx';
import { Messages } from './messages.tsx';
import { Section } from './section.tsx';
import { JobLink, PersonLink } from './tables.tsx';

type Page = Reply<typeof operatorDisputes.get>;

export function DisputeScreen({ id }: { id: string }) {
  const query = useQuery(callOptions(operatorDisputes.get, { params: { id } }));
  return (
    <>
      {!query.data && <PageHeader back={!query.error} title="Dispute" />}
      <QueryView query={query} errorTitle="The dispute could not be loaded">
        {(page) => <Case page={page} />}
      </QueryView>
    </>
  );
}

function Case({ page }: { page: Page }) {
  const { case: one, proposal, log } = page;
  const { dispute } = one;
  return (
    <>
      <PageHeader
        back
        title={one.title}
        badges={<DisputeState state={dispute.state} />}
        actions={dispute.ended_at === null && <Acts page={page} />}
      />
      <div className="grid gap-8">
        {proposal && (
          <p className="rounded bg-ochre-wash p-3 text-ochre">
            {proposal.own ? 'You propose' : `${proposal.by} proposes`} {showNaira(Number(proposal.talent))}{' '}
            for the talent before the fee: {proposal.reason}.{' '}
            {proposal.own ? 'Another operator has' : 'A second operator has'} to decide the same.
          </p>
        )}
        {dispute.outcome && <Outcome dispute={dispute} />}
        <div className="grid gap-5 md:grid-cols-2">
          <Statement title="Opened" statement={dispute.statement} one={one} />
          {dispute.answer ? (
            <Statement title="Answer" statement={dispute.answer} one={one} />
          ) : (
            <Card title="Answer">
              <p className="text-soft">
                {dispute.silent ? 'None came in time.' : `Awaited until ${showMoment(dispute.answer_by)}.`}
              </p>
            </Card>
          )}
        </div>
        <Order one={one} />
        <div className="grid gap-5 md:grid-cols-2">
          <Card title="If the work were accepted as it stands">
            <DecisionParts division={one.if_accepted} />
          </Card>
          <Card title="If the hunter cancelled as it stands">
            <DecisionParts division={one.if_cancelled} />
          </Card>
        </div>
        <Work one={one} />
        <Messages jobId={dispute.job_id} />
        <Section title="Log">
          {log.length > 0 ? <LogList log={log} /> : <Nothing text="No operator did anything here." />}
        </Section>
      </div>
    </>
  );
}

function Acts({ page: { case: one, proposal } }: { page: Page }) {
  const [deciding, setDeciding] = useState(false);
  const note = useMutationCall(operatorDisputes.note);
  const { id, state } = one.dispute;
  return (
    <>
      <Act
        label="Write to both"
        confirm="Send"
        title="Write to both sides"
        text="It goes to both, into their history and by mail."
        reason={{
          schema: noteForm,
          label: 'Message',
          hint: 'Both sides read it, and the log keeps it for good',
        }}
        act={(reason) => note.mutateAsync({ params: { id }, body: { reason } })}
        done="Sent to both"
      />
      {state === 'decision' && (
        <Button variant={proposal?.own ? 'secondary' : 'primary'} onClick={() => setDeciding(true)}>
          {proposal?.own ? 'Change the proposal' : 'Decide'}
        </Button>
      )}
      {deciding && <DecideDialog one={one} onClose={() => setDeciding(false)} />}
    </>
  );
}

type StatementProps = { title: string; statement: Dispute['statement']; one: DisputeCase };

function Statement({ title, statement, one }: StatementProps) {
  const person = statement.by === 'hunter' ? one.hunter : one.talent;
  return (
    <Card title={`${title} by the ${statement.by}`}>
      <p className="mb-2 text-sm text-soft">
        <PersonLink person={person} />, {showMoment(statement.at)}
      </p>
      <p className="break-words whitespace-pre-line">{statement.text}</p>
      {statement.files.map((file) => (
        <div key={file.id}>
          <FileLink file={file} />
        </div>
      ))}
    </Card>
  );
}

function Order({ one }: { one: DisputeCase }) {
  return (
    <Section title="The order">
      <Card className="max-w-3xl">
        <Facts
          items={[
            ['Order', <JobLink key="job" job={{ id: one.dispute.job_id, title: one.title }} />],
            ['Hunter', <PersonLink key="hunter" person={one.hunter} />],
            ['Talent', <PersonLink key="talent" person={one.talent} />],
            ['In escrow', showNaira(one.if_accepted.price)],
          ]}
        />
        <h3 className="mt-4 font-semibold">Brief</h3>
        <SafeHtml html={one.brief} />
        {one.terms && (
          <>
            <h3 className="mt-4 font-semibold">Terms</h3>
            <p className="break-words whitespace-pre-line">{one.terms}</p>
          </>
        )}
      </Card>
    </Section>
  );
}

function Work({ one }: { one: DisputeCase }) {
  return (
    <Section title="What was handed in">
      {one.submissions.length === 0 ? (
        <Nothing text="The whole work was not handed in." />
      ) : (
        <ul className="grid gap-3">
          {one.submissions.map((round) => (
            <li key={round.id} className="rounded-card border border-line bg-card p-4">
              <p className="font-semibold">Round {round.round}</p>
              <p className="break-words whitespace-pre-line">{round.comment}</p>
              {round.file && <FileLink file={round.file} />}
              {round.decline_reason && (
                <p className="break-words text-soft">Declined: {round.decline_reason}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Outcome({ dispute: { outcome } }: { dispute: Dispute }) {
  if (!outcome) return null;
  return (
    <Card title="How it ended">
      {outcome.reason && <p className="mb-3 break-words">{outcome.reason}</p>}
      <DecisionParts division={outcome.division} />
    </Card>
  );
}
