/** /operator/jobs: jobs and orders by title or state, the newest first. */
import { jobStatuses } from '#contract/acts/job.ts';
import { operator } from '#contract/operator/operator.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { JOB_STATUS_WORDS } from '#web/ui/lists/job-badges.tsx';
import { ListFrame } from './list-frame.tsx';
import { SearchField } from './search-field.tsx';
import { JobsTable } from './tables.tsx';

/** As it stands in the address; an unknown status is none. */
export type JobsSearch = { q?: string; status?: string };

type Props = { search: JobsSearch; onSearch: (search: JobsSearch) => void };

export function JobsScreen({ search, onSearch }: Props) {
  const { q } = search;
  const status = jobStatuses.find((one) => one === search.status);
  const query = { ...(q && { q }), ...(status && { status }) };
  const pages = useCallPages(operator.jobs, { query }, (reply) => ({ items: reply.jobs, next: reply.next }));
  return (
    <>
      <PageHeader title="Jobs" />
      <div className="mb-5 grid gap-3 sm:grid-cols-[1fr_14rem] sm:items-end">
        <SearchField
          key={q ?? ''}
          label="Find a job"
          placeholder="Title or id"
          value={q ?? ''}
          onSearch={(typed) => onSearch({ ...(status && { status }), ...(typed && { q: typed }) })}
        />
        <SelectField
          label="Status"
          hideLabel
          value={status ?? ''}
          placeholder="Every status"
          options={jobStatuses.map((one) => ({ value: one, label: JOB_STATUS_WORDS[one] }))}
          onChange={({ target }) => {
            onSearch({ ...(q && { q }), ...(target.value && { status: target.value }) });
          }}
        />
      </div>
      <ListFrame pages={pages} errorTitle="Jobs could not be loaded" empty="No job is found.">
        {(jobs) => <JobsTable jobs={jobs} />}
      </ListFrame>
    </>
  );
}
