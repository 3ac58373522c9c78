/** /account: a person takes a copy of everything, or deletes the account; what keeps it from being deleted is said first. */
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Obstacle, ownData } from '#contract/own-data.ts';
import { ownDataWords as w } from '#contract/own-data-words.ts';
import { later } from '#web/lib/later.ts';
import { callOptions } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OutLink } from '#web/ui/text-link.tsx';

const copy = later(async () => (await import('./copy-dialog.tsx')).CopyDialog);
const removal = later(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

export function OwnDataScreen() {
  const [open, setOpen] = useState<'copy' | 'delete' | null>(null);
  const query = useQuery(callOptions(ownData.standing));
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader title={w.heading} text={w.lead} back />
      <div className="grid max-w-3xl gap-5">
        <Card title="Take a copy">
          <p className="max-w-prose text-soft">
            One file (zip) with your profile, gigs, jobs, bids, orders, messages and every movement of your
            money, in a form that other programs read (JSON), and all the files that you sent.
          </p>
          <Button className="mt-4" icon={<Download size={18} />} onClick={() => setOpen('copy')}>
            Download my data
          </Button>
        </Card>
        <Card title="Delete the account">
          <p className="max-w-prose text-soft">
            Profile, gigs, messages and files are removed, and nobody can sign in any more. It can not be
            undone. What the other parties of paid orders have a right to stays under “{w.person}”, and so do
            the entries of money that the law wants kept.{' '}
            <OutLink href="/policy#deletion">What exactly is removed</OutLink>
          </p>
          <QueryView
            query={query}
            errorTitle="It could not be found out whether the account can be deleted"
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
                  Delete my account
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

function Obstacles({ list }: { list: readonly Obstacle[] }) {
  return (
    <div className="mt-4 rounded bg-ochre-wash p-4 text-ochre">
      <p className="font-semibold">The account can not be deleted yet</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {list.map(({ kind, message }) => (
          <li key={kind}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
