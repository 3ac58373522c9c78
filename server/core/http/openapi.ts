/** The OpenAPI document, derived from the contract, at /api/openapi.json and as a page at /api/docs. */
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Endpoint, UPLOAD_ID } from '#contract/core/endpoint.ts';
import { type ErrorStatus, refusal } from '#contract/core/errors.ts';
import { UPLOADS_PATH } from '#contract/core/media.ts';
import { PRODUCT } from '#contract/core/product.ts';
import { contract } from '#contract/index.ts';
import type { Config } from '../config.ts';

/** The page loads nothing from other hosts; its icons are inline. */
const PAGE_POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export async function mountApiDocs(api: FastifyInstance, config: Config): Promise<void> {
  const document = madeLate(() => openApiDocument(config.publicUrl));
  api.get('/openapi.json', async () => document);
  await api.register(fastifySwagger, { mode: 'static', specification: { document: document as never } });
  await api.register(fastifySwaggerUi, { routePrefix: '/docs', staticCSP: PAGE_POLICY });
}

type Json = Record<string, unknown>;

/** Builds the document when it is first serialised: that takes a tenth of a second, and most processes never need it. */
function madeLate(make: () => Json): { toJSON(): Json } {
  let made: Json | undefined;
  return {
    toJSON: () => {
      made ??= make();
      return made;
    },
  };
}

export function openApiDocument(publicUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [noun, entries] of Object.entries(contract)) {
    for (const [name, entry] of Object.entries(entries as Record<string, Endpoint>)) {
      if (isOfConsole(entry)) continue;
      const path = `/${entry.path.replace(/:(\w+)/g, '{$1}')}`;
      paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operation(noun, name, entry) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT} API`,
      version: '1.0.0',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Adire' },
      description:
        'Amounts are naira numbers. Send `Authorization: Bearer <token>` and, with every write, an `Idempotency-Key`.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: schemaOf(refusal, 'output') },
    },
  };
}

/** The console is not part of the public API: for everyone but operators it does not exist. */
function isOfConsole(entry: Endpoint): boolean {
  return entry.path.startsWith('operator/');
}

const WHO: Record<Endpoint['who'], string> = {
  anyone: 'Anyone.',
  person: 'Anyone who is signed in.',
  hunter: 'Talent hunters (account type 1).',
  talent: 'Creative talents (account type 2).',
  member: 'Hunters and talents.',
  operator: 'Operators.',
};

const REFUSED: Record<ErrorStatus, string> = {
  400: 'The request is not well formed.',
  401: 'Nobody is signed in with this token, or a password or code is wrong.',
  403: 'Not for this account.',
  404: 'It is not there, or the caller may not see it.',
  409: 'Not in the state that this needs; `code` names the state.',
  412: 'A version this API does not speak.',
  413: 'The file or the body is too large.',
  415: 'Not a kind of file or body that this takes.',
  422: 'Fields are wrong; `errors` has the sentences of each.',
  429: 'Too many calls; wait as long as `Retry-After` says.',
  502: 'The payment provider said no.',
  503: 'Busy, or the payment provider does not answer; try again after `Retry-After`.',
};

function operation(noun: string, name: string, entry: Endpoint): Json {
  const statuses: ErrorStatus[] = [422, 429, ...entry.errors];
  if (entry.upload) statuses.push(409);
  if (entry.who !== 'anyone') statuses.push(401, 403);
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: entry.summary,
    description: `Who: ${WHO[entry.who]}`,
    security: entry.who === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [...parameters('path', entry.params), ...parameters('query', entry.query)],
    ...bodyOf(entry),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: schemaOf(entry.reply, 'output') } },
      },
      ...Object.fromEntries(
        [...new Set(statuses)].sort().map((status) => [
          status,
          {
            description: REFUSED[status],
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          },
        ]),
      ),
    },
  };
}

function bodyOf(entry: Endpoint): Json {
  if (!entry.body && !entry.upload) return {};
  const schema = entry.body ? schemaOf(entry.body, 'input') : { type: 'object', properties: {} };
  if (!entry.upload) return { requestBody: { content: { 'application/json': { schema } } } };
  const { field, required } = entry.upload;
  const withField = (name: string, value: Json, isRequired: boolean) => ({
    ...schema,
    properties: { ...(schema.properties as Json), [name]: value },
    ...(isRequired && { required: [...((schema.required as string[] | undefined) ?? []), name] }),
  });
  const content = {
    'multipart/form-data': { schema: withField(field, { type: 'string', format: 'binary' }, required) },
    'application/json': { schema: withField(UPLOAD_ID, UPLOADED, required) },
  };
  return { requestBody: { content } };
}

/** Id of a resumable upload, sent in place of a file. */
const UPLOADED = {
  type: 'string',
  pattern: '^[0-9a-f]{32}$',
  description: `A finished upload of /api/${UPLOADS_PATH} (tus 1.0.0): the end of its address. Used once.`,
};

function parameters(place: 'path' | 'query', schema: z.ZodMiniObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
