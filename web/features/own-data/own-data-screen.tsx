/** /account: download a copy of everything, or delete the account; what prevents deletion is shown first. */
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Obstacle, ownData } from '#contract/own-data/own-data.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button } from '#web/ui/basics/button.tsx';
import { Card } from '#web/ui/basics/card.tsx';
import { LazyDialog } from '#web/ui/basics/lazy-dialog.tsx';
import { Skeleton } from '#web/ui/basics/loading.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { QueryView } from '#web/ui/basics/query-view.tsx';
import { OutLink, TextLink } from '#web/ui/basics/text-link.tsx';

const copy = later(async () => (await import('./own-data-dialogs.tsx')).CopyDialog);
const removal = later(async () => (await import('./own-data-dialogs.tsx')).DeleteDialog);

export function OwnDataScreen() {
  const [open, setOpen] = useState<'copy' | 'delete' | null>(null);
  const query = useQuery(callOptions(ownData.obstacles));
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader title={words.common.places.yourData} text={words.accounts.ownData.lead} back />
      <div className="grid max-w-3xl gap-5">
        <Card title={words.accounts.copy.title}>
          <p className="max-w-prose text-soft">{words.accounts.copy.text}</p>
          <Button className="mt-4" icon={<Download size={18} />} onClick={() => setOpen('copy')}>
            {words.accounts.copy.open}
          </Button>
        </Card>
        <Card title={words.accounts.deletion.title}>
          <p className="max-w-prose text-soft">
            {words.accounts.deletion.text(words.accounts.erased.person)}{' '}
            <OutLink href={`${paths.policy}#deletion`}>{words.accounts.deletion.details}</OutLink>
          </p>
          <QueryView
            query={query}
            errorTitle={words.accounts.deletion.failed}
            waiting={<Skeleton className="mt-4 h-11 w-48" />}
          >
            {({ obstacles }) =>
              obstacles.length > 0 ? (
                <Obstacles list={obstacles} />
              ) : (
                <Button
                  className="mt-4"
                  variant="danger"
                  icon={<Trash2 size={18} />}
                  onClick={() => setOpen('delete')}
                >
                  {words.accounts.deletion.open}
                </Button>
              )
            }
          </QueryView>
        </Card>
      </div>
      {open === 'copy' && <LazyDialog dialog={copy} given={{ onClose: close }} />}
      {open === 'delete' && <LazyDialog dialog={removal} given={{ onClose: close }} />}
    </>
  );
}

/** Where each kind of money is withdrawn. */
const PLACES = {
  earned: paths.earnings,
  payback: paths.payback,
} as const satisfies Partial<Record<Obstacle['kind'], string>>;

const PLACE_WORDS = {
  earned: words.common.fixed.earning,
  payback: words.common.places.refunds,
};

function Obstacles({ list }: { list: readonly Obstacle[] }) {
  return (
    <div className="mt-4 rounded bg-ochre-wash p-4 text-ochre">
      <p className="font-semibold">{words.accounts.deletion.blocked}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {list.map(({ kind, message, orders = [] }) => (
          <li key={kind}>
            {message}
            {kind in PLACES && <Place kind={kind as keyof typeof PLACES} />}
            {orders.map(({ id, title, side }) => (
              <div key={id}>
                <TextLink
                  to={paths.order[side]}
                  params={{ id }}
                  className="inline-block py-2.5 wrap-anywhere"
                >
                  {title}
                </TextLink>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Place({ kind }: { kind: keyof typeof PLACES }) {
  return (
    <div>
      <TextLink to={PLACES[kind]} className="inline-block py-2.5">
        {PLACE_WORDS[kind]}
      </TextLink>
    </div>
  );
}
