/** The file of a call: sent in the request itself, or in parts beforehand, in which case the call names the upload. */
import type { FastifyRequest } from 'fastify';
import type { Endpoint, UploadRule } from '#contract/core/endpoint.ts';
import { UPLOAD_GONE, UPLOAD_ID, UPLOAD_UNFINISHED } from '#contract/core/endpoint.ts';
import { words } from '#contract/words.ts';
import type { Write } from '../db/database.ts';
import type { ReceivedFile } from '../files/files.ts';
import type { Services } from '../http/context.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { assertClean } from './scanner.ts';
import { takeUpload } from './stored-uploads.ts';
import { receiveStored } from './upload-parts.ts';
import { receiveUpload } from './uploads.ts';

export type Sent = {
  /** The fields the body is parsed from. */
  fields: unknown;
  file: ReceivedFile | null;
  /** Input of the request's fingerprint: for an upload its id instead of its bytes, which may be gone. */
  fingerprint: { fields: unknown; file: ReceivedFile | null };
  /** The field of a required file that is missing. */
  missing: string | null;
  /** True when the call names an upload that does not exist (any more): no slow work is started then. */
  gone: boolean;
  /**
   * Called in the transaction, right before the handler: marks the upload as used, or throws 422 when it does not exist or
   * another call used it. A repeat under the same key never gets here: it is answered before.
   */
  take(tx: Write): Promise<void>;
};

type Caller = { services: Services; now: Date; actor: { userId: string } | null };

/** True for a request that contains a file or names an upload. */
export function hasFile(entry: Endpoint, request: FastifyRequest): boolean {
  return entry.upload !== undefined && (request.isMultipart() || namesUpload(request.body));
}

/** Reads fields and file. Throws 409 for an incomplete upload; 413, 415 and 422 under the rule's field; 503 when the scanner is away. */
export async function receiveSent(
  caller: Caller,
  { upload: rule }: Endpoint,
  request: FastifyRequest,
): Promise<Sent> {
  if (!rule) return direct({ fields: request.body ?? {}, file: null }, null);
  const came = request.isMultipart()
    ? await receiveUpload(request, rule)
    : { fields: request.body ?? {}, file: null };
  if (namesUpload(came.fields)) {
    if (!came.file) return named(caller, came.fields, rule);
    await came.file.discard();
    throw invalid(UPLOAD_ID, words.common.errors.unknownField);
  }
  await cleanOrGone(caller, came.file, rule);
  return direct(came, rule.required && !came.file ? rule.field : null);
}

/** Discards a file that the scanner does not find clean, and rethrows. */
async function cleanOrGone({ services }: Caller, file: ReceivedFile | null, rule: UploadRule): Promise<void> {
  if (!file) return;
  try {
    await assertClean(services, file, rule);
  } catch (error) {
    await file.discard();
    throw error;
  }
}

function direct(came: Sent['fingerprint'], missing: string | null): Sent {
  return { ...came, fingerprint: came, missing, gone: false, take: async () => undefined };
}

type Naming = { [UPLOAD_ID]: unknown } & Record<string, unknown>;

function namesUpload(fields: unknown): fields is Naming {
  return typeof fields === 'object' && fields !== null && Object.hasOwn(fields, UPLOAD_ID);
}

async function named(caller: Caller, given: Naming, rule: UploadRule): Promise<Sent> {
  const { services, now, actor } = caller;
  const { [UPLOAD_ID]: id, ...fields } = given;
  const ownerId = actor?.userId ?? '';
  const which = { id: String(id), ownerId, now };
  const found = await receiveStored(services, which, rule);
  if (found === 'unfinished') throw refused(409, UPLOAD_UNFINISHED, rule);
  await cleanOrGone(caller, found, rule);
  const take = async (tx: Write) => {
    if (!found || !(await takeUpload(tx, which.id, ownerId, now))) throw refused(422, UPLOAD_GONE, rule);
  };
  return {
    fields,
    file: found,
    fingerprint: { fields: given, file: null },
    missing: null,
    gone: !found,
    take,
  };
}

function refused(status: 409 | 422, code: string, { field }: UploadRule): Refusal {
  const message = status === 409 ? words.common.fileErrors.unfinished : words.common.errors.invalid;
  return new Refusal(status, message, { code, errors: { [field]: [words.common.fileErrors.unfinished] } });
}
