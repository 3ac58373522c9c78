/** What a hunter can do with a posted job: a row of buttons on wide screens, a menu on phones, and the dialogs behind. */
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, ListChecks, Pencil, Trash2, UserPlus, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Job } from '#contract/jobs.ts';
import { useWide } from '#web/lib/media.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, type MenuEntry } from '#web/ui/menu.tsx';
import { DeleteJobDialog } from './delete-job-dialog.tsx';
import { EditJobDialog } from './edit-job-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { InvitedDialog } from './invited-dialog.tsx';
import { MilestonesDialog } from './milestones-dialog.tsx';

type Deed = 'edit' | 'invite' | 'invited' | 'milestones' | 'delete';

export function JobActions({ job }: { job: Job }) {
  const wide = useWide();
  const [open, setOpen] = useState<Deed | null>(null);
  const deeds = deedsOf(job);
  return (
    <>
      {wide ? (
        <div className="-mx-3 flex flex-wrap gap-x-1">
          {deeds.map(({ deed, label, icon }) => (
            <Button key={deed} variant="quiet" size="sm" icon={icon} onClick={() => setOpen(deed)}>
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <Menu
          trigger={
            <Button variant="secondary" icon={<Ellipsis size={18} />}>
              More
            </Button>
          }
          align="end"
          entries={deeds.map(
            ({ deed, label, icon }): MenuEntry => ({
              kind: 'action',
              label,
              icon,
              danger: deed === 'delete',
              onSelect: () => setOpen(deed),
            }),
          )}
        />
      )}
      {open && <JobDialog deed={open} job={job} onGo={setOpen} />}
    </>
  );
}

type Entry = { deed: Deed; label: string; icon: ReactNode };

function deedsOf(job: Job): Entry[] {
  const entries: (Entry & { shown: boolean })[] = [
    { deed: 'edit', label: 'Edit job', icon: <Pencil size={16} />, shown: job.can.includes('edit') },
    {
      deed: 'invite',
      label: 'Invite a talent',
      icon: <UserPlus size={16} />,
      shown: job.can.includes('invite'),
    },
    {
      deed: 'invited',
      label: `Invited talents (${job.invitees.length})`,
      icon: <Users size={16} />,
      shown: true,
    },
    { deed: 'milestones', label: 'View milestones', icon: <ListChecks size={16} />, shown: true },
    { deed: 'delete', label: 'Delete', icon: <Trash2 size={16} />, shown: job.can.includes('delete') },
  ];
  return entries.filter(({ shown }) => shown);
}

function JobDialog({ deed, job, onGo }: { deed: Deed; job: Job; onGo: (deed: Deed | null) => void }) {
  const navigate = useNavigate();
  const close = () => onGo(null);
  if (deed === 'edit') return <EditJobDialog job={job} onClose={close} />;
  if (deed === 'delete') return <DeleteJobDialog job={job} onClose={close} />;
  if (deed === 'invite') return <InviteDialog job={job} onClose={close} />;
  if (deed === 'invited') {
    const invite = job.can.includes('invite') ? () => onGo('invite') : undefined;
    return <InvitedDialog job={job} onClose={close} onInvite={invite} />;
  }
  const edit = () =>
    void navigate({
      to: '/hunterDashboard/milestoneedit',
      search: { job: job.id },
      state: { milestones: job.milestones },
    });
  return <MilestonesDialog job={job} onClose={close} onEdit={job.can.includes('edit') ? edit : undefined} />;
}
