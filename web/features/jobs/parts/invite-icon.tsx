/** "Invite to a job" in the header of a conversation, for people who hire; on phones only its icon. */
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';

const DIALOG = later(async () => (await import('../invite-talent-dialog.tsx')).InviteTalentDialog);

export function InviteIcon({ talent }: { talent: { id: string; name: string } }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<UserPlus size={20} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-lg:w-11 max-lg:border-transparent max-lg:px-0!"
      >
        <span className="max-lg:sr-only">{words.buying.invitation.toJob}</span>
      </Button>
      {open && <LazyDialog dialog={DIALOG} given={{ talents: [talent], onClose: () => setOpen(false) }} />}
    </>
  );
}
