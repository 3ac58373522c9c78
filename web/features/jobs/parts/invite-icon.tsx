/** "Invite to a job" at the head of a conversation: its picture alone, for whoever hires. */
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { IconButton } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';

const DIALOG = later(async () => (await import('../invite-talent-dialog.tsx')).InviteTalentDialog);

export function InviteIcon({ talent }: { talent: { id: string; name: string } }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={words.buying.invitation.toJob} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UserPlus size={20} />
      </IconButton>
      {open && <LazyDialog dialog={DIALOG} given={{ talents: [talent], onClose: () => setOpen(false) }} />}
    </>
  );
}
