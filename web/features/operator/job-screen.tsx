/** /operator/jobs/$id: one job with its money, history, payments, payouts and files. */
import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator/operator.ts';
import { showDay } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Card, Facts } from '#web/ui/basics/card.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { JobStatusBadge } from '#web/ui/lists/job-badges.tsx';
import { SafeHtml } from '#web/ui/lists/safe-html.tsx';
import { FileLink } from '#web/ui/pieces/file-link.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { Nothing } from './list-frame.tsx';
import { LogList } from './log-list.tsx';
import { Messages } from './messages.tsx';
import { Postings } from './postings.tsx';
import { Listed, Section } from './section.tsx';
import { PaymentsTable, PayoutsTable, PersonLink, Reference } from './tables.tsx';

type JobPage = Reply<typeof operator.job>;

export function JobScreen({ id }: { id: string }) {
  const query = useQuery(callOptions(operator.job, { params: { id } }));
  return (
    <>
      {!query.data && <PageHeader back={!query.error} title="Job" />}
      <QueryView query={query} errorTitle="The job could not be loaded">
        {(page) => <Job page={page} />}
      </QueryView>
    </>
  );
}

function Job({ page }: { page: JobPage }) {
  const { job, payments, payouts, files, log, postings } = page;
  return (
    <>
      <PageHeader
        back
        title={job.title}
        badges={
          <>
            <JobStatusBadge status={job.status} />
            {job.deleted && <Badge>Taken down</Badge>}
          </>
        }
      />
      <div className="grid gap-8">
        <div className="grid gap-5 md:grid-cols-2">
          <About job={job} />
          <MoneyNow job={job} />
        </div>
        <Brief page={page} />
        <Section title="Movements of money">
          {postings.length > 0 ? <Postings postings={postings} /> : <Nothing text="No money moved yet." />}
        </Section>
        <Listed title="Payments" rows={payments}>
          {(rows) => <PaymentsTable payments={rows} />}
        </Listed>
        <Listed title="Payouts" rows={payouts}>
          {(rows) => <PayoutsTable payouts={rows} />}
        </Listed>
        {files.length > 0 && (
          <Section title="Files">
            <ul className="grid gap-1 rounded-card border border-line bg-card p-4">
              {files.map((file) => (
                <li key={file.url}>
                  <FileLink file={file} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {job.talent && <Messages jobId={job.id} />}
        <div className="grid gap-8 md:grid-cols-2">
          <Section title="History">
            <History page={page} />
          </Section>
          <Section title="Log">
            {log.length > 0 ? <LogList log={log} /> : <Nothing text="No operator did anything here." />}
          </Section>
        </div>
      </div>
    </>
  );
}

function About({ job }: Pick<JobPage, 'job'>) {
  return (
    <Card title="Parties">
      <Facts
        items={[
          ['Hunter', <PersonLink key="hunter" person={job.hunter} />],
          ['Talent', job.talent ? <PersonLink key="talent" person={job.talent} /> : 'Nobody yet'],
          ['Posted', showDay(job.created_at)],
          [
            'Dates',
            job.start_date && job.end_date ? `${showDay(job.start_date)} – ${showDay(job.end_date)}` : '–',
          ],
          ['Id', <Reference key="id" text={job.id} small />],
        ]}
      />
    </Card>
  );
}

function MoneyNow({ job }: Pick<JobPage, 'job'>) {
  return (
    <Card title="Money now">
      <Facts
        items={[
          ['Budget', showNaira(job.budget)],
          ['Price agreed', job.price === null ? '–' : showNaira(job.price)],
          ['In escrow', showNaira(job.escrow)],
          ['The talent can withdraw', showNaira(job.talent_payable)],
          ['The hunter can withdraw', showNaira(job.hunter_payback)],
        ]}
      />
    </Card>
  );
}

function Brief({ page: { job, milestones } }: { page: JobPage }) {
  return (
    <Section title="Brief and milestones">
      <div className="grid gap-3 rounded-card border border-line bg-card p-4">
        <SafeHtml html={job.brief} />
        <ol className="grid gap-1">
          {milestones.map((milestone) => (
            <li key={milestone.position} className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere">
                {milestone.position}. {milestone.title}
              </span>
              <span className="text-sm text-soft">
                due after {milestone.due} days, {milestone.penalty}% penalty, handed in{' '}
                {milestone.submissions}×
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function History({ page: { history } }: { page: JobPage }) {
  return (
    <Timeline
      label="History of the job"
      entries={history.map(({ id, at, title, text }) => ({
        id,
        at,
        title,
        text: text && <p className="break-words">{text}</p>,
      }))}
    />
  );
}
