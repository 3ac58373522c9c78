/** Opens the message dialog; not shown to the person themselves, and for visitors it leads to the login and back. */
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import * as paths from '#contract/site/paths.ts';
import { later } from '#web/lib/later.ts';
import { useSession } from '#web/lib/session.ts';
import { useNext } from '#web/lib/wants.ts';
import { Button, ButtonLink, type ButtonVariant } from '#web/ui/basics/button.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';

const DIALOG = later(async () => (await import('../message-dialogs.tsx')).MessageDialog);

type Props = {
  to: { id: string; name: string };
  about?: string;
  /** `Contact creative talent`, `Send message`. */
  label: string;
  variant?: ButtonVariant;
  /** On phones only its picture shows, where space is short. */
  compact?: boolean;
  /** Opens at once: a visitor had pressed it before the login. */
  wanted?: boolean;
};

export function ContactButton({
  to,
  about,
  label,
  variant = 'secondary',
  compact = false,
  wanted = false,
}: Props) {
  const { person } = useSession();
  const next = useNext('message');
  const [open, setOpen] = useState(wanted && person !== null);
  if (person?.user.id === to.id) return null;
  const look = {
    ...{ variant, icon: <MessageCircle size={18} /> },
    ...(compact && { className: 'max-lg:flex-none!' }),
    children: <span className={compact ? 'max-lg:sr-only' : undefined}>{label}</span>,
  };
  if (!person) return <ButtonLink to={paths.login} search={next} {...look} />;
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && <LazyDialog dialog={DIALOG} given={{ to, about, onClose: () => setOpen(false) }} />}
    </>
  );
}
