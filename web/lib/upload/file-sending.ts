/** A file beside a form: which one, how far it is sent, and the way to stop it. */
import { useRef, useState } from 'react';

export type FileSending = {
  file: File | null;
  setFile: (file: File | null) => void;
  /** From 0 to 1 while sending, null otherwise. */
  part: number | null;
  /** What the call takes besides its body; begins to count. */
  begin(): { file: File | null; signal: AbortSignal; onProgress: (part: number) => void };
  end(): void;
  cancel(): void;
};

export function useFileSending(): FileSending {
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const controller = useRef<AbortController | null>(null);
  return {
    file,
    setFile,
    part,
    begin() {
      controller.current = new AbortController();
      if (file) setPart(0);
      return { file, signal: controller.current.signal, onProgress: setPart };
    },
    end: () => setPart(null),
    cancel: () => controller.current?.abort(),
  };
}
