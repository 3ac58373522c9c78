/** Opens the message dialog; hidden from the person themselves, and leads visitors to the login and back. */
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
  /** A part of `label`: all that shows on phones, where space is short. */
  short?: string;
  /** True to open at once: a visitor pressed it before signing in. */
  wanted: boolean;
};

export function ContactButton({ to, about, label, short, variant = 'secondary', wanted }: Props) {
  const { person } = useSession();
  const next = useNext('message');
  const [open, setOpen] = useState(wanted && person !== null);
  if (person?.user.id === to.id) return null;
  const look = {
    ...{ variant, icon: <MessageCircle size={18} /> },
    ...(short && { 'aria-label': label, className: 'max-lg:flex-none! max-lg:px-3!' }),
    children: short ? (
      <>
        <span className="lg:hidden">{short}</span>
        <span className="max-lg:hidden">{label}</span>
      </>
    ) : (
      label
    ),
  };
  if (!person) return <ButtonLink to={paths.login} search={next} {...look} />;
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && <LazyDialog dialog={DIALOG} given={{ to, about, onClose: () => setOpen(false) }} />}
    </>
  );
}
