/** Several files in a form: each is sent as soon as it is chosen, and the form refers to it by the id from the API. */
import { CircleCheck, FileUp, RotateCw, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { DAY_MS } from '#contract/core/days.ts';
import type { Reply, UploadRule } from '#contract/core/endpoint.ts';
import type { disputes } from '#contract/disputes/disputes.ts';
import type { deliverables } from '#contract/orders/deliverables.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { draftKey, readDraft, removeDraft, writeDraft } from '#web/lib/draft-store.ts';
import { fileRefusal, isRefusedForGood, wasCancelled } from '#web/lib/forms/forms.ts';
import { later } from '#web/lib/later.ts';
import { messageOf } from '#web/lib/refusals.ts';
import { acceptOf, mayContainPlace, refuseFile, refuseFiles, showSize } from '#web/lib/upload/files.ts';
import { IconButton } from './basics/button.tsx';
import { ErrorNote } from './basics/error-box.tsx';
import { DropZone } from './drop-zone.tsx';
import { SendingBar } from './lists/progress-bar.tsx';

type FileBeside = {
  key: number;
  name: string;
  size: number;
  /** Null where it arrived before the form was opened again. */
  file: File | null;
  /** Progress from 0 to 1 while sending. */
  part: number;
  /** Set once it has arrived. */
  id: string | null;
  /** When it arrived, in milliseconds. */
  at: number;
  failure: string | null;
  /** True while it waits for the person's decision about the place inside. */
  asks: boolean;
  /** False where the same file would be refused again. */
  canRetry: boolean;
  /** A note on its companion, such as the light copy. */
  note: string | null;
};

export type FilesBeside = {
  rule: UploadRule;
  max: number;
  items: readonly FileBeside[];
  problem: string | undefined;
  /** The ids of the files that have arrived, in order. */
  ids: string[];
  /** True while any file is being sent. */
  sending: boolean;
  /** True when a file failed: the form must not silently be sent without it. */
  failed: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: number) => void;
  retry: (key: number) => void;
  /** Sends this file for the item. */
  send: (key: number, file: File) => void;
  /** Call after success, so that the next form starts without files. */
  forget: () => void;
};

/** The endpoints that store a file for a later form. */
type Keeping = typeof disputes.addEvidence | typeof deliverables.add;

/** A file being sent. */
export type Sending<E extends Keeping> = {
  file: File;
  sent: Promise<Reply<E>>;
  /** Fires when the file is removed, or the form closes. */
  signal: AbortSignal;
  /** Sets the note under the file about its companion; null removes it. */
  onNote: (note: string | null) => void;
};

type Options<E extends Keeping> = {
  max: number;
  tooMany: string;
  /** The name of the form's draft: with it the files that have arrived are there when the form is opened again. */
  draft: string;
  /** Starts sending the companion of a file. */
  startCompanion?: (sending: Sending<E>) => void;
};

export function useFilesBeside<E extends Keeping>(
  endpoint: E,
  params: { id: string },
  { max, tooMany, draft, startCompanion }: Options<E>,
): FilesBeside {
  const rule = endpoint.upload;
  const keptAs = draftKey(`${draft}.files`);
  const [items, setItems] = useState(() => readArrived(keptAs));
  const [problem, setProblem] = useState<string>();
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(items.length);
  // With the commit: as a later effect it could run after `forget`.
  useLayoutEffect(() => writeArrived(keptAs, items), [keptAs, items]);
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  function change(key: number, set: Partial<FileBeside>): void {
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...set } : item)));
  }

  function renewed(key: number): AbortController {
    running.current.get(key)?.abort();
    const controller = new AbortController();
    running.current.set(key, controller);
    return controller;
  }

  /** A photo that contains its place waits until the person has read about it. */
  async function begin(key: number, file: File): Promise<void> {
    const { signal } = renewed(key);
    const asks = mayContainPlace(file) && (await hasPlace(file));
    if (signal.aborted) return;
    if (asks) change(key, { asks });
    else await send(key, file);
  }

  async function send(key: number, file: File): Promise<void> {
    const { signal } = renewed(key);
    change(key, { file, size: file.size, part: 0, failure: null, asks: false });
    try {
      const sent = call<Keeping>(endpoint, {
        ...{ params, file, signal, idempotencyKey: crypto.randomUUID() },
        onProgress: (part) => change(key, { part }),
      }) as Promise<Reply<E>>;
      startCompanion?.({ file, sent, signal, onNote: (note) => change(key, { note }) });
      const reply = await sent;
      change(key, { part: 1, id: reply.file.id, at: Date.now() });
    } catch (error) {
      if (wasCancelled(error)) return;
      const failure = fileRefusal(error, rule.field) ?? messageOf(error);
      change(key, { failure, canRetry: !isRefusedForGood(error) });
    }
  }

  function add(files: readonly File[]): void {
    const isHere = (file: File) => items.some(({ name, size }) => name === file.name && size === file.size);
    const fit = files.filter((file) => !refuseFile(rule, file) && !isHere(file));
    const room = max - items.length;
    const again = files.filter(isHere).map(({ name }) => words.common.upload.again(name));
    const problems = [...refuseFiles(rule, files), ...again, ...(fit.length > room ? [tooMany] : [])];
    setProblem(problems.join('\n') || undefined);
    const added = fit.slice(0, room).map((file) => {
      nextKey.current += 1;
      return { ...FRESH, key: nextKey.current, name: file.name, size: file.size, file };
    });
    setItems((before) => [...before, ...added]);
    for (const { key, file } of added) void begin(key, file);
  }

  function remove(key: number): void {
    running.current.get(key)?.abort();
    setProblem(undefined);
    setItems((before) => before.filter((item) => item.key !== key));
  }

  function retry(key: number): void {
    const item = items.find((one) => one.key === key);
    if (item?.file) void send(key, item.file);
  }

  return {
    rule,
    max,
    items,
    problem,
    ids: items.flatMap(({ id }) => (id === null ? [] : [id])),
    sending: items.some(({ id, failure }) => id === null && failure === null),
    failed: items.some(({ failure }) => failure !== null),
    add,
    remove,
    retry,
    send: (key, file) => void send(key, file),
    forget: () => removeDraft(keptAs),
  };
}

const FRESH = { part: 0, id: null, at: 0, failure: null, asks: false, canRetry: true, note: null };

/** The server deletes files that are not handed in within a day. */
const KEPT_MS = DAY_MS - 3_600_000;

/** The files that had arrived when the form was last open. */
function readArrived(key: string): readonly FileBeside[] {
  const kept = (readDraft(key)?.files ?? []) as Pick<FileBeside, 'id' | 'name' | 'size' | 'at'>[];
  const fresh = kept.filter(({ at }) => Date.now() - at < KEPT_MS);
  return fresh.map((one, index) => ({ ...FRESH, key: index + 1, file: null, part: 1, ...one }));
}

function writeArrived(key: string, items: readonly FileBeside[]): void {
  const arrived = items.filter(({ id }) => id !== null);
  const files = arrived.map(({ id, name, size, at }) => ({ id, name, size, at }));
  if (files.length > 0) writeDraft(key, { files });
  else removeDraft(key);
}

const PLACES = later(() => import('./files/place-notes.tsx'));

async function hasPlace(file: File): Promise<boolean> {
  const notes = await PLACES.fetch().catch(() => null);
  return notes !== null && (await notes.placeIn(file)) !== null;
}

type FieldProps = { files: FilesBeside; label: string; hint: string; add: string };

/** Chooses several files, and shows how far each is sent. */
export function FilesField({ files, label, hint, add }: FieldProps) {
  const id = useId();
  const full = files.items.length >= files.max;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">
        {label} <span className="font-normal text-soft">{words.common.labels.optional}</span>
      </legend>
      <p id={id} className="text-sm text-soft">
        {hint}
      </p>
      {files.items.length > 0 && (
        <ul className="grid gap-2">
          {files.items.map((item) => (
            <Item key={item.key} item={item} files={files} />
          ))}
        </ul>
      )}
      {!full && (
        <DropZone
          multiple
          accept={acceptOf(files.rule)}
          aria-label={add}
          aria-describedby={id}
          onFiles={files.add}
          className="min-h-14 gap-3 bg-card"
        >
          <FileUp aria-hidden size={22} className="text-primary" />
          <span className="font-semibold text-link">
            {files.items.length > 0 ? words.common.upload.addAnother : words.common.upload.addFiles}
          </span>
        </DropZone>
      )}
      {files.problem?.split('\n').map((line) => (
        <ErrorNote key={line} text={line} />
      ))}
      {files.failed && <ErrorNote text={words.common.upload.failed} />}
    </fieldset>
  );
}

function Item({ item, files }: { item: FileBeside; files: FilesBeside }) {
  const { name, size, file, part, id, failure, asks, canRetry, key, note } = item;
  const PlaceNotes = asks ? PLACES.here?.PlaceNotes : undefined;
  return (
    <li className="grid gap-1 rounded bg-sunken py-1 pl-3">
      <div className="flex items-center gap-3">
        {id && <CircleCheck aria-label={words.common.status.sent} size={18} className="shrink-0 text-leaf" />}
        <span className="min-w-0 flex-1 truncate text-sm">{name}</span>
        <span className="shrink-0 text-sm text-soft">{showSize(size)}</span>
        {failure && canRetry && (
          <IconButton label={words.common.upload.sendAgain(name)} onClick={() => files.retry(key)}>
            <RotateCw size={18} />
          </IconButton>
        )}
        <IconButton
          label={
            id || failure ? words.common.actions.removeNamed(name) : words.common.upload.cancelSending(name)
          }
          onClick={() => files.remove(key)}
        >
          <X size={18} />
        </IconButton>
      </div>
      {PlaceNotes && file && (
        <div className="pr-3 pb-2">
          <PlaceNotes
            files={[file]}
            onReplace={(_, next) => files.send(key, next)}
            onKeep={(kept) => files.send(key, kept)}
          />
        </div>
      )}
      {!id && !failure && !asks && (
        <div className="pr-3 pb-2">
          <SendingBar part={part} label={words.common.upload.sending(name)} />
        </div>
      )}
      {note && <p className="pr-3 pb-2 text-sm text-soft tabular-nums">{note}</p>}
      {failure && <p className="pr-3 pb-2 text-sm font-medium text-brick">{failure}</p>}
    </li>
  );
}
