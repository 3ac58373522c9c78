/** Sends a file in parts (tus) up to the first break of the connection, and goes on from there when it is called again. */
import { DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { UPLOADS_PATH } from '#contract/core/media.ts';
import { language } from '#contract/words/en/language.ts';
import { noteAnswer } from '../online.ts';
import { ApiRefusal, NetworkFailure } from '../refusals.ts';
import { expireSession, getSession } from '../session.ts';
import { readJson, seconds, TIMEOUT_MS } from '../transport.ts';
import { findArrived, idOf, setArrived, uploadMemory } from './upload-memory.ts';

const ENDPOINT = `/api/${UPLOADS_PATH}`;
/** The most that is lost when the connection breaks behind a proxy that forwards only complete requests. */
const PART_BYTES = 1_000_000;

type Sending = {
  /** The file's fingerprint (`fingerprintOf`). */
  fingerprint: string;
  signal: AbortSignal | undefined;
  /** Called with the share that was sent, from 0 to 1. */
  onPart: (part: number) => void;
};

/** Returns the id of the finished upload. Rejects with `ApiRefusal` and `NetworkFailure` as every call does. */
export function sendInParts(file: File, { fingerprint, signal, onPart }: Sending): Promise<string> {
  const whole = findArrived(fingerprint);
  if (whole) {
    onPart(1);
    return Promise.resolve(whole);
  }
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const upload = new Upload(file, {
      endpoint: ENDPOINT,
      chunkSize: PART_BYTES,
      retryDelays: null,
      metadata: { filename: file.name, filetype: file.type },
      urlStorage: uploadMemory,
      fingerprint: async () => fingerprint,
      removeFingerprintOnSuccess: false,
      onBeforeRequest(request) {
        const { token } = getSession();
        if (token) request.setHeader('Authorization', `Bearer ${token}`);
        request.setHeader('Accept-Language', language);
        stillAlive();
      },
      onAfterResponse(request, response) {
        noteAnswer(true);
        // Only a 404 means that the upload is gone; on any other error it does not start over.
        const status = response.getStatus();
        if (request.getMethod() === 'HEAD' && status >= 400 && status !== 404) throw refusalOf(response);
      },
      onProgress(sent, total) {
        stillAlive();
        onPart(total > 0 ? sent / total : 1);
      },
      onSuccess() {
        setArrived(fingerprint, true);
        settle(() => resolve(idOf({ uploadUrl: upload.url })));
      },
      onError: (error) => settle(() => reject(failureOf(error))),
    });
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      finish();
    };
    const stop = (reason: 'timeout' | 'cancelled') => {
      void upload.abort();
      settle(() => reject(new NetworkFailure(reason)));
    };
    const cancel = () => stop('cancelled');
    /** Detects a connection that died silently: no byte was sent and no answer came within the time-out. */
    const stillAlive = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, TIMEOUT_MS, 'timeout');
    };
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();
    else void begin(upload, signal).catch((error: Error) => settle(() => reject(error)));
  });
}

async function begin(upload: Upload, signal: AbortSignal | undefined): Promise<void> {
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  if (!signal?.aborted) upload.start();
}

function failureOf(error: Error | DetailedError): Error {
  if (!(error instanceof DetailedError)) return error;
  if (error.causingError instanceof ApiRefusal) return error.causingError;
  const response = error.originalResponse;
  if (response && response.getStatus() > 0) return refusalOf(response);
  noteAnswer(false);
  return new NetworkFailure('offline', error);
}

function refusalOf(response: HttpResponse): ApiRefusal {
  const status = response.getStatus();
  const { token } = getSession();
  if (status === 401 && token) expireSession(token);
  const retryAfter = seconds(response.getHeader('retry-after'));
  return new ApiRefusal(status, readJson(response.getBody()) ?? {}, retryAfter);
}
