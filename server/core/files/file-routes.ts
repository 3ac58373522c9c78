/** Serves stored files: public pictures cached for ever, private files by signed link only. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  endingsOf,
  type FileKind,
  fileKinds,
  isPlayableInBrowser,
  isShownPicture,
} from '#contract/core/files.ts';
import { words } from '#contract/words.ts';
import type { Services } from '../http/context.ts';
import { notFound, orNotFound, Refusal } from '../http/refusal.ts';
import { removePageHeaders } from '../security/headers.ts';
import { type Folder, PRIVATE_FOLDERS, PUBLIC_FOLDERS } from './files.ts';
import { holdersOf } from './link-holder.ts';
import type { Shown } from './store.ts';

const kinds = Object.keys(fileKinds) as FileKind[];
/** Content type by file ending; pictures are also stored as AVIF. */
const TYPES = new Map<string, string>([
  ...kinds.map((kind): [string, string] => [endingsOf(kind)[0], kind]),
  ['avif', 'image/avif'],
]);
/** Endings shown inline; everything else is sent as a download. */
const SHOWN = new Set([
  'avif',
  ...kinds
    .filter((kind) => isPlayableInBrowser(kind) || isShownPicture(kind))
    .map((kind) => endingsOf(kind)[0]),
]);
const NAME = new RegExp(`^[0-9a-f]{32}(-\\w{1,12})?\\.(${[...TYPES.keys()].join('|')})$`);

type Call = FastifyRequest<{
  Params: { name: string };
  Querystring: { expires?: string; signature?: string };
}>;

export function mountFiles(app: FastifyInstance, services: Services): void {
  for (const folder of PUBLIC_FOLDERS) {
    app.get(`/${folder}/:name`, (request: Call, reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return sendFile(services, folder, request, reply);
    });
  }
  for (const folder of PRIVATE_FOLDERS) {
    app.get(`/${folder}/:name`, (request: Call, reply) => {
      const { expires, signature } = request.query;
      const path = `${folder}/${request.params.name}`;
      if (typeof expires !== 'string' || typeof signature !== 'string') throw expired();
      const now = services.clock.now();
      if (!services.files.mayOpen(path, { expires, signature }, holdersOf(request), now)) throw expired();
      reply.header('cache-control', 'private, no-store');
      return sendPrivate(services, folder, request, reply);
    });
  }
}

function expired(): Refusal {
  return new Refusal(403, words.common.refusals.linkExpired);
}

/** Sends a private file; when the store is remote, redirects the browser there once the file is known to exist. */
async function sendPrivate(services: Services, folder: Folder, request: Call, reply: FastifyReply) {
  const { name } = request.params;
  if (!NAME.test(name)) throw notFound();
  const address = await services.files.addressOf(folder, name, shownAs(name));
  if (address === null) return sendFile(services, folder, request, reply);
  orNotFound(await services.files.size(folder, name));
  removePageHeaders(reply);
  return reply.redirect(address, 302);
}

async function sendFile(services: Services, folder: Folder, request: Call, reply: FastifyReply) {
  const { name } = request.params;
  if (!NAME.test(name)) throw notFound();
  const header = request.headers.range;
  // A range request needs the size of the whole file first.
  const size = header === undefined ? null : orNotFound(await services.files.size(folder, name));
  const range = size === null ? null : rangeOf(header, size);
  if (range === 'bad') {
    return setHeaders(reply, name).code(416).header('content-range', `bytes */${size}`).send();
  }
  const opened = orNotFound(await services.files.open(folder, name, range ?? undefined));
  setHeaders(reply, name);
  if (!range) return reply.header('content-length', opened.size).send(opened.stream);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(opened.stream);
}

function setHeaders(reply: FastifyReply, name: string): FastifyReply {
  removePageHeaders(reply);
  const { type, disposition } = shownAs(name);
  return reply
    .header('content-type', type)
    .header('content-disposition', disposition)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('accept-ranges', 'bytes');
}

function shownAs(name: string): Shown {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return {
    type: TYPES.get(extension) ?? 'application/octet-stream',
    disposition: SHOWN.has(extension) ? 'inline' : `attachment; filename="${name}"`,
  };
}

/** Parses a single range; several ranges, or one outside the file, are 'bad'. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'bad' | null {
  if (header === undefined) return null;
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!match || (!match[1] && !match[2])) return 'bad';
  const start = match[1]
    ? Number.parseInt(match[1], 10)
    : Math.max(0, size - Number.parseInt(match[2] ?? '0', 10));
  const end = match[1] && match[2] ? Math.min(Number.parseInt(match[2], 10), size - 1) : size - 1;
  return start <= end && start < size ? { start, end } : 'bad';
}
