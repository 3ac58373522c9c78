/** Files beside a statement: each is sent as soon as it is chosen, and named in the form by the id that the API gave it. */
import { useEffect, useRef, useState } from 'react';
import { disputes, EVIDENCE_MAX } from '#contract/disputes/disputes.ts';
import { words } from '#contract/words.ts';
import { call } from '#web/lib/api.ts';
import { refuseFile } from '#web/lib/files.ts';
import { fileRefusal, isRefusedForGood, wasCancelled } from '#web/lib/forms/file-refusals.ts';
import { messageOf } from '#web/lib/refusals.ts';

export type EvidenceItem = {
  key: number;
  file: File;
  /** From 0 to 1 while it is on its way. */
  part: number;
  /** Set once it has arrived. */
  id: string | null;
  failure: string | null;
  /** False where the same file would be refused again. */
  again: boolean;
};

export type EvidenceFiles = {
  items: readonly EvidenceItem[];
  problem: string | undefined;
  /** The ids of what has arrived, in order. */
  ids: string[];
  /** True while something is on its way. */
  sending: boolean;
  /** True while one of them could not be sent: the statement is not sent without it silently. */
  failed: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: number) => void;
  retry: (key: number) => void;
};

const rule = disputes.addEvidence.upload;

export function useEvidence(jobId: string): EvidenceFiles {
  const [items, setItems] = useState<readonly EvidenceItem[]>([]);
  const [problem, setProblem] = useState<string>();
  const running = useRef(new Map<number, AbortController>());
  const nextKey = useRef(0);
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  function change(key: number, set: Partial<EvidenceItem>): void {
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...set } : item)));
  }

  async function send(key: number, file: File): Promise<void> {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { part: 0, failure: null });
    try {
      const reply = await call(disputes.addEvidence, {
        params: { id: jobId },
        file,
        signal: controller.signal,
        onProgress: (part) => change(key, { part }),
      });
      change(key, { part: 1, id: reply.file.id });
    } catch (error) {
      if (wasCancelled(error)) return;
      const failure = fileRefusal(error, rule.field) ?? messageOf(error);
      change(key, { failure, again: !isRefusedForGood(error) });
    } finally {
      running.current.delete(key);
    }
  }

  function add(files: readonly File[]): void {
    const refused = files.find((file) => refuseFile(rule, file));
    const fit = files.filter((file) => !refuseFile(rule, file)).slice(0, EVIDENCE_MAX - items.length);
    if (refused) setProblem(`${refused.name}: ${refuseFile(rule, refused)}`);
    else setProblem(items.length + files.length > EVIDENCE_MAX ? words.disputes.errors.filesMax : undefined);
    const added = fit.map((file): EvidenceItem => {
      nextKey.current += 1;
      return { key: nextKey.current, file, part: 0, id: null, failure: null, again: true };
    });
    setItems([...items, ...added]);
    for (const { key, file } of added) void send(key, file);
  }

  function remove(key: number): void {
    running.current.get(key)?.abort();
    setProblem(undefined);
    setItems(items.filter((item) => item.key !== key));
  }

  function retry(key: number): void {
    const item = items.find((one) => one.key === key);
    if (item) void send(key, item.file);
  }

  return {
    items,
    problem,
    ids: items.flatMap(({ id }) => (id === null ? [] : [id])),
    sending: items.some(({ id, failure }) => id === null && failure === null),
    failed: items.some(({ failure }) => failure !== null),
    add,
    remove,
    retry,
  };
}
