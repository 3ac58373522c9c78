/** What a hunter can do with a posted job: a row of buttons on wide screens, a menu on phones, and their dialogs. */
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, ListChecks, Pencil, Trash2, UserPlus, Users } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type Job, jobs } from '#contract/jobs/jobs.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { type Later, later } from '#web/lib/later.ts';
import { useFitsTables } from '#web/lib/media.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { notify } from '#web/ui/basics/toast.tsx';
import type { MenuEntry } from '#web/ui/menu-popup.tsx';
import { ConfirmCall } from '#web/ui/pieces/confirm-dialog.tsx';
import { Menu } from '#web/ui/pieces/menu.tsx';

type JobAction = 'edit' | 'invite' | 'invited' | 'milestones' | 'delete';
/** `onGo` switches from a dialog that only shows something to the one that changes it, where that is allowed. */
type Given = { job: Job; onClose: () => void; onGo?: (() => void) | undefined };

const DIALOGS: Record<Exclude<JobAction, 'delete'>, Later<ComponentType<Given>>> = {
  edit: later(async () => (await import('../edit-job-dialog.tsx')).EditJobDialog),
  invite: later(async () => (await import('../invite-dialogs.tsx')).InviteDialog),
  invited: later(async () => (await import('../invite-dialogs.tsx')).InvitedDialog),
  milestones: later(async () => (await import('../milestones-dialog.tsx')).MilestonesDialog),
};

export function JobActions({ job }: { job: Job }) {
  const wide = useFitsTables();
  const [open, setOpen] = useState<JobAction | null>(null);
  const actions = actionsOf(job);
  return (
    <>
      {wide ? (
        <div className="-mx-3 flex flex-wrap gap-x-1">
          {actions.map(({ action, label, icon }) => (
            <Button key={action} variant="quiet" size="sm" icon={icon} onClick={() => setOpen(action)}>
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <Menu
          trigger={
            <Button variant="secondary" icon={<Ellipsis size={18} />}>
              {words.jobs.actions.more}
            </Button>
          }
          entries={actions.map(
            ({ action, label, icon }): MenuEntry => ({
              kind: 'action',
              label,
              icon,
              danger: action === 'delete',
              onSelect: () => setOpen(action),
            }),
          )}
        />
      )}
      {open && <JobDialog action={open} job={job} onGo={setOpen} />}
    </>
  );
}

type Entry = { action: JobAction; label: string; icon: ReactNode };

function actionsOf(job: Job): Entry[] {
  const entries: (Entry & { shown: boolean })[] = [
    {
      action: 'edit',
      label: words.jobs.actions.edit,
      icon: <Pencil size={16} />,
      shown: job.can.includes('edit'),
    },
    {
      action: 'invite',
      label: words.jobs.fixed.invite,
      icon: <UserPlus size={16} />,
      shown: job.can.includes('invite'),
    },
    {
      action: 'invited',
      label: words.jobs.actions.invited(job.invitees.length),
      icon: <Users size={16} />,
      shown: true,
    },
    {
      action: 'milestones',
      label: words.jobs.actions.milestones,
      icon: <ListChecks size={16} />,
      shown: true,
    },
    {
      action: 'delete',
      label: words.common.actions.delete,
      icon: <Trash2 size={16} />,
      shown: job.can.includes('delete'),
    },
  ];
  return entries.filter(({ shown }) => shown);
}

function JobDialog({
  action,
  job,
  onGo,
}: {
  action: JobAction;
  job: Job;
  onGo: (action: JobAction | null) => void;
}) {
  const navigate = useNavigate();
  const ways: Partial<Record<JobAction, () => void>> = {
    ...(job.can.includes('invite') && { invited: () => onGo('invite') }),
    ...(job.can.includes('edit') && {
      milestones: () =>
        void navigate({
          to: paths.editMilestones,
          search: { job: job.id },
          state: { milestones: job.milestones },
        }),
    }),
  };
  if (action === 'delete') return <DeleteJobDialog job={job} onClose={() => onGo(null)} />;
  return (
    <LazyDialog
      key={action}
      dialog={DIALOGS[action]}
      given={{ job, onClose: () => onGo(null), onGo: ways[action] }}
    />
  );
}

/** Asks before a job is deleted. */
function DeleteJobDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  return (
    <ConfirmCall
      danger
      onClose={onClose}
      endpoint={jobs.remove}
      input={{ params: { id: job.id } }}
      onDone={() => notify.good(words.notifications.fixed.deleted)}
      title={words.jobs.deleteJob.title}
      text={words.jobs.deleteJob.lead(job.title, consequence(job.bids_count))}
      confirm={words.jobs.deleteJob.confirm}
      cancel={words.common.actions.keep}
    />
  );
}

function consequence(bids: number): string {
  return bids === 0
    ? words.jobs.deleteJob.noBids
    : words.jobs.deleteJob.bids(words.common.counted.bids(bids));
}
