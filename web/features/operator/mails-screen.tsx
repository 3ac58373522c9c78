/** /operator/mails: mails that were given up, tried again one by one. */
import type * as z from 'zod/mini';
import { operatorMarket, type parkedMail } from '#contract/operator/market.ts';
import { showMoment } from '#web/lib/dates.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { useMutationCall } from '#web/lib/query.ts';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { Act } from './act.tsx';
import { ListFrame } from './list-frame.tsx';

type Mail = z.output<typeof parkedMail>;

export function MailsScreen() {
  const pages = useCallPages(operatorMarket.mails, { query: {} }, (reply) => ({
    items: reply.mails,
    next: reply.next,
  }));
  return (
    <>
      <PageHeader title="Mails" text="What the mail server did not take after many tries." />
      <ListFrame pages={pages} errorTitle="Mails could not be loaded" empty="Every mail arrived. Good.">
        {(mails) => (
          <DataTable
            caption="Mails that were given up"
            rows={mails}
            rowKey={({ id }) => id}
            columns={[
              { header: 'Subject', title: true, cell: ({ subject }) => subject },
              { header: 'To', cell: ({ to }) => <span className="break-all">{to}</span> },
              {
                header: 'The server said',
                long: true,
                cell: ({ error }) => <span className="break-words">{error ?? '–'}</span>,
              },
              { header: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
              {
                header: 'Given up',
                className: 'whitespace-nowrap',
                cell: ({ parked_at }) => showMoment(parked_at),
              },
              { header: 'Acts', hideHeader: true, cell: (mail) => <Retry mail={mail} /> },
            ]}
          />
        )}
      </ListFrame>
    </>
  );
}

function Retry({ mail }: { mail: Mail }) {
  const retry = useMutationCall(operatorMarket.retryMail);
  return (
    <Act
      label="Try again"
      size="sm"
      title="Try this mail again"
      text={`${mail.subject}, to ${mail.to}`}
      act={(reason) => retry.mutateAsync({ params: { id: mail.id }, body: { reason } })}
      done="It is sent again"
    />
  );
}
