/** One finding: what each side says, how much is at stake, and how an operator ends it. */
import type * as z from 'zod/mini';
import { type findingLine, operatorFindings } from '#contract/operator/findings.ts';
import { showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { TextLink } from '#web/ui/basics/text-link.tsx';
import { Act } from './act.tsx';
import { tellDecided } from './suspense.tsx';
import { Reference } from './tables.tsx';

type Finding = z.output<typeof findingLine>;

const CLASSES: Record<Finding['class'], string> = {
  'missing-here': 'The provider has it, we do not',
  'missing-there': 'We have it, the provider does not',
  amount: 'Another amount',
  currency: 'Another currency',
  status: 'Another state',
  duplicate: 'Twice at the provider',
  stuck: 'Stands still',
  unexplained: 'Nothing explains it',
};
const SUBJECTS: Record<Finding['subject'], string> = {
  payment: 'Payment',
  payout: 'Payout',
  refund: 'Refund',
  balance: 'Balance',
  event: 'Message of the provider',
};
/** What the reference is of. */
const NAMES: Record<Finding['subject'], string> = {
  payment: 'Reference',
  payout: 'Reference',
  refund: 'Refund of the provider',
  balance: 'Row of the provider’s balance',
  event: 'Message',
};
const ENDINGS = { repaired: 'Put right', vanished: 'Gone', settled: 'Settled' } as const;

export function FindingCard({ finding }: { finding: Finding }) {
  const { ending, amount, about, proposal } = finding;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg leading-7">
          {SUBJECTS[finding.subject]}: {CLASSES[finding.class].toLowerCase()}
        </h2>
        <span className="flex flex-wrap gap-2">
          {!ending && finding.needs_two && <Badge tone="warn">Needs two operators</Badge>}
          <Badge tone={ending ? 'quiet' : 'bad'}>{ending ? ENDINGS[ending] : 'Open'}</Badge>
        </span>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Side name="Ours" text={finding.ours ?? 'nothing'} />
        <Side name="The provider’s" text={finding.theirs ?? 'nothing'} />
        <Side name="At stake" text={amount === null ? '–' : showNaira(amount)} />
      </dl>
      <p className="text-soft">
        {NAMES[finding.subject]} <Reference text={finding.reference} />
        {about && (
          <>
            , <AboutLink about={about} />
          </>
        )}
      </p>
      <p className="text-sm text-soft">
        First seen {showMoment(finding.first_seen_at)}, last {showMoment(finding.last_seen_at)}
        {finding.ended_at && `, ended ${showMoment(finding.ended_at)}`}.
      </p>
      {finding.settled_by && (
        <p className="break-words">
          {finding.settled_by.name}: {finding.reason}
        </p>
      )}
      {proposal && (
        <p className="rounded bg-ochre-wash p-3 text-ochre">
          {proposal.by.name} proposes to settle it: {proposal.reason}
        </p>
      )}
      {!ending && <Settle finding={finding} />}
    </li>
  );
}

function Side({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere tabular-nums">{text}</dd>
    </div>
  );
}

function AboutLink({ about: { kind, id } }: { about: NonNullable<Finding['about']> }) {
  return kind === 'job' ? (
    <TextLink to="/operator/jobs/$id" params={{ id }}>
      The job
    </TextLink>
  ) : (
    <TextLink to="/operator/payouts/$id" params={{ id }}>
      The payout
    </TextLink>
  );
}

function Settle({ finding }: { finding: Finding }) {
  const settle = useMutationCall(operatorFindings.settle);
  const act = async (reason: string) => {
    const { waiting } = await settle.mutateAsync({ params: { id: finding.id }, body: { reason } });
    tellDecided(waiting, 'The finding is settled');
  };
  return (
    <div>
      <Act
        label="Settle"
        title="Settle this finding"
        text="Say what it was and what was done about it. No money moves by this. It is listed again only when a side says something else."
        act={act}
        done={null}
      />
    </div>
  );
}
