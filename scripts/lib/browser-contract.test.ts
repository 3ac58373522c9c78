/** Which parts of the contract the browser receives. */
import { expect, test } from 'vitest';
import { withoutServer } from './browser-contract.ts';

test('what the server alone reads goes; what a form, a call or a function needs stays', () => {
  const built = withoutServer(`
const row: Row = z.object({ id });
export function sum(list: number[]) { add(list); }
export const jobs = {
  get: endpoint({ method: 'GET', path: 'job/:id', who: 'member', params: byId, summary: 'One, in all', errors: [404], reply: row }),
  end: endpoint({
    method: 'PUT',
    path: 'job/:id',
    body: z.strictObject({ reply: text(1000) }),
    reply: z.object({ success, row }),
  }),
};`);
  const [declared, called, ...entries] = built.trim().split('\n');
  expect([declared, called]).toEqual([
    'const row: Row = /* @__PURE__ */ z.object({ id });',
    'export function sum(list: number[]) { add(list); }',
  ]);
  const plain = entries.join('').replaceAll('/* @__PURE__ */ ', '').replace(/\s+/g, ' ');
  expect(plain.replace(/[, ]+\}/g, ' }')).toBe(
    "export const jobs = { get: endpoint({ method: 'GET', path: 'job/:id', who: 'member' }), " +
      "end: endpoint({ method: 'PUT', path: 'job/:id', body: z.strictObject({ reply: text(1000) }) }) };",
  );
});

test('a schema made of another one goes when it is unused', () => {
  expect(withoutServer('export const line = z.object({ ...page, name: row.shape.name });').trim()).toBe(
    'export const line = /* @__PURE__ */ (() => /* @__PURE__ */ z.object({ ...page, name: row.shape.name }))();',
  );
});
