/** A contract entry and its input become the right address and body. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/core/endpoint.ts';
import { toBody, toUrl } from './request.ts';

const base = { who: 'person', summary: '', reply: z.object({}), errors: [] } as const;
const read = endpoint({ ...base, method: 'GET', path: 'job/:id/bids/:bidId', tags: [] });
const send = endpoint({
  ...base,
  method: 'POST',
  path: 'job/:id',
  changes: [],
  upload: { field: 'path', maxBytes: 10, kinds: ['image/png'], required: false },
});

test('parameters are escaped and an empty query leaves no mark', () => {
  expect(toUrl(read, { params: { id: 'a/b', bidId: 'ẹ' } })).toBe('/api/job/a%2Fb/bids/%E1%BA%B9');
  expect(toUrl(send, { params: { id: '1' }, query: { after: undefined, q: '' } })).toBe('/api/job/1');
  expect(toUrl(send, { params: { id: '1' }, query: { q: 'a&b', limit: 5 } })).toBe(
    '/api/job/1?q=a%26b&limit=5',
  );
});

test('a missing parameter is an error here, not a request to another address', () => {
  expect(() => toUrl(read, { params: { id: '1' } })).toThrow('bidId');
  expect(() => toUrl(read, { params: { id: '1', bidId: '' } })).toThrow('bidId');
});

test('without a file the body is JSON, and a GET has none', () => {
  expect(toBody(send, { body: { comment: 'x' } })).toBe('{"comment":"x"}');
  expect(toBody(read, { body: { comment: 'x' } })).toBeUndefined();
});

test('with a file it is multipart: text as it is, other values as JSON, the file under the name of the rule', () => {
  const file = new File(['x'], 'work.png', { type: 'image/png' });
  const form = toBody(send, {
    body: { comment: 'x', stars: 3, tags: ['a'], left: undefined },
    file,
  }) as FormData;
  expect([...form.keys()]).toEqual(['comment', 'stars', 'tags', 'path']);
  expect([form.get('comment'), form.get('stars'), form.get('tags')]).toEqual(['x', '3', '["a"]']);
  expect((form.get('path') as File).name).toBe('work.png');
});
