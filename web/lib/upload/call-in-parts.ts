/** A call with a large file: the file goes first, in parts and through every break of the connection, then the call names it. */
import {
  type Endpoint,
  type Reply,
  UPLOAD_GONE,
  UPLOAD_ID,
  UPLOAD_UNFINISHED,
} from '#contract/core/endpoint.ts';
import { ApiRefusal, isTemporary, NetworkFailure } from '../refusals.ts';
import { type CallExtras, type Input, toUrl } from '../request.ts';
import { retryThroughOutages, withUploadSlot } from './attempts.ts';
import { sendInParts } from './send-in-parts.ts';
import { dropUpload, fingerprintOf, forgetUpload, setArrived } from './upload-memory.ts';

type Given = Input & CallExtras;
/** Makes the call once the file has been sent. */
type Make<E extends Endpoint> = (endpoint: E, given: Given) => Promise<Reply<E>>;

/** Rejects as every call does. After a failure the next try resumes the file; if cancelled or refused, the upload is dropped. */
export async function callInParts<E extends Endpoint>(
  endpoint: E,
  given: Given,
  make: Make<E>,
): Promise<Reply<E>> {
  const { file, purpose = `${endpoint.method} ${toUrl(endpoint, given)}`, signal } = given;
  if (!file || !endpoint.upload) return make(endpoint, given);
  const { field } = endpoint.upload;
  const fingerprint = fingerprintOf(purpose, file);
  return withUploadSlot(fingerprint, signal, async () => {
    try {
      const idempotencyKey = given.idempotencyKey ?? crypto.randomUUID();
      const reply = await uploadAndCall({ ...given, file, fingerprint }, (uploadId) => {
        const body = { ...given.body, [UPLOAD_ID]: uploadId };
        return make(endpoint, { ...given, file: null, body, idempotencyKey });
      });
      forgetUpload(fingerprint);
      return reply;
    } catch (error) {
      if (isFinalFailure(error, field)) void dropUpload(fingerprint);
      throw error;
    }
  });
}

type UploadInput = Pick<Given, 'signal' | 'onProgress'> & { file: File; fingerprint: string };

async function uploadAndCall<Done>(
  { file, fingerprint, signal, onProgress }: UploadInput,
  make: (uploadId: string) => Promise<Done>,
): Promise<Done> {
  let part = 0;
  const onPart = (now: number) => {
    part = now;
    onProgress?.(now);
  };
  const sendFile = () =>
    retryThroughOutages(() => sendInParts(file, { fingerprint, signal, onPart }), {
      ...{ signal, isRetryable: isBreak, reached: () => part },
    });
  const attempt = async () => {
    const uploadId = await sendFile();
    return retryThroughOutages(() => make(uploadId), { signal, isRetryable: isOffline });
  };
  try {
    return await attempt();
  } catch (error) {
    // The remembered upload is outdated: it was used or deleted in the meantime.
    const code = error instanceof ApiRefusal ? error.code : undefined;
    if (code === UPLOAD_GONE) forgetUpload(fingerprint);
    else if (code === UPLOAD_UNFINISHED) setArrived(fingerprint, false);
    else throw error;
    return attempt();
  }
}

/** True also for a part at the wrong offset (409): the client then asks where to resume. */
function isBreak(error: unknown): boolean {
  return isTemporary(error) || (error instanceof ApiRefusal && error.status === 409);
}

function isOffline(error: unknown): boolean {
  return error instanceof NetworkFailure && error.reason === 'offline';
}

function isFinalFailure(error: unknown, field: string): boolean {
  if (error instanceof NetworkFailure) return error.reason === 'cancelled';
  if (!(error instanceof ApiRefusal)) return false;
  return error.status === 413 || error.status === 415 || (error.status === 422 && field in error.errors);
}
