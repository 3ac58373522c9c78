/** The typed client: one function over the contract's entries. All API calls from the browser go through it. */
import { type Call, type Endpoint, type Reply, SECOND_STEP_NEEDED } from '#contract/core/endpoint.ts';
import { language } from '#contract/words/en/language.ts';
import { later } from './later.ts';
import { operatorDoor } from './operator-door.ts';
import { pause } from './pause.ts';
import { ApiRefusal, NetworkFailure } from './refusals.ts';
import { type CallExtras, type Input, toBody, toUrl } from './request.ts';
import { askSecondStep } from './second-step.ts';
import { expireSession, getSession } from './session.ts';
import { type Incoming, readJson, send } from './transport.ts';

export { ApiRefusal } from './refusals.ts';

/** The second argument may be left out for an endpoint without input. */
export type CallArguments<E extends Endpoint> =
  Record<string, never> extends Call<E> ? [input?: Call<E> & CallExtras] : [input: Call<E> & CallExtras];

/** Larger files are sent in parts; below this, sending again costs less than asking where to resume. */
const SENT_AT_ONCE_MAX_BYTES = 256_000;
/** A planned failover of the database takes less than this; a longer outage is shown at once. */
const RETRY_SECONDS = 10;
const PARTS = later(async () => (await import('./upload/call-in-parts.ts')).callInParts);

/**
 * Calls an endpoint and returns its reply. Throws `ApiRefusal` when the API refuses and
 * `NetworkFailure` when no usable answer came. A 401 on a signed-in call ends the session. Reads, and writes
 * with an idempotency key, are retried on 503 while `Retry-After` adds up to less than ten seconds (rule 7.5).
 */
export function call<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<Reply<E>> {
  return callWithin(RETRY_SECONDS, endpoint, (input ?? {}) as Input & CallExtras);
}

async function callWithin<E extends Endpoint>(
  seconds: number,
  endpoint: E,
  given: Input & CallExtras,
): Promise<Reply<E>> {
  try {
    const isLarge = given.file && given.file.size > SENT_AT_ONCE_MAX_BYTES;
    return isLarge ? await (await PARTS.fetch())(endpoint, given, callOnce) : await callOnce(endpoint, given);
  } catch (error) {
    const { status, retryAfter = seconds } = error as Partial<ApiRefusal>;
    const isRepeatable = endpoint.method === 'GET' || given.idempotencyKey;
    if (status !== 503 || retryAfter >= seconds || !isRepeatable) throw error;
    // Jitter, so that clients do not retry at the same moment.
    await pause(retryAfter * (1000 + Math.random() * 250));
    return callWithin(seconds - retryAfter, endpoint, given);
  }
}

async function callOnce<E extends Endpoint>(endpoint: E, given: Input & CallExtras): Promise<Reply<E>> {
  const door = endpoint.who === 'operator' ? operatorDoor() : null;
  const token = endpoint.who === 'operator' ? (door?.token() ?? null) : getSession().token;
  const incoming = await send({
    method: endpoint.method,
    url: toUrl(endpoint, given),
    headers: headersFor(endpoint, given, token),
    body: toBody(endpoint, given),
    signal: given.signal,
    onProgress: given.onProgress,
  });
  if (incoming.status < 400) return readReply(incoming) as Reply<E>;
  const refusal = new ApiRefusal(incoming.status, readJson(incoming.text) ?? {}, incoming.retryAfter);
  // The API asks for the password again; the session itself is still valid.
  const again = refusal.code === 'reauth_required';
  if (incoming.status === 401 && !again && token && endpoint.who !== 'anyone') expireSession(token);
  if (incoming.status === 404) door?.notFound(endpoint.path);
  if (refusal.code === SECOND_STEP_NEEDED && (await askSecondStep())) return callOnce(endpoint, given);
  throw refusal;
}

function headersFor(endpoint: Endpoint, input: Input & CallExtras, token: string | null) {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': language };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (endpoint.method === 'GET') return headers;
  if (input.device) headers['X-Device'] = input.device;
  if (!(endpoint.upload && input.file) && input.body) headers['Content-Type'] = 'application/json';
  if (input.idempotencyKey) headers['Idempotency-Key'] = input.idempotencyKey;
  return headers;
}

/** Parses a reply. The API has already checked it against the contract; anything else, such as a hotel's login page, has no `success`. */
function readReply(incoming: Incoming): unknown {
  const reply = readJson(incoming.text);
  if (reply?.success !== true) throw new NetworkFailure('unreadable');
  return reply;
}
