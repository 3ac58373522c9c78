/** /operator/jobs: jobs and orders by title or status; and one of them with its money, history and files. */
import { useQuery } from '@tanstack/react-query';
import { type JobStatus, jobStatuses } from '#contract/acts/statuses.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import { operator } from '#contract/operator/operator.ts';
import { words } from '#contract/words.ts';
import { showDay } from '#web/lib/dates.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { FileLink } from '#web/ui/files/file-link.tsx';
import { JOB_STATUS_WORDS, JobStatusBadge } from '#web/ui/lists/status-badges.tsx';
import { SafeHtml } from '#web/ui/safe-html.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import {
  Detail,
  FactsCard,
  LoadedRecord,
  LogSection,
  Messages,
  Movements,
  Section,
  TableSection,
} from './parts/detail.tsx';
import { ListScreen } from './parts/list.tsx';
import { JOBS, PAYMENTS, PAYOUTS, PersonLink, PlaceLink, Reference, Status } from './parts/tables.tsx';

const label = words.operator.label;
const jobs = words.operator.jobs;
const w = words.operator.job;

export type JobsSearch = { q?: string; status?: JobStatus };
type Props = { search: JobsSearch; onSearch: (search: JobsSearch) => void };

export function JobsScreen(props: Props) {
  return (
    <ListScreen
      {...jobs}
      {...props}
      endpoint={operator.jobs}
      query={props.search}
      of={(reply) => reply.jobs}
      table={JOBS}
      filters={[
        { name: 'q', by: 'search', label: jobs.find, hint: jobs.findHint },
        {
          name: 'status',
          by: 'select',
          label: label.status,
          all: jobs.allStatuses,
          options: jobStatuses.map((one) => [one, JOB_STATUS_WORDS[one]] as const),
        },
      ]}
    />
  );
}

type Page = Reply<typeof operator.job>;

export function JobScreen({ id }: { id: string }) {
  const query = useQuery(callOptions(operator.job, { params: { id } }));
  return (
    <LoadedRecord title={label.job} failed={w.failed} query={query}>
      {(page) => <Job page={page} />}
    </LoadedRecord>
  );
}

function Job({ page }: { page: Page }) {
  const { job, payments, payouts, files, log, postings, history } = page;
  return (
    <Detail
      title={job.title}
      badges={
        <>
          <JobStatusBadge status={job.status} />
          {job.deleted && <Status of="job" is="removed" />}
        </>
      }
    >
      <Overview job={job} />
      <Brief page={page} />
      <Movements postings={postings} />
      <TableSection table={PAYMENTS} rows={payments} />
      <TableSection table={PAYOUTS} rows={payouts} />
      {files.length > 0 && (
        <Section title={label.files}>
          <ul className="card grid gap-1 p-4">
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
        <Section title={w.history}>
          <Timeline
            label={w.historyOf}
            entries={history.map(({ text, ...line }) => ({
              ...line,
              text: text && <p className="break-words">{text}</p>,
            }))}
          />
        </Section>
        <LogSection log={log} />
      </div>
    </Detail>
  );
}

function Overview({ job }: Pick<Page, 'job'>) {
  const { start_date: start, end_date: end } = job;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <FactsCard
        title={w.parties}
        facts={[
          [label.hunter, <PersonLink key="hunter" person={job.hunter} />],
          [label.talent, job.talent ? <PersonLink key="talent" person={job.talent} /> : w.noTalent],
          [label.posted, showDay(job.created_at)],
          [label.dispute, job.dispute_id && <PlaceLink key="dispute" to="dispute" id={job.dispute_id} />],
          [w.dates, start && end ? `${showDay(start)} – ${showDay(end)}` : '–'],
          [label.id, <Reference key="id" text={job.id} small />],
        ]}
      />
      <FactsCard
        title={w.money}
        facts={[
          [label.budget, showNaira(job.budget)],
          [w.price, job.price === null ? '–' : showNaira(job.price)],
          [label.escrow, showNaira(job.escrow)],
          [w.frozen, job.frozen > 0 ? showNaira(job.frozen) : null],
          [w.talentPayable, showNaira(job.talent_payable)],
          [w.hunterPayable, showNaira(job.hunter_payback)],
        ]}
      />
    </div>
  );
}

function Brief({ page: { job, milestones } }: { page: Page }) {
  return (
    <Section title={w.brief}>
      <div className="card grid gap-3 p-4">
        <SafeHtml html={job.brief} />
        <ol className="grid gap-1">
          {milestones.map(({ position, title, due, penalty, submissions }) => (
            <li key={position} className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere">
                {position}. {title}
              </span>
              <span className="text-sm text-soft">{w.milestone(due, penalty, submissions)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
