/** Acts of operators, as a timeline: who, what, about what, why, and what changed. */
import type * as z from 'zod/mini';
import type { logLine } from '#contract/operator/lines.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx';
import { Reference } from './tables.tsx';

type LogLine = z.output<typeof logLine>;

const ACT_WORDS: Record<string, string> = {
  'session.begin': 'signed in',
  'person.suspend': 'suspended a person',
  'person.restore': 'let a person in again',
  'person.end-sessions': 'signed a person out everywhere',
  'messages.read': 'read the messages of a job',
  'payment.ask': 'asked the provider about a reference',
  'suspense.give': 'gave money in suspense to a hunter',
  'suspense.give.propose': 'proposed to give money in suspense to a hunter',
  'suspense.refund': 'sent money in suspense back',
  'suspense.refund.propose': 'proposed to send money in suspense back',
  'refund.ask': 'asked about a refund',
  'payout.ask': 'asked about a payout',
  'payout.finish': 'released a payout',
  'dispute.decide': 'decided a dispute',
  'dispute.decide.propose': 'proposed how to decide a dispute',
  'dispute.note': 'wrote to both sides of a dispute',
  'books.compare': 'compared both books',
  'finding.settle': 'settled a finding',
  'finding.settle.propose': 'proposed to settle a finding',
  'faq.add': 'added a question',
  'faq.change': 'changed a question',
  'faq.remove': 'removed a question',
  'faq.arrange': 'put the questions in order',
  'category.add': 'added a category',
  'category.change': 'changed a category',
  'category.arrange': 'put the categories in order',
  'skill.add': 'added a skill',
  'skill.change': 'changed a skill',
  'policy.publish': 'published a fee policy',
  'mail.retry': 'tried a mail again',
  'work.retry': 'retried parked work',
  'export.take': 'took out a table',
};

export function LogList({ log, about = false }: { log: readonly LogLine[]; about?: boolean }) {
  return <Timeline label="Acts of operators" entries={log.map((line) => entryOf(line, about))} />;
}

function entryOf(line: LogLine, about: boolean): TimelineEntry {
  return {
    id: line.id,
    at: line.at,
    title: `${line.operator.name} ${ACT_WORDS[line.act] ?? line.act}`,
    text: (
      <>
        <p className="break-words">{line.reason}</p>
        {about && <About about={line.about} />}
        <Changes line={line} />
      </>
    ),
  };
}

function About({ about: { kind, id } }: { about: LogLine['about'] }) {
  if (kind === 'person')
    return (
      <TextLink to="/operator/people/$id" params={{ id }}>
        The person
      </TextLink>
    );
  if (kind === 'job')
    return (
      <TextLink to="/operator/jobs/$id" params={{ id }}>
        The job
      </TextLink>
    );
  if (kind === 'payout')
    return (
      <TextLink to="/operator/payouts/$id" params={{ id }}>
        The payout
      </TextLink>
    );
  if (kind === 'dispute')
    return (
      <TextLink to="/operator/disputes/$id" params={{ id }}>
        The dispute
      </TextLink>
    );
  return (
    <p>
      <Reference text={id} />
    </p>
  );
}

function Changes({ line: { before, after } }: { line: LogLine }) {
  if (!before && !after) return null;
  return (
    <details>
      <summary className="min-h-9 cursor-pointer py-1 text-sm text-link">What changed</summary>
      <pre className="overflow-x-auto rounded bg-sunken p-3 font-mono text-xs whitespace-pre-wrap text-ink">
        {before && `before ${JSON.stringify(before, null, 2)}\n`}
        {after && `after ${JSON.stringify(after, null, 2)}`}
      </pre>
    </details>
  );
}
