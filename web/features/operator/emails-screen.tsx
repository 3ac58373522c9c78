/** /operator/mails: undelivered e-mails, sent again one by one. */
import type * as z from 'zod/mini';
import { operatorMarket, type parkedMail } from '#contract/operator/market.ts';
import { words } from '#contract/words.ts';
import { Action } from './parts/action.tsx';
import { ListScreen } from './parts/list.tsx';
import { moment, type TableOf } from './parts/tables.tsx';

const { label, emails: w } = words.operator;

const EMAILS: TableOf<z.output<typeof parkedMail>> = {
  caption: w.list,
  rowKey: ({ id }) => id,
  columns: [
    { header: w.subject, title: true, cell: ({ subject }) => subject },
    { header: w.to, cell: ({ to }) => <span className="break-all">{to}</span> },
    { header: w.error, long: true, cell: ({ error }) => <span className="break-words">{error ?? '–'}</span> },
    { header: label.attempts, align: 'end', cell: ({ attempts }) => attempts },
    moment(w.parked, ({ parked_at }) => parked_at),
    {
      header: label.actions,
      hideHeader: true,
      cell: ({ id, subject, to }) => (
        <Action
          label={w.retry}
          size="sm"
          title={w.retryTitle}
          text={w.retryText(subject, to)}
          endpoint={operatorMarket.retryMail}
          input={(body) => ({ params: { id }, body })}
          done={w.retryDone}
        />
      ),
    },
  ],
};

export function EmailsScreen() {
  return <ListScreen {...w} endpoint={operatorMarket.mails} of={(reply) => reply.mails} table={EMAILS} />;
}
