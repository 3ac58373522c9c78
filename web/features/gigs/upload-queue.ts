/** The uploads to one gallery: one after the other, each with its state, continuing while screens change. */
import type { Media, MediaKind } from '#contract/core/media.ts';
import { gallery } from '#contract/gigs/gallery.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { fileRefusal } from '#web/lib/forms/forms.ts';
import { later } from '#web/lib/later.ts';
import { createListeners } from '#web/lib/listeners.ts';
import { isTemporary, messageOf, NetworkFailure } from '#web/lib/refusals.ts';
import { dropUpload, fingerprintOf } from '#web/lib/upload/upload-memory.ts';

export type Upload = {
  id: string;
  file: File;
  kind: MediaKind;
  /** `stopped` can resume; `refused` cannot. */
  state: 'waiting' | 'sending' | 'finishing' | 'stopped' | 'refused';
  /** Fraction sent, from 0 to 1. */
  part: number;
  /** Why it stopped or was refused. */
  message: string;
};

/** How far one upload has got, so that it can resume from there. */
type Work = {
  upload: Upload;
  controller: AbortController;
  stored: Media | null;
  keys: { add: string; poster: string };
  /** Started when first needed and kept, so that a resumed upload does not decode twice. */
  bars: Promise<number[] | null> | null;
  poster: Promise<File | null> | null;
};

/** Without a network they may fail to load: the upload then stops like any other. */
const TOOLS = later(async () => (await import('./sending-tools.ts')).sendingTools);

type Listeners = {
  /** Called when the item is in the gallery, and when it has its poster. */
  onStored: (item: Media) => void;
  /** Called with the uploaded files once nothing more can be sent. */
  onFinished: (uploads: readonly Upload[]) => void;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

export function createUploadQueue(gigId: string, { onStored, onFinished }: Listeners) {
  const purpose = `gallery.${gigId}`;
  const { listen, notify } = createListeners();
  let works: Work[] = [];
  let shown: Upload[] = [];
  let busy = false;
  let finished: Upload[] = [];

  function publish(next = works): void {
    works = next;
    shown = works.map(({ upload }) => upload);
    notify();
  }
  function change(work: Work, changes: Partial<Upload>): void {
    work.upload = { ...work.upload, ...changes };
    publish();
  }
  function remove(work: Work): void {
    publish(works.filter((one) => one !== work));
  }

  /** Sends the waiting files one by one. A network failure stops the rest too: they would fail the same way. */
  async function pump(): Promise<void> {
    if (busy) return;
    busy = true;
    let next = works.find(({ upload }) => upload.state === 'waiting');
    while (next) {
      const isOver = await run(next);
      next = isOver ? works.find(({ upload }) => upload.state === 'waiting') : undefined;
    }
    busy = false;
    if (finished.length > 0) onFinished(finished);
    finished = [];
  }

  /** Returns false on a network failure. */
  async function run(work: Work): Promise<boolean> {
    try {
      await send(work);
      remove(work);
      finished.push(work.upload);
      return true;
    } catch (error) {
      if (!works.includes(work)) return true;
      const state = isTemporary(error) ? 'stopped' : 'refused';
      change(work, { state, message: messageFor(error) });
      if (state === 'refused') drop(work);
      return !(error instanceof NetworkFailure);
    }
  }

  async function send(work: Work): Promise<void> {
    const { file, kind } = work.upload;
    change(work, { state: 'sending', message: '' });
    const tools = await TOOLS.fetch();
    if (kind === 'audio') work.bars ??= tools.soundBars(file);
    if (kind === 'video') work.poster ??= tools.takePoster(file);
    const bars = await work.bars;
    work.stored ??= await add(work, bars);
    onStored(work.stored);
    const poster = await work.poster;
    if (poster) await decorate(work.stored.id, poster, work);
  }

  /** A poster that is refused for good leaves the video as it is: in the gallery, and playable. */
  async function decorate(id: string, poster: File, { keys, controller }: Work): Promise<void> {
    try {
      onStored(await setPoster(id, poster, keys.poster, controller.signal));
    } catch (error) {
      if (isTemporary(error)) throw error;
    }
  }

  async function add(work: Work, bars: number[] | null): Promise<Media> {
    const body = { gigId, ...(bars && { waveform: JSON.stringify(bars) }) };
    const onProgress = (part: number) => change(work, { part, state: part < 1 ? 'sending' : 'finishing' });
    const { upload, keys, controller } = work;
    const sending = { file: upload.file, purpose, onProgress, signal: controller.signal };
    return (await call(gallery.add, { body, ...sending, idempotencyKey: keys.add })).gallery;
  }

  function drop({ upload }: Work): void {
    void dropUpload(fingerprintOf(purpose, upload.file));
  }

  return {
    purpose,
    listen,
    list: () => shown,
    /** Adds files that have already been checked. */
    add(files: readonly { file: File; kind: MediaKind }[]): void {
      publish([...works, ...files.map(({ file, kind }) => workOf(file, kind))]);
      void pump();
    },
    /** Resumes everything that the network stopped. */
    resume(): void {
      for (const work of works) {
        if (work.upload.state === 'stopped') change(work, { state: 'waiting', message: '' });
      }
      void pump();
    },
    /** Cancels an upload, or removes a refused one from the list. What is already in the gallery stays there. */
    cancel(id: string): void {
      const work = works.find(({ upload }) => upload.id === id);
      if (!work) return;
      remove(work);
      work.controller.abort();
      drop(work);
      void pump();
    },
  };
}

function messageFor(error: unknown): string {
  // The sentence for forms says that what was typed is kept.
  if (error instanceof NetworkFailure && error.reason === 'offline') return words.shell.errors.absent;
  return fileRefusal(error, gallery.add.upload.field) ?? messageOf(error);
}

function workOf(file: File, kind: MediaKind): Work {
  return {
    upload: { id: crypto.randomUUID(), file, kind, state: 'waiting', part: 0, message: '' },
    controller: new AbortController(),
    stored: null,
    keys: { add: crypto.randomUUID(), poster: crypto.randomUUID() },
    bars: null,
    poster: null,
  };
}

async function setPoster(
  id: string,
  file: File,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Media> {
  return (await call(gallery.poster, { params: { id }, file, idempotencyKey, signal })).gallery;
}
