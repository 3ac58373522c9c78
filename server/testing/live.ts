/** Reads a person's live stream over a real connection, as a browser does. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type LiveEvent, liveEvent } from '#contract/core/live.ts';

export type Reading = {
  /** The next event that matches and comes after those already returned; throws when the stream ends first. */
  next(wanted: (event: LiveEvent) => boolean): Promise<LiveEvent>;
  /** The next event with this name. */
  named<N extends LiveEvent['name']>(name: N): Promise<Extract<LiveEvent, { name: N }>>;
  /** Everything up to the end of the stream. */
  end(): Promise<LiveEvent[]>;
  /** All lines so far, heartbeats too. */
  text(): string;
  /** Closes the connection. */
  close(): void;
};

/** The origin at which the app is served; the first call makes it listen. */
export async function originOf({ http }: { http: FastifyInstance }): Promise<string> {
  const address = http.server.address();
  if (address && typeof address === 'object') return `http://127.0.0.1:${address.port}`;
  return http.listen({ port: 0, host: '127.0.0.1' });
}

/** Opens the live stream of a token, from after a cursor on; every event must fit the contract. */
export async function readLive(
  app: { http: FastifyInstance },
  token: string,
  after?: string | null,
): Promise<Reading> {
  const cut = new AbortController();
  const answer = await fetch(`${await originOf(app)}/api/live`, {
    headers: { authorization: `Bearer ${token}`, ...(after && { 'last-event-id': after }) },
    signal: cut.signal,
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`live: ${answer.status} ${await answer.text()}`);
  const seen: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  let text = '';
  let over = false;
  const lookAgain = () => {
    for (const look of waiting) look();
  };
  const reading = (async () => {
    let rest = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('data: ')) seen.push(z.parse(liveEvent, JSON.parse(line.slice(6))));
      }
      lookAgain();
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      over = true;
      lookAgain();
    });

  let taken = 0;
  const next: Reading['next'] = (wanted) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const place = seen.findIndex((event, index) => index >= taken && wanted(event));
        const found = seen[place];
        if (!found && !over) return;
        waiting.delete(look);
        if (!found) return reject(new Error(`the stream ended after ${JSON.stringify(seen)}`));
        taken = place + 1;
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return {
    next,
    named: async (name) => (await next((event) => event.name === name)) as never,
    end: () => reading.then(() => seen),
    text: () => text,
    close: () => cut.abort(),
  };
}
