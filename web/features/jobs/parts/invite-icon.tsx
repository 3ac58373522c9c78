/** "Invite to a job" at the head of a conversation: on phones its picture alone, for whoever hires. */
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { useDesk } from '#web/lib/media.ts';
import { Button, IconButton } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';

const DIALOG = later(async () => (await import('../invite-talent-dialog.tsx')).InviteTalentDialog);

export function InviteIcon({ talent }: { talent: { id: string; name: string } }) {
  const [open, setOpen] = useState(false);
  const opens = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <>
      {useDesk() ? (
        <Button variant="secondary" size="sm" icon={<UserPlus size={18} />} {...opens}>
          {words.buying.invitation.toJob}
        </Button>
      ) : (
        <IconButton label={words.buying.invitation.toJob} {...opens}>
          <UserPlus size={20} />
        </IconButton>
      )}
      {open && <LazyDialog dialog={DIALOG} given={{ talents: [talent], onClose: () => setOpen(false) }} />}
    </>
  );
}
