/** Turns a contract entry and the caller's input into an HTTP request. */
import type { Endpoint } from '#contract/core/endpoint.ts';

type Value = string | number | boolean | null | undefined;

export type CallExtras = {
  /** Made once per intent and sent again with every retry, so that a write happens once. See `useMutationCall`. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** For uploads: called with the share that is sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** For uploads: what the file is for, where the address does not say. The same file resumes under it. */
  purpose?: string;
  /** For a login: the random name of this browser. */
  device?: string;
};

/** The untyped input; `call` in api.ts has the exact types. */
export type Input = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: File | null;
};

/** The address under `/api` with path parameters and query filled in. Throws where a parameter is missing. */
export function toUrl(endpoint: Endpoint, input: Input): string {
  const path = endpoint.path.replace(/:([A-Za-z_]+)/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined || value === null || value === '')
      throw new Error(`${endpoint.path}: no ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = toQuery(input.query ?? {});
  return `/api/${path.replace(/^\//, '')}${query && `?${query}`}`;
}

function toQuery(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) append(search, name, one as Value);
  }
  return search.toString();
}

function append(search: URLSearchParams, name: string, value: Value) {
  if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
}

/** JSON, or multipart when a file goes along: text fields as they are, everything else as JSON; the file last. */
export function toBody(endpoint: Endpoint, input: Input): string | FormData | undefined {
  if (!endpoint.upload || !input.file) {
    return endpoint.method === 'GET' || !input.body ? undefined : JSON.stringify(input.body);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(input.body ?? {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.append(endpoint.upload.field, input.file, input.file.name);
  return form;
}
