/** The hunter's jobs that take bids, to invite talents to one; or a new job for one of them. */
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { firstNameOf } from '#contract/core/names.ts';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showNaira } from '#web/lib/money.ts';
import { callOptions } from '#web/lib/query.ts';
import { Badge } from '#web/ui/basics/badge.tsx';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { Dialog } from '#web/ui/basics/dialog.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { type InvitedTalent as Talent, useInvites } from './invites.ts';

type Props = { talents: readonly Talent[]; skill?: string | undefined; onClose: () => void };

const NEWEST = { query: { limit: '50' } };

/** Mount it to open it. */
export function InviteTalentDialog({ talents, skill, onClose }: Props) {
  const [only, another] = talents;
  const alone = only && !another ? { id: only.id, name: firstNameOf(only.name) } : null;
  const query = useOwnJobs();
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.buying.invitation.toJob}
      text={
        alone
          ? words.buying.invitation.toJobLead(alone.name)
          : words.buying.invitation.toJobLeadAll(talents.length)
      }
      actions={
        <ButtonLink
          to={paths.createJob}
          search={{ ...(alone && { talent: alone.id }), ...(skill && { skill }) }}
          variant={query.data?.length === 0 ? 'primary' : 'secondary'}
          icon={<Plus size={18} />}
        >
          {alone ? words.buying.invitation.postFor(alone.name) : words.common.actions.postJob}
        </ButtonLink>
      }
    >
      <QueryView
        query={query}
        errorTitle={words.jobs.list.failed}
        waiting={<SkeletonList rows={2} className="h-20" />}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="py-4 text-soft">{words.buying.invitation.noJobs}</p>
          ) : (
            <ul className="divide-y divide-line">
              {list.map((job) => (
                <JobLine key={job.id} job={job} talents={talents} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Dialog>
  );
}

/** The newest jobs, open and closed, to which a person can be invited. */
function useOwnJobs() {
  const open = useQuery(callOptions(jobs.listOwnOpen, NEWEST));
  const closed = useQuery(callOptions(jobs.listOwnClosed, NEWEST));
  const all = open.data && closed.data && [...open.data.data.data, ...closed.data.jobs];
  return {
    data: all
      ?.filter(({ can }) => can.includes('invite'))
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at)),
    error: open.error ?? closed.error,
    isFetching: open.isFetching || closed.isFetching,
    refetch: () => Promise.all([open.refetch(), closed.refetch()]),
  };
}

type LineProps = { job: Job; talents: readonly Talent[] };

/** A job, and whether the talents were invited to it already. */
function JobLine({ job, talents }: LineProps) {
  const invite = useInvites();
  const stateOf = ({ id }: Talent) => job.invitees.find(({ talent }) => talent.id === id)?.state;
  const left = talents.filter((talent) => !['invited', 'applied'].includes(stateOf(talent) ?? ''));
  const haveApplied = talents.every((talent) => stateOf(talent) === 'applied');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="font-semibold wrap-anywhere">{job.title}</p>
        <p className="text-sm text-soft">
          <span className="tabular-nums">{showNaira(job.price_budget)}</span>
          {' · '}
          {job.job_type === 'open' ? words.jobs.fixed.ownOpenHint : words.jobs.fixed.ownClosedHint}
        </p>
      </div>
      {left.length === 0 ? (
        <Badge tone={haveApplied ? 'good' : 'active'}>
          {haveApplied ? words.common.status.applied : words.common.status.invited}
        </Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          busy={invite.isPending}
          onClick={() => invite.mutate({ job: job.id, talents: left })}
        >
          {talents.length === 1
            ? words.buying.invitation.action
            : words.buying.invitation.actionAll(left.length)}
          <span className="sr-only"> {words.buying.invitation.actionTo(job.title)}</span>
        </Button>
      )}
    </li>
  );
}
