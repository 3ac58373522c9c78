/** Uploads that survive a broken connection: the tus protocol 1.0.0 under /api/uploads, for people with a token. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Throttle } from '#contract/core/endpoint.ts';
import { UPLOAD_MAX_BYTES, UPLOADS_PATH } from '#contract/core/media.ts';
import { words } from '#contract/words.ts';
import type { Actor } from '../http/context.ts';
import type { Mounting } from '../http/endpoints.ts';
import { bearerToken } from '../http/origin.ts';
import { conflict, notFound, Refusal, unauthenticated } from '../http/refusal.ts';
import { assertDiskSpace, beginUpload, dropUpload, findUpload, type UploadRow } from './stored-uploads.ts';
import { appendPart, offsetOf } from './upload-parts.ts';

const VERSION = '1.0.0';
const PART = 'application/offset+octet-stream';
const METADATA_MAX = 1_000;

type Call = FastifyRequest<{ Params: { id: string } }>;
type Step = (request: Call, reply: FastifyReply, actor: Actor) => Promise<unknown>;

/** Mounts the routes under the prefix of `app`, in their own scope, because the body of a part is a stream. */
export async function mountResumable(app: FastifyInstance, mounting: Mounting): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(PART, (_request, body, done) => done(null, body));
    const answering = new Map<string, Part>();
    const url = `/${UPLOADS_PATH}`;
    const own = `${url}/:id`;
    const route = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', throttle: Throttle, run: Step) =>
      scope.route({
        method,
        url: method === 'POST' ? url : own,
        bodyLimit: UPLOAD_MAX_BYTES + 1,
        handler: (request, reply) => serve(request as Call, reply, mounting, throttle, run),
      });
    scope.options(url, (_request, reply) => reply.code(204).headers(ABILITIES).send());
    route('POST', 'upload-begin', begin(mounting));
    route('HEAD', 'read', reportOffset(mounting, answering));
    route('PATCH', 'write', take(mounting, answering));
    route('DELETE', 'write', drop(mounting, answering));
  });
}

const ABILITIES = {
  'tus-resumable': VERSION,
  'tus-version': VERSION,
  'tus-extension': 'creation,expiration,termination',
  'tus-max-size': UPLOAD_MAX_BYTES,
};

async function serve(request: Call, reply: FastifyReply, m: Mounting, throttle: Throttle, run: Step) {
  reply.headers({ 'tus-resumable': VERSION, 'cache-control': 'no-store' });
  const token = bearerToken(request);
  const actor = token ? await m.authenticate(m.services.database.db, token, m.services.clock.now()) : null;
  if (!actor) throw unauthenticated();
  await m.throttles.check({ method: request.method, throttle }, request, actor);
  if (request.headers['tus-resumable'] !== VERSION) {
    reply.header('tus-version', VERSION);
    throw new Refusal(412, words.common.refusals.badRequest);
  }
  return run(request, reply, actor);
}

function begin({ services }: Mounting): Step {
  return async (request, reply, actor) => {
    const bytes = numberIn(request, 'upload-length');
    if (bytes === null || bytes === 0) throw new Refusal(400, words.common.refusals.badRequest);
    if (bytes > UPLOAD_MAX_BYTES) throw new Refusal(413, words.common.refusals.tooLarge);
    await assertDiskSpace(services, bytes);
    const name = nameIn(request.headers['upload-metadata']);
    const upload = await beginUpload(services, {
      ...{ ownerId: actor.userId, bytes, name, now: services.clock.now() },
    });
    reply.header('location', `/api/${UPLOADS_PATH}/${upload.id}`);
    return reply.code(201).headers(expiry(upload)).send();
  };
}

/** A part being written. A new request for the same upload ends it, because the old connection must be dead. */
type Part = { body: Readable; ended: Promise<unknown> };

async function own(m: Mounting, answering: Map<string, Part>, request: Call, actor: Actor) {
  const { id } = request.params;
  const upload = await findUpload(m.services, id, actor.userId, m.services.clock.now());
  if (!upload) throw notFound();
  const before = answering.get(id);
  before?.body.destroy(new Error('taken over'));
  await before?.ended;
  return upload;
}

function reportOffset(m: Mounting, answering: Map<string, Part>): Step {
  return async (request, reply, actor) => {
    const upload = await own(m, answering, request, actor);
    const offset = await offsetOf(m.services, upload.id);
    const state = { 'upload-offset': offset, 'upload-length': Number(upload.bytes), ...expiry(upload) };
    return reply.code(200).headers(state).send();
  };
}

function take(m: Mounting, answering: Map<string, Part>): Step {
  return async (request, reply, actor) => {
    const body = request.body as Readable | undefined;
    if (!body) throw new Refusal(415, words.common.refusals.wrongType);
    const upload = await own(m, answering, request, actor);
    const offset = await offsetOf(m.services, upload.id);
    if (numberIn(request, 'upload-offset') !== offset) {
      throw conflict(words.common.fileErrors.uploadMoved, 'offset');
    }
    if (offset + (numberIn(request, 'content-length') ?? 0) > Number(upload.bytes)) {
      throw new Refusal(413, words.common.refusals.tooLarge);
    }
    const written = appendPart(m.services, upload, offset, body);
    const part = { body, ended: written.catch(() => null) };
    answering.set(upload.id, part);
    try {
      reply.header('upload-offset', await written);
    } finally {
      if (answering.get(upload.id) === part) answering.delete(upload.id);
    }
    return reply.code(204).headers(expiry(upload)).send();
  };
}

function drop(m: Mounting, answering: Map<string, Part>): Step {
  return async (request, reply, actor) => {
    await dropUpload(m.services, (await own(m, answering, request, actor)).id);
    return reply.code(204).send();
  };
}

function expiry(upload: UploadRow) {
  return { 'upload-expires': upload.expires_at.toUTCString() };
}

function numberIn(request: FastifyRequest, name: string): number | null {
  const value = request.headers[name];
  return typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number.parseInt(value, 10) : null;
}

/** Returns the `filename` of the metadata header; other pairs are ignored. */
function nameIn(metadata: string | string[] | undefined): string {
  const text = String(metadata ?? '');
  if (text.length > METADATA_MAX) throw new Refusal(400, words.common.refusals.badRequest);
  const encoded = /(?:^|,)\s*filename ([A-Za-z0-9+/=]*)/.exec(text)?.[1] ?? '';
  return Buffer.from(encoded, 'base64').toString('utf8');
}
