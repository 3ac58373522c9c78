/** Uploads in parts for tests, by the tus protocol, through the real endpoints. */
import type { FastifyInstance } from 'fastify';

type Served = { http: FastifyInstance };
type Sender = { token: string | null };
type Method = 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
type Request = { headers?: Record<string, string>; payload?: Buffer };

/** One request of the protocol; `path` is appended to `/api/uploads`. */
export function tus(
  { http }: Served,
  { token }: Sender,
  method: Method,
  path: string,
  { headers, payload }: Request = {},
) {
  return http.inject({
    method,
    url: `/api/uploads${path}`,
    headers: {
      'tus-resumable': '1.0.0',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload && { 'content-type': 'application/offset+octet-stream' }),
      ...headers,
    },
    ...(payload && { payload }),
  });
}

/** Starts an upload; returns its id. */
export async function begunUpload(app: Served, sender: Sender, bytes: number, name: string): Promise<string> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`;
  const headers = { 'upload-length': String(bytes), 'upload-metadata': metadata };
  const { statusCode, headers: answered, body } = await tus(app, sender, 'POST', '', { headers });
  if (statusCode !== 201) throw new Error(`no upload was begun: ${statusCode} ${body}`);
  return String(answered.location).slice(-32);
}

/** Sends the next part of an upload. */
export function uploadPart(app: Served, sender: Sender, id: string, offset: number, payload: Buffer) {
  return tus(app, sender, 'PATCH', `/${id}`, { headers: { 'upload-offset': String(offset) }, payload });
}

/** A finished upload of these bytes; returns its id. */
export async function wholeUpload(
  app: Served,
  sender: Sender,
  content: Buffer,
  name: string,
): Promise<string> {
  const id = await begunUpload(app, sender, content.length, name);
  const { statusCode, body } = await uploadPart(app, sender, id, 0, content);
  if (statusCode !== 204) throw new Error(`an upload stopped: ${statusCode} ${body}`);
  return id;
}
