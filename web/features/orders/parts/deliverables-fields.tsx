/** Files and links of a submission: files upload as soon as they are chosen. */
import type { Control } from 'react-hook-form';
import { DELIVERED_FILES_MAX, DELIVERED_LINKS_MAX, isPlayableInBrowser } from '#contract/core/files.ts';
import { deliverables, LINK_MAX, linksIn } from '#contract/orders/deliverables.ts';
import { isSoundOrFilm, orderNumber } from '#contract/orders/proxies.ts';
import { words } from '#contract/words.ts';
import { later } from '#web/lib/later.ts';
import { kindOf } from '#web/lib/upload/files.ts';
import { type FilesBeside, FilesField, type Sending, useFilesBeside } from '#web/ui/files-field.tsx';
import { FormTextarea } from '#web/ui/forms/form-fields.tsx';

const w = words.orders.deliverables;
const proxyWords = words.room.proxies;

/** `draft`: the name of the form's draft. */
export function useDeliverables(jobId: string, draft: string): FilesBeside {
  return useFilesBeside(
    deliverables.add,
    { id: jobId },
    {
      max: DELIVERED_FILES_MAX,
      tooMany: words.orders.errors.filesMax,
      draft,
      startCompanion: (sending) => void startProxy(jobId, sending),
    },
  );
}

const PROXIES = later(() => import('./bring-proxy.ts'));
/** True once the server has answered that it makes the light copies itself. */
let unwanted = false;

/** Makes and sends the light copy of a sound or film, with a note under the file. */
async function startProxy(
  jobId: string,
  { file, sent, signal, onNote }: Sending<typeof deliverables.add>,
): Promise<void> {
  const kind = kindOf(file);
  if (unwanted || !isSoundOrFilm(kind)) return;
  const onPart = (part: number) => onNote(proxyWords.making(Math.floor(part * 100)));
  const maker = 'AudioEncoder' in window ? await PROXIES.fetch().catch(() => null) : null;
  const making = maker?.makeAndSendProxy({ file, sent, signal, onPart, mark: orderNumber(jobId) });
  const [isSent, reply] = await Promise.all([making, sent.catch(() => null)]);
  unwanted = reply?.proxy_wanted === false;
  if (isSent) onNote(proxyWords.sent);
  else onNote(reply?.proxy_wanted && isPlayableInBrowser(kind) ? proxyWords.none : null);
}

/** The files and links for the body of a submission. */
export function deliveredBody(files: FilesBeside, links: string) {
  return { files: files.ids, links: linksIn(links) };
}

/** The form has a field `links`, the links as typed. */
export function DeliverablesFields<Form extends { links: string }>({
  files,
  control,
}: {
  files: FilesBeside;
  control: Control<Form>;
}) {
  return (
    <>
      <FilesField files={files} label={w.files} hint={w.hint} add={words.common.upload.addFiles} />
      <p className="text-sm text-soft">{w.locked}</p>
      <FormTextarea
        control={control as unknown as Control<{ links: string }>}
        name="links"
        label={w.links}
        hint={w.linksHint}
        optional
        rows={2}
        maxLength={DELIVERED_LINKS_MAX * LINK_MAX}
      />
    </>
  );
}
