/** Detail pages in the console: facts, sections, log, and the messages between two parties, opened only with a reason. */
import { type ComponentProps, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import type { Reply } from '#contract/core/endpoint.ts';
import { PRODUCT } from '#contract/core/product.ts';
import type { logLine, posting } from '#contract/operator/lines.ts';
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';
import { showMoment } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { Action, OwnAffair } from './action.tsx';
import { EmptyNote } from './list.tsx';
import { isPlace, PlaceLink, Reference, type TableOf } from './tables.tsx';

type LogLine = z.output<typeof logLine>;
type Posting = z.output<typeof posting>;

type LoadedProps<Data> = {
  /** Heading until the data has loaded. */
  title: string;
  failed: string;
  query: ComponentProps<typeof QueryView<Data>>['query'];
  children: (data: Data) => ReactNode;
};

export function LoadedRecord<Data>({ title, failed, query, children }: LoadedProps<Data>) {
  return (
    <>
      {!query.data && <PageHeader back={!query.error} title={title} />}
      <QueryView query={query} errorTitle={failed}>
        {children}
      </QueryView>
    </>
  );
}

type DetailProps = Omit<ComponentProps<typeof PageHeader>, 'back'> & {
  affair?: { own_affair: boolean };
  children: ReactNode;
};

export function Detail({ affair, children, ...header }: DetailProps) {
  return (
    <>
      <PageHeader back typed {...header} />
      <div className="grid gap-8">
        {affair && <OwnAffair of={affair} />}
        {children}
      </div>
    </>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl leading-7">{title}</h2>
      {children}
    </section>
  );
}

type TableProps<Row> = { table: TableOf<Row>; rows: readonly Row[]; empty?: string };

/** A table under its heading; left out when there are no rows and no `empty` text. */
export function TableSection<Row>({ table, rows, empty }: TableProps<Row>) {
  if (rows.length === 0 && !empty) return null;
  return (
    <Section title={table.caption}>
      {rows.length > 0 ? <DataTable {...table} rows={rows} /> : <EmptyNote text={empty ?? ''} />}
    </Section>
  );
}

type Fact = readonly [label: string, value: ReactNode];

/** Facts without a value are left out. */
export function FactsCard({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card title={title}>
      <Facts items={facts.filter(([, value]) => value !== null)} />
    </Card>
  );
}

export function Movements({ postings }: { postings: readonly Posting[] }) {
  const w = words.operator.job;
  return (
    <Section title={w.movements}>
      {postings.length === 0 && <EmptyNote text={w.noMovements} />}
      <ol className="grid gap-3">
        {postings.map((one) => (
          <li key={one.id} className="card p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="font-semibold">{one.title}</p>
              <p className="text-sm text-soft">{showMoment(one.at)}</p>
            </div>
            <dl className="mt-2 grid gap-1">
              {one.legs.map((leg) => (
                <div key={leg.account} className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <dt className="min-w-0">{accountName(leg.account)}</dt>
                  <dd className="ml-auto tabular-nums">{showNaira(leg.amount)}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-2 text-sm break-all text-soft">{w.booked(one.cause, one.actor)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The name of an account of the books, whose key begins with its kind. */
function accountName(key: string): string {
  const names: Partial<Record<string, string>> = words.operator.books.accounts;
  return names[key.split(':')[0] ?? ''] ?? key;
}

export function LogSection({ log }: { log: readonly LogLine[] }) {
  const w = words.operator.log;
  return (
    <Section title={w.title}>{log.length > 0 ? <LogList log={log} /> : <EmptyNote text={w.none} />}</Section>
  );
}

/** Operators' actions: who, what, about what, why, and what changed. */
export function LogList({ log, about = false }: { log: readonly LogLine[]; about?: boolean }) {
  const w = words.operator.log;
  const verbs: Partial<Record<string, string>> = w.verbs;
  const entries = log.map((line) => ({
    id: line.id,
    at: line.at,
    title: w.line(line.operator.name, verbs[line.act] ?? line.act),
    text: (
      <>
        <p className="break-words">{line.reason}</p>
        {about && <About about={line.about} />}
        <Changes line={line} />
      </>
    ),
  }));
  return <Timeline label={w.list} entries={entries} />;
}

function About({ about: { kind, id } }: Pick<LogLine, 'about'>) {
  return isPlace(kind) ? <PlaceLink to={kind} id={id} /> : <Reference text={id} />;
}

function Changes({ line: { before, after } }: { line: LogLine }) {
  const w = words.operator.log;
  if (!before && !after) return null;
  return (
    <details>
      <summary className="min-h-9 cursor-pointer py-1 text-sm text-link">{w.changed}</summary>
      <pre className="overflow-x-auto rounded bg-sunken p-3 font-mono text-xs whitespace-pre-wrap text-ink">
        {before && `${w.before} ${JSON.stringify(before, null, 2)}\n`}
        {after && `${w.after} ${JSON.stringify(after, null, 2)}`}
      </pre>
    </details>
  );
}

const w = words.operator.messages;

/** The messages between the parties of a job: opened only with a reason, which is logged. */
export function Messages({ jobId }: { jobId: string }) {
  const [read, setRead] = useState<Reply<typeof operator.messages>['messages'] | null>(null);
  return (
    <Section title={w.title}>
      {read?.length === 0 && <EmptyNote text={w.empty} />}
      {read === null ? (
        <div className="card flex flex-wrap items-center justify-between gap-3 p-4">
          <p className="text-soft">{w.lead}</p>
          <Action
            label={w.action}
            title={w.dialog}
            text={w.text}
            endpoint={operator.messages}
            input={(body) => ({ params: { id: jobId }, body })}
            onReply={({ messages }) => setRead(messages)}
            done={w.done}
          />
        </div>
      ) : (
        <ol className="card grid max-h-[32rem] gap-3 overflow-y-auto p-4 empty:hidden">
          {read.map(({ id, sender, created_at, body }) => (
            <li key={id}>
              <p className="text-sm text-soft">
                {sender?.name ?? PRODUCT}, {showMoment(created_at)}
              </p>
              <p className="break-words whitespace-pre-line">{body}</p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
