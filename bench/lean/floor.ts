/** The lean floor, a separate process: bare node:http and pg, one prepared statement per request. Prints its port. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { newToken, sha256 } from '#server/core/security/ids.ts';
import { checkPassword } from '#server/core/security/passwords.ts';
import { statements } from './statements.ts';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });
pool.on('error', () => undefined);

type Statement = Exclude<keyof typeof statements, 'loginUser' | 'loginSession'>;
type Rows = Record<string, unknown>[];

async function ask(name: keyof typeof statements, values: unknown[]): Promise<Rows> {
  const { rows } = await pool.query<Record<string, unknown>>({ name, text: statements[name], values });
  return rows;
}

/** The hash of the bearer token; the statement looks its session up. */
function caller(request: IncomingMessage): string {
  return sha256((request.headers.authorization ?? '').slice('Bearer '.length));
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text) as Record<string, string>;
}

async function login(request: IncomingMessage): Promise<unknown> {
  const { email = '', password = '' } = await bodyOf(request);
  const [user] = await ask('loginUser', [email.normalize('NFKC').toLowerCase()]);
  if (!(await checkPassword((user?.password_hash as string) ?? null, password))) return null;
  const token = newToken();
  const [self] = await ask('loginSession', [sha256(token), user?.id]);
  return { token, self };
}

/** Converts naira to kobo. */
const kobo = (naira: string | null) => Number(naira) * 100;

/** Maps a request to a statement and its values. */
async function read(
  request: IncomingMessage,
  { pathname, searchParams }: URL,
): Promise<[Statement, unknown[]]> {
  const [, , first = '', second = '', third = ''] = pathname.split('/');
  if (first === 'getuser') return ['profile', [second]];
  if (first === 'gig' && second === 'featured') return ['featured', []];
  if (first === 'gig' && second === 'search') {
    const words = searchParams.get('query');
    const category = searchParams.get('category');
    if (!words) return ['newest', [category]];
    return ['words', [words, category, kobo(searchParams.get('price_max')), searchParams.get('delivery')]];
  }
  if (first === 'gig') return ['gig', [second]];
  const me = caller(request);
  if (first === 'chat') {
    const body = await bodyOf(request);
    return ['message', [me, body.recipient_id, body.message]];
  }
  if (second === 'applyforjob') {
    const body = await bodyOf(request);
    return ['apply', [me, body.job_id, body.pitch, kobo(body.price_to_accept ?? '0')]];
  }
  if (second === 'acceptsubmittedjob') return ['accept', [me, third]];
  if (second === 'getopenjobs') return ['jobs', [me]];
  if (second === 'getsubmittedjobs') return ['orders', [me]];
  if (second === 'getsubmittedjob') return ['order', [me, third]];
  return ['job', [me, second]];
}

/** Statements that may return nothing; for any other, no rows means 404. */
const LISTS: readonly Statement[] = ['newest', 'words', 'featured', 'jobs', 'orders'];

async function answer(request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://floor');
  if (url.pathname === '/api/login') return login(request);
  const [name, values] = await read(request, url);
  const rows = await ask(name, values);
  return rows.length > 0 || LISTS.includes(name) ? rows : null;
}

const server = createServer((request, response) => {
  answer(request)
    .then((found) => {
      const text = JSON.stringify(found);
      response.writeHead(found ? 200 : 404, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    })
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
process.on('SIGTERM', () => {
  server.closeAllConnections();
  void pool.end().then(() => process.exit(0));
});
