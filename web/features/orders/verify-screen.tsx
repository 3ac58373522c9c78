/** /verify: who holds the rights to a file, by its fingerprint alone; the file itself is not sent. */
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CircleSlash, FileUp } from 'lucide-react';
import { useState } from 'react';
import { MEGABYTE } from '#contract/core/files.ts';
import { deeds, type Holding } from '#contract/orders/deeds.ts';
import { words } from '#contract/words.ts';
import { cx } from '#web/lib/cx.ts';
import { showDay } from '#web/lib/dates.ts';
import { callOptions } from '#web/lib/query.ts';
import { EmptyState } from '#web/ui/basics/empty-state.tsx';
import { SkeletonList } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { DropZone } from '#web/ui/drop-zone.tsx';
import { Field } from '#web/ui/fields/field.tsx';

const w = words.documents.verify;
/** The browser holds the whole file in memory while it computes the fingerprint. */
const MAX_BYTES = 500 * MEGABYTE;

type Asked = { file: File; hash?: string; error?: string };

export function VerifyScreen() {
  const [asked, setAsked] = useState<Asked>();
  async function choose([file]: readonly File[]) {
    if (!file) return;
    if (file.size > MAX_BYTES) return setAsked({ file, error: w.tooLarge });
    setAsked({ file });
    const read = await hashOf(file).then(
      (hash) => ({ hash }),
      () => ({ error: w.unread }),
    );
    // A large file may be read after another was chosen.
    setAsked((now) => (now?.file === file ? { file, ...read } : now));
  }
  const reading = asked && !asked.hash && !asked.error;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={w.title} text={w.lead} />
      <Field label={w.label} hint={w.hint} error={asked?.error}>
        {(control) => (
          <DropZone {...control} onFiles={choose} className="min-h-32 gap-3 bg-card">
            <FileUp size={24} className="text-primary" />
            <span className="min-w-0 truncate font-semibold text-link">
              {asked?.file.name ?? words.common.upload.choose}
            </span>
          </DropZone>
        )}
      </Field>
      <div role="status" className="my-6">
        {reading && <p className="text-soft">{w.reading}</p>}
        {asked?.hash && <Answer hash={asked.hash} />}
      </div>
      <p className="text-sm text-soft">{w.lawyer}</p>
    </div>
  );
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function Answer({ hash }: { hash: string }) {
  const query = useQuery(callOptions(deeds.check, { params: { hash } }));
  return (
    <div className="grid gap-4">
      <QueryView query={query} waiting={<SkeletonList rows={1} className="h-40" />}>
        {({ holdings }) =>
          holdings.length > 0 ? (
            holdings.map((one) => <HoldingCard key={one.number} holding={one} />)
          ) : (
            <EmptyState title={w.unknown} text={w.unknownText} />
          )
        }
      </QueryView>
      <p className="text-sm break-all text-soft">
        {w.fingerprint}
        <span className="block font-mono">{hash}</span>
      </p>
    </div>
  );
}

function HoldingCard({ holding }: { holding: Holding }) {
  const Icon = holding.void ? CircleSlash : BadgeCheck;
  return (
    <article className="card grid gap-2 p-4 sm:p-6">
      <p className={cx('flex items-center gap-2 font-semibold', holding.void ? 'text-brick' : 'text-leaf')}>
        <Icon size={20} />
        {holding.void ? w.void : w.valid}
      </p>
      <h2 className="text-lg leading-7 wrap-anywhere">{w.made(holding.talent, holding.hunter)}</h2>
      <p className="wrap-anywhere">{holding.rights ?? w.agreed}</p>
      <p className="text-sm text-soft">
        {[w[holding.what], w.since(showDay(holding.since)), w.number(holding.number)].join(' · ')}
      </p>
    </article>
  );
}
