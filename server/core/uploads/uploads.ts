/** Receives one file of a multipart request: size checked while it streams, kind by content, not by name (rules 6). */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { withoutInvisible } from '#contract/core/common.ts';
import type { UploadRule } from '#contract/core/endpoint.ts';
import { type FileKind, isShownPicture } from '#contract/core/files.ts';
import { words } from '#contract/words.ts';
import type { ReceivedFile } from '../files/files.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import { PIXELS_MAX, whyUnreadable } from '../media/pictures.ts';
import { sharp } from '../media/sharp.ts';
import { newHex } from '../security/ids.ts';

/** The contents of a multipart request. */
export type Received = { fields: unknown; file: ReceivedFile | null };

/** Reads the fields and at most one file under the rule's exact name. Throws 413, 415 or 422 under that field. */
export async function receiveUpload(request: FastifyRequest, rule: UploadRule): Promise<Received> {
  const fields: Record<string, string> = {};
  let file: ReceivedFile | null = null;
  try {
    const parts = request.parts({
      limits: {
        files: 1,
        fields: 13,
        parts: 15,
        fieldNameSize: 50,
        fieldSize: 20_000,
        fileSize: rule.maxBytes + 1,
      },
    });
    for await (const part of parts) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== rule.field) {
        part.file.resume();
        throw new Refusal(422, words.common.errors.invalid, {
          errors: { [part.fieldname]: [words.common.errors.unknownField] },
        });
      }
      file = await receiveFile(part, rule);
    }
    return { fields, file };
  } catch (error) {
    await file?.discard();
    throw refusalOf(error, rule);
  }
}

async function receiveFile(part: MultipartFile, rule: UploadRule): Promise<ReceivedFile | null> {
  const path = join(tmpdir(), `adire-upload-${newHex(12)}`);
  const discard = () => rm(path, { force: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(part.file, counter, createWriteStream(path, { mode: 0o600 }));
    if (part.file.truncated || bytes > rule.maxBytes) throw tooLarge(rule);
    // Not every client names its file, whatever the type says.
    const { filename = '' }: { filename?: string } = part;
    if (bytes === 0 && !filename) {
      await discard();
      return null;
    }
    const mime = await kindOf(path, filename, rule);
    return {
      path,
      displayName: displayName(filename),
      mime,
      bytes,
      sha256: hash.digest('hex'),
      discard,
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * Returns the kind of the file at `path` by content, among those the rule accepts. A picture must also decode, and a name
 * that claims another kind is refused. Throws 415 or 422 under the rule's field.
 */
export async function kindOf(path: string, givenName: string, rule: UploadRule): Promise<FileKind> {
  const mime = (await contentOf(path, givenName)) as FileKind | undefined;
  if (!mime || !rule.kinds.includes(mime) || namesOther(givenName, mime)) {
    throw new Refusal(415, words.common.fileErrors.unfit, {
      errors: { [rule.field]: [words.common.fileErrors.unfit] },
    });
  }
  if (isShownPicture(mime)) {
    const picture = sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    await picture.metadata().catch((error: unknown) => {
      throw invalid(rule.field, whyUnreadable(error));
    });
  }
  return mime;
}

/** Returns the type by content. Drawings, Figma files and text have no signature the library knows: their name must match as well. */
async function contentOf(path: string, name: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const found = (await fileTypeFromFile(path).catch(() => undefined))?.mime;
  const ending = endingOf(name);
  if (found === 'audio/mp4') return 'audio/x-m4a';
  if (ending === 'fig' && (found === undefined || found === 'application/zip'))
    return found || (await beginningOf(path)).toString('latin1').startsWith('fig-kiwi')
      ? 'application/x-figma'
      : undefined;
  if (found === 'application/xml' || found === undefined) {
    if (ending === 'svg') return (await isText(path, /<svg[\s>]/)) ? 'image/svg+xml' : undefined;
    if (ending === 'txt' || ending === 'srt') return (await isText(path)) ? 'text/plain' : undefined;
  }
  return found;
}

/** True for UTF-8 without control characters; only the beginning of a long file is checked. */
async function isText(path: string, holds = /^/): Promise<boolean> {
  const bytes = await beginningOf(path);
  try {
    // The last character may be cut off.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, {
      stream: bytes.length === LOOKED_AT,
    });
    return bytes.length > 0 && holds.test(text) && !/[\0-\x08\x0E-\x1F]/.test(text);
  } catch {
    return false;
  }
}

const LOOKED_AT = 65_536;

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function endingOf(name: string): string {
  return /\.(\w{1,5})$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
}

/** The kind each common file ending claims. Only the kind counts: phones often save WebP as `.jpg`. */
const SAYS: Record<string, string> = {
  ...{ png: 'image', jpg: 'image', jpeg: 'image', webp: 'image', gif: 'image', svg: 'image' },
  ...{ mp3: 'audio', wav: 'audio', m4a: 'audio', mp4: 'video', mov: 'video', webm: 'video' },
  ...{ pdf: 'application', zip: 'application', exe: 'application', html: 'text', htm: 'text', js: 'text' },
};

/** True when the name claims another kind than the content, such as a picture called `film.mp4` (rule 6.1). */
function namesOther(name: string, mime: FileKind): boolean {
  const ending = endingOf(name);
  const says = Object.hasOwn(SAYS, ending) ? SAYS[ending] : undefined;
  return says !== undefined && !mime.startsWith(`${says}/`);
}

/** Longest shown name; what is too much is left out before the ending. */
const NAME_MAX = 120;

/** Returns the given file name made safe for headers and screens (rules 6.5, 7.1): no path, no invisible or reordering characters. */
export function displayName(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? '';
  const clean = withoutInvisible(base).replace(/["<>]/g, '').trim();
  const letters = [...clean];
  const ending = letters.length > NAME_MAX ? (/\.\w{1,9}$/.exec(clean)?.[0] ?? '') : '';
  return letters.slice(0, NAME_MAX - ending.length).join('') + ending || 'file';
}

export function tooLarge(rule: UploadRule): Refusal {
  const message = rule.tooLarge ?? words.common.fileErrors.tooLarge(Math.floor(rule.maxBytes / 1_000_000));
  return new Refusal(413, message, { errors: { [rule.field]: [message] } });
}

/** Turns the multipart parser's errors into refusals. */
function refusalOf(error: unknown, rule: UploadRule): unknown {
  const code = (error as { code?: string }).code ?? '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rule);
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) return new Refusal(413, words.common.refusals.tooLarge);
  if (/^FST_/.test(code) && code !== 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return new Refusal(400, words.common.refusals.badRequest);
  if (isBrokenForm(error)) return new Refusal(400, words.common.refusals.badRequest);
  return error;
}

/** True for the parser's plain errors: a form that breaks off, has no boundary, or one of 253 or more characters (its needle). */
function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && /multipart|needle/i.test(error.message);
}
