/** What a talent can bid for and has bid for: open jobs, closed jobs to which they are invited, their own applications. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { catalogue } from '#contract/catalogue/catalogue.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { type Pages, useCallPages } from '#web/lib/pages.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { SkeletonList } from '#web/ui/basics/skeleton.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { Tabs } from '#web/ui/lists/tabs.tsx';
import { JobCard } from './cards/job-card.tsx';
import { AppliedJobs } from './parts/applied-jobs.tsx';
import type { RequestTab } from './request-tabs.ts';

type RequestView = { tab: RequestTab; skill: string };

type Props = { view: RequestView; onChange: (view: RequestView) => void };

export function JobRequests(props: Props) {
  const { view, onChange } = props;
  const showOpen = () => onChange({ tab: 'open', skill: '' });
  return (
    <Tabs
      label={words.common.places.jobRequests}
      value={view.tab}
      onChange={(tab) => onChange({ tab, skill: '' })}
      tabs={[
        {
          value: 'open',
          label: words.jobs.fixed.requestsOpen,
          hint: words.jobs.requests.openHint,
          panel: <OpenJobs {...props} />,
        },
        {
          value: 'closed',
          label: words.jobs.fixed.requestsClosed,
          hint: words.jobs.requests.closedHint,
          panel: <ClosedJobs onShowOpen={showOpen} />,
        },
        {
          value: 'applied',
          label: words.jobs.fixed.requestsApplied,
          panel: <AppliedJobs onShowOpen={showOpen} />,
        },
      ]}
    />
  );
}

function OpenJobs({ view, onChange }: Props) {
  const { skill } = view;
  const pages = useCallPages(jobs.listOpen, { query: skill ? { skill } : {} }, ({ openjobs, next }) => ({
    items: openjobs,
    next,
  }));
  const all = () => onChange({ ...view, skill: '' });
  return (
    <>
      <SkillFilter skill={skill} onChange={(chosen) => onChange({ ...view, skill: chosen })} />
      <JobList
        pages={pages}
        empty={
          skill ? (
            <EmptyState
              title={words.jobs.requests.emptySkill(skill)}
              text={words.jobs.requests.emptySkillLead}
              action={
                <Button variant="secondary" onClick={all}>
                  {words.jobs.requests.showAllSkills}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={words.jobs.requests.empty}
              text={words.jobs.requests.emptyLead}
              action={
                <Button variant="secondary" busy={pages.isFetching} onClick={() => pages.refetch()}>
                  {words.jobs.requests.refresh}
                </Button>
              }
            />
          )
        }
      />
    </>
  );
}

function ClosedJobs({ onShowOpen }: { onShowOpen: () => void }) {
  const pages = useCallPages(jobs.listInvited, {}, ({ closedjobs, next }) => ({ items: closedjobs, next }));
  return (
    <JobList
      pages={pages}
      empty={
        <EmptyState
          title={words.jobs.requests.emptyClosed}
          text={words.jobs.requests.emptyClosedLead}
          action={
            <Button variant="secondary" onClick={onShowOpen}>
              {words.jobs.requests.showOpen}
            </Button>
          }
        />
      }
    />
  );
}

function JobList({ pages, empty }: { pages: Pages<Job>; empty: ReactNode }) {
  return (
    <>
      <QueryView
        query={pages}
        errorTitle={words.jobs.requests.failed}
        waiting={<SkeletonList rows={3} className="h-56" />}
      >
        {(found) =>
          found.length === 0 ? (
            empty
          ) : (
            <ul className="grid gap-4">
              {found.map((job) => (
                <JobCard key={job.id} job={job} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <LoadMore pages={pages} />
    </>
  );
}

function SkillFilter({ skill, onChange }: { skill: string; onChange: (skill: string) => void }) {
  const { data } = useQuery({ ...callOptions(catalogue.skills), staleTime: Number.POSITIVE_INFINITY });
  const names = (data?.skills ?? []).map(({ name }) => name);
  if (skill && !names.includes(skill)) names.unshift(skill);
  return (
    <SelectField
      label={words.common.labels.skill}
      name="skill"
      placeholder={words.jobs.requests.allSkills}
      value={skill}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={({ target }) => onChange(target.value)}
      className="mb-4 w-full sm:w-64"
    />
  );
}
