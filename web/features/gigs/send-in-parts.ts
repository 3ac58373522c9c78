/** Sends a file in parts that survive a broken connection (tus), also over a reload when the same file is chosen again. */
import { DetailedError, Upload } from 'tus-js-client';
import { UPLOADS_PATH } from '#contract/media.ts';
import { ApiRefusal, NetworkFailure } from '#web/lib/refusals.ts';
import { expireSession, getSession } from '#web/lib/session.ts';
import { forgetUpload, printOf, uploadMemory } from './upload-memory.ts';

const ENDPOINT = `/api/${UPLOADS_PATH}`;
/** So much is lost at most when the connection breaks behind a proxy that passes on whole requests only. */
const PART_BYTES = 1_000_000;
const AGAIN_AFTER_MS = [1000, 3000];

type Sending = {
  /** What the file is for. */
  purpose: string;
  signal: AbortSignal;
  /** Gets the part that was sent, from 0 to 1. */
  onPart: (part: number) => void;
};

/**
 * Gives the id of the finished upload, for the call that puts the file to use; then `forgetUpload`.
 * Rejects with `ApiRefusal` and `NetworkFailure` as every call does; after the latter, calling again goes on.
 */
export function sendInParts(file: File, { purpose, signal, onPart }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: ENDPOINT,
      chunkSize: PART_BYTES,
      retryDelays: AGAIN_AFTER_MS,
      metadata: { filename: file.name, filetype: file.type },
      urlStorage: uploadMemory,
      fingerprint: async () => printOf(purpose, file),
      removeFingerprintOnSuccess: false,
      onBeforeRequest: (request) => {
        const { token } = getSession();
        if (token) request.setHeader('Authorization', `Bearer ${token}`);
      },
      onProgress: (sent, total) => onPart(total > 0 ? sent / total : 1),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: (error) => reject(failureOf(error)),
    });
    const stop = () => {
      void upload.abort(true).catch(() => undefined);
      forgetUpload(purpose, file);
      reject(new NetworkFailure('cancelled'));
    };
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    else void begin(upload).catch(reject);
  });
}

async function begin(upload: Upload): Promise<void> {
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
}

function failureOf(error: Error | DetailedError): Error {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (!response || status === 0) return new NetworkFailure('offline', error);
  const { token } = getSession();
  if (status === 401 && token) expireSession(token);
  const retryAfter = Number.parseInt(response.getHeader('retry-after') ?? '', 10);
  return new ApiRefusal(status, readJson(response.getBody()), retryAfter || undefined);
}

function readJson(text: string): Record<string, never> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
