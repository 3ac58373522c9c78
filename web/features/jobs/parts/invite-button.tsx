/** "Invite to a job" beside a talent: for hunters it opens the dialog, visitors sign in first and come back. */
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { useSession } from '#web/lib/session.ts';
import { useNext } from '#web/lib/wants.ts';
import { Button, ButtonLink } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';

const DIALOG = later(async () => (await import('../invite-talent-dialog.tsx')).InviteTalentDialog);

type Props = {
  /** At least one. */
  talents: readonly { id: string; name: string }[];
  /** The talent's skill, for a job that is posted for them. */
  skill?: string | undefined;
  /** True to open at once: a visitor pressed it before signing in. */
  wanted?: boolean;
  primary?: boolean;
};

/** Renders nothing for talents who do not hire, and on the person's own page. */
export function InviteButton({ talents, skill, wanted = false, primary }: Props) {
  const { person } = useSession();
  const next = useNext('invite');
  const hires = person?.sides.includes('hunter') === true && talents.every(({ id }) => id !== person.user.id);
  const [open, setOpen] = useState(wanted && hires);
  if (person && !hires) return null;
  const look = {
    ...({ variant: primary ? 'primary' : 'secondary', icon: <UserPlus size={18} /> } as const),
    children: words.buying.invitation.toJob,
  };
  if (!person) return <ButtonLink to={paths.login} search={next} {...look} />;
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && <LazyDialog dialog={DIALOG} given={{ talents, skill, onClose: () => setOpen(false) }} />}
    </>
  );
}
