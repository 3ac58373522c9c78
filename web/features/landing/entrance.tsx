/** The ways in: to /login as the specification has them, or to the own side for who is signed in. */
import type { LinkProps } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { words } from '#contract/words.ts';
import { ButtonLink, type ButtonVariant } from '#web/ui/button.tsx';

const w = words.landing;
type Place = 'header' | 'hero' | 'why' | 'how';

const LABELS: Record<string, string> = {
  '/updateProfile': 'Finish your profile',
  '/publicProfile': 'Go to your profile',
  '/hunterDashboard': 'Go to your jobs',
};

/** `home` of who is signed in, else null. */
export function Entrance({ home, place }: { home: string | null; place: Place }) {
  if (home) {
    return place === 'header' || place === 'hero' ? (
      <WayIn to={home} label={LABELS[home] ?? 'Go on'} arrow={place === 'hero'} />
    ) : null;
  }
  switch (place) {
    case 'header':
      return (
        <>
          <WayIn to="/login" label="Log in" variant="quiet" />
          <span className="max-sm:hidden">
            <WayIn to="/login" label={w.getStarted} />
          </span>
        </>
      );
    case 'hero':
      return (
        <>
          <WayIn to="/login" label={w.getStarted} arrow />
          <WayIn to="/login" label={w.becomeTalent} variant="secondary" />
        </>
      );
    case 'why':
      return <WayIn to="/login" label={w.becomeTalent} />;
    case 'how':
      return <WayIn to="/login" label={w.getStarted} arrow />;
  }
}

type WayProps = { to: string; label: string; variant?: ButtonVariant; arrow?: boolean };

function WayIn({ to, label, variant, arrow = false }: WayProps) {
  return (
    <ButtonLink to={to as LinkProps['to']} variant={variant}>
      {label}
      {arrow && <ArrowRight size={18} />}
    </ButtonLink>
  );
}
