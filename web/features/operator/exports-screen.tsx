/** /operator/exports: tables as files for a spreadsheet, each with a reason. */
import type { Export } from '#contract/operator/exports.ts';
import { EXPORTS } from '#contract/operator/exports.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { Act } from './act.tsx';
import { takeTable } from './take-table.ts';

const TABLES: Record<Export, readonly [title: string, text: string]> = {
  people: ['People', 'Every account with its sides and whether it is suspended.'],
  orders: ['Orders', 'Every job with its parties, price and moments.'],
  payouts: ['Payouts', 'Every transfer to a bank; of account numbers the last four digits.'],
  findings: ['Findings', 'Everything on which our book and the provider’s did not agree, and how it ended.'],
  ledger: ['Ledger', 'Every leg of every movement of money, in its order.'],
};

export function ExportsScreen() {
  return (
    <>
      <PageHeader
        title="Exports"
        text="Files of comma-separated values, safe to open in a spreadsheet. Who took one and why is kept in the log."
      />
      <ul className="grid gap-4 sm:grid-cols-2">
        {EXPORTS.map((what) => {
          const [title, text] = TABLES[what];
          return (
            <li key={what}>
              <Card title={title}>
                <p className="mb-3 text-soft">{text}</p>
                <Act
                  label="Take out"
                  title={`Take out: ${title.toLowerCase()}`}
                  text={text}
                  act={(reason) => takeTable(what, reason)}
                  done="The file is in your downloads"
                />
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
}
