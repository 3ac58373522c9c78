/** Asks for a table and hands it to the browser as a download. */
import { type Export, exportPath } from '#contract/operator/exports.ts';
import { lagosDay } from '#web/lib/dates.ts';
import { operatorDoor } from '#web/lib/operator-door.ts';
import { ApiRefusal } from '#web/lib/refusals.ts';
import { send } from '#web/lib/transport.ts';

export async function takeTable(what: Export, reason: string): Promise<void> {
  const incoming = await send({
    method: 'POST',
    url: `/api/${exportPath(what)}`,
    headers: {
      Authorization: `Bearer ${operatorDoor()?.token() ?? ''}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ reason }),
  });
  if (incoming.status !== 200) {
    if (incoming.status === 404) operatorDoor()?.notFound(exportPath(what));
    throw new ApiRefusal(incoming.status, JSON.parse(incoming.text), incoming.retryAfter);
  }
  save(incoming.text, `adire-${what}-${lagosDay()}.csv`);
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
