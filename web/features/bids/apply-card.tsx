/** Where a talent applies: the form comes when one scrolls near it or goes to it by keys. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Job } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words.ts';
import { later, useLater } from '#web/lib/later.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { ErrorBox } from '#web/ui/basics/error-box.tsx';

const FORM = later(async () => (await import('./apply-form.tsx')).ApplyForm);

/** So far below the screen it is fetched, so that who reads on finds it there. */
const NEAR = '240px';

type Props = { job: Job; onApplied: (bidId: string) => void };

export function ApplyCard({ job, onApplied }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<'no' | 'near' | 'now'>('no');
  const { part: ApplyForm, failure, retry } = useLater(FORM, wanted !== 'no');
  const here = ApplyForm !== null;
  useNear(place, () => setWanted((before) => (before === 'no' ? 'near' : before)));
  useEffect(() => {
    if (here && wanted === 'now') place.current?.querySelector('textarea')?.focus();
  }, [here, wanted]);
  return (
    <Card title={words.jobs.apply.heading}>
      <div ref={place} className="min-h-80">
        {ApplyForm && <ApplyForm job={job} onApplied={onApplied} />}
        {!ApplyForm && failure !== null && (
          <ErrorBox error={failure} title={words.jobs.apply.failed} onRetry={retry} />
        )}
        {!ApplyForm && failure === null && (
          <Button busy={wanted !== 'no'} onClick={() => setWanted('now')} onFocus={() => setWanted('now')}>
            {words.jobs.apply.write}
          </Button>
        )}
      </div>
    </Card>
  );
}

function useNear(ref: RefObject<HTMLElement | null>, onNear: () => void) {
  const [tell] = useState(() => onNear);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && tell(),
      { rootMargin: `0px 0px ${NEAR}` },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, tell]);
}
