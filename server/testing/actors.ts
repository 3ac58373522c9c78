/** People of a test and their calls to the API, through the real endpoints. */
import type { FastifyInstance } from 'fastify';
import { access } from '#contract/accounts/access.ts';
import type { Endpoint, Reply } from '#contract/core/endpoint.ts';
import { notifications } from '#contract/notifications/notifications.ts';
import { profiles } from '#contract/profiles/profiles.ts';
import { emailKey, openSession } from '#server/accounts/commands.ts';
import type { Services } from '#server/core/http/context.ts';
import { newId, newToken } from '#server/core/security/ids.ts';
import { hashPassword } from '#server/core/security/passwords.ts';

/** Anything that serves the API; with `services` people are inserted directly, without the cost of hashing passwords. */
type Served = { http: FastifyInstance; services?: Services };

export type Answer<E extends Endpoint> = {
  status: number;
  headers: Record<string, unknown>;
  /** The reply when the status is 200; otherwise read `refusal`. */
  body: Reply<E>;
  refusal: { message: string; code?: string; errors?: Record<string, string[]> };
};

export type Upload = { field: string; name: string; type: string; content: Uint8Array };
export type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  upload?: Upload;
  key?: string | null;
  headers?: Record<string, string>;
};

/** Calls an endpoint; writes get a new idempotency key unless `key` is given (null: none). */
export async function call<E extends Endpoint>(
  app: Served,
  token: string | null,
  entry: E,
  sent: Sent = {},
): Promise<Answer<E>> {
  const path = entry.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(sent.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(sent.query ?? {}).toString();
  const key = sent.key === undefined && entry.method !== 'GET' ? newId() : sent.key;
  const payload = sent.upload ? await multipart(sent.body as Record<string, unknown>, sent.upload) : null;
  const answer = await app.http.inject({
    method: entry.method,
    url: `/api/${path}${query ? `?${query}` : ''}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(payload && { 'content-type': payload.type }),
      ...sent.headers,
    },
    ...(payload ? { payload: payload.content } : sent.body !== undefined && { payload: sent.body as object }),
  });
  const body = answer.body ? answer.json() : null;
  return { status: answer.statusCode, headers: answer.headers, body, refusal: body };
}

async function multipart(fields: Record<string, unknown>, upload: Upload) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, String(value));
  form.set(
    upload.field,
    new Blob([upload.content as Uint8Array<ArrayBuffer>], { type: upload.type }),
    upload.name,
  );
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return {
    type: request.headers.get('content-type') as string,
    content: Buffer.from(await request.arrayBuffer()),
  };
}

export type Person = {
  id: string;
  name: string;
  email: string;
  token: string;
  /** Calls an endpoint as this person. */
  call<E extends Endpoint>(entry: E, sent?: Sent): Promise<Answer<E>>;
  /** Calls an endpoint as this person and throws unless the status is 200. */
  ok<E extends Endpoint>(entry: E, sent?: Sent): Promise<Reply<E>>;
  /** The headers with which this person's browser requests private files. */
  browser: { cookie: string };
};

export const PASSWORD = 'indigo-cloth-26';
let count = 0;
let hashed: Promise<string> | null = null;

/** Registers and signs in a person and, when types are given, completes their profile. 1: hunter, 2: talent. */
export async function person(app: Served, name: string, types: readonly (1 | 2)[]): Promise<Person> {
  count += 1;
  const email = `${name.toLowerCase().replace(/[^a-z]/g, '')}${count}@people.example`;
  const id = app.services ? await addUser(app.services, name, email) : await register(app, name, email);
  const self = await signedIn(app, { id, name, email });
  for (const type of types) {
    await self.ok(profiles.save, { body: { ...PROFILE, firstname: name, accounttypeId: type } });
  }
  return self;
}

async function register(app: Served, name: string, email: string): Promise<string> {
  const form = { name, email, password: PASSWORD, password_confirmation: PASSWORD };
  const made = await call(app, null, access.register, { body: form });
  if (made.status !== 200) throw new Error(`register: ${made.status} ${JSON.stringify(made.refusal)}`);
  return made.body.data.id;
}

/** Inserts the row that `register` would; hashing the shared password each time took a quarter of the API tests' time. */
async function addUser({ database, clock }: Services, name: string, email: string): Promise<string> {
  hashed ??= hashPassword(PASSWORD);
  const user = { id: newId(), name, email, email_key: emailKey(email), created_at: clock.now() };
  await database.db
    .insertInto('users')
    .values({ ...user, password_hash: await hashed })
    .execute();
  return user.id;
}

async function tokenOf({ database, clock }: Services, id: string): Promise<string> {
  const token = newToken();
  const { db } = database;
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => openSession(tx, user, token, clock.now()));
  return token;
}

/** The same person with a new session: a session ends after 7 idle days and after 30 days in all. */
export async function signedIn(
  app: Served,
  { id, name, email }: Pick<Person, 'id' | 'name' | 'email'>,
): Promise<Person> {
  const token = app.services
    ? await tokenOf(app.services, id)
    : ((await call(app, null, access.login, { body: { email, password: PASSWORD } })).body.token ?? '');
  return {
    ...{ id, name, email, token },
    // An app in another process has no services here: private files cannot be opened then.
    browser: { cookie: `adire.files=${app.services?.files?.holderOf(id) ?? ''}` },
    ...callsWith(app, token),
  };
}

/** Functions that call endpoints with this token. */
export function callsWith(app: Served, token: string): Pick<Person, 'call' | 'ok'> {
  return {
    call: (entry, sent) => call(app, token, entry, sent),
    ok: async (entry, sent) => {
      const answer = await call(app, token, entry, sent);
      if (answer.status !== 200) {
        throw new Error(`${entry.method} ${entry.path}: ${answer.status} ${JSON.stringify(answer.refusal)}`);
      }
      return answer.body;
    },
  };
}

export function hunter(app: Served, name = 'Ngozi'): Promise<Person> {
  return person(app, name, [1]);
}

export function talent(app: Served, name = 'Tunde'): Promise<Person> {
  return person(app, name, [2]);
}

/** Lets days pass while these people make a call every five days, so that their sessions stay alive (30 days at most). */
export async function passDaysWith(
  app: { passDays(days: number): void },
  days: number,
  people: readonly Person[],
): Promise<void> {
  for (let left = days; left > 0; left -= 5) {
    app.passDays(Math.min(left, 5));
    for (const one of people) await one.ok(notifications.unread);
  }
}

/** Lets days pass without calls of these people, then signs them in again. */
export async function passDaysAndSignIn(
  app: Served & { passDays(days: number): void },
  days: number,
  people: readonly Person[],
): Promise<void> {
  app.passDays(days);
  for (const one of people) Object.assign(one, await signedIn(app, one));
}

export const PROFILE = {
  lastname: 'Adeyemi',
  gender: 'Female',
  phone_number: '+234 803 123 4567',
  countryId: 'NG',
  stateId: 'LA',
};
