/** /operator/exports: tables as files for a spreadsheet, each with a reason. */
import { EXPORTS, type Export, exportExtension, exportPath } from '#contract/operator/exports.ts';
import { language } from '#contract/words/en/language.ts';
import { words } from '#contract/words.ts';
import { lagosDay } from '#web/lib/dates.ts';
import { operatorDoor } from '#web/lib/operator-door.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import { hand } from '#web/lib/statements/download.ts';
import { readJson, send } from '#web/lib/transport.ts';
import { Card } from '#web/ui/basics/card.tsx';
import { PageHeader } from '#web/ui/basics/page-header.tsx';
import { SentAction } from './parts/action.tsx';

const w = words.operator.exports;

export function ExportsScreen() {
  return (
    <>
      <PageHeader title={w.title} text={w.lead} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {EXPORTS.map((what) => {
          const [title, text] = w[what];
          return (
            <li key={what}>
              <Card title={title}>
                <p className="mb-3 text-soft">{text}</p>
                <SentAction
                  label={w.action}
                  title={w.dialog(title)}
                  text={text}
                  send={({ reason }) => takeTable(what, String(reason))}
                  done={w.done}
                />
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Requests a table and saves it as a download. */
async function takeTable(what: Export, reason: string): Promise<void> {
  const incoming = await send({
    method: 'POST',
    url: `/api/${exportPath(what)}`,
    headers: {
      Authorization: `Bearer ${operatorDoor()?.token() ?? ''}`,
      'Content-Type': 'application/json',
      'Accept-Language': language,
    },
    body: JSON.stringify({ reason }),
  });
  if (incoming.status !== 200) {
    if (incoming.status === 404) operatorDoor()?.notFound(exportPath(what));
    throw new ApiRefusal(incoming.status, readJson(incoming.text) ?? {}, incoming.retryAfter);
  }
  const extension = exportExtension(what);
  // Reading the answer as text took its byte-order mark away.
  const text = extension === 'csv' ? `\ufeff${incoming.text}` : incoming.text;
  hand(new Blob([text], { type: 'text/csv;charset=utf-8' }), `adire-${what}-${lagosDay()}.${extension}`);
}
