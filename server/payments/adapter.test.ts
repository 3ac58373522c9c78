/** A provider that sends elsewhere is not followed: neither the secret key nor a document goes where it points (ASVS 15.3.2). */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask, putDocument } from './adapter.ts';

let provider: FastifyInstance;
let elsewhere: FastifyInstance;
let baseUrl: string;
let other: string;
let asked: string[] = [];

beforeAll(async () => {
  elsewhere = Fastify({ forceCloseConnections: true });
  elsewhere.all('/*', async (request) => {
    asked.push(`${request.method} elsewhere`);
    return { status: true, message: '', data: {} };
  });
  other = await elsewhere.listen({ port: 0, host: '127.0.0.1' });
  provider = Fastify({ forceCloseConnections: true });
  provider.addContentTypeParser('application/pdf', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  provider.all<{ Params: { status: string } }>('/:status', async (request, reply) => {
    asked.push(`${request.method} ${request.params.status}`);
    return reply.redirect(`${other}/api`, Number(request.params.status));
  });
  baseUrl = await provider.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await provider.close();
  await elsewhere.close();
});
beforeEach(() => {
  asked = [];
});

const paystack = () => ({ baseUrl, secretKey: 'sk_test_redirects', simulated: false });

test.each([301, 302, 303, 307, 308])('%i is not known to be done, and nothing goes there', async (status) => {
  const shape = z.looseObject({});
  expect(await ask(paystack(), 'GET', `/${status}`, shape)).toMatchObject({ kind: 'unknown' });
  expect(await ask(paystack(), 'POST', `/${status}`, shape, { amount: 1 })).toMatchObject({
    kind: 'unknown',
  });
  expect(await putDocument(paystack(), `${baseUrl}/${status}`, Buffer.from('%PDF-1.4'))).toBe(false);
  expect(asked).toEqual([`GET ${status}`, `POST ${status}`, `PUT ${status}`]);
});

test('a document goes over https, or to the provider itself', async () => {
  expect(await putDocument(paystack(), `${other}/evidence`, Buffer.from('%PDF-1.4'))).toBe(false);
  expect(asked).toEqual([]);
});
