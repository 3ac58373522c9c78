/** Opens live streams as browsers do and records when each message arrives; sends messages at a steady rate. */

import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tokenOf } from '../calls.ts';
import { idOf } from '../search/ids.ts';

export type Streams = {
  /** Arrival time of each message, by its number. */
  arrived: Map<number, number>;
  close(): void;
};

/** Number of streams opened at a time: a thousand browsers do not connect in the same instant either. */
const OPENING = 50;

/** Opens one stream per person; resolves when all have received `hello`. */
export async function openStreams(port: number, people: number): Promise<Streams> {
  const arrived = new Map<number, number>();
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const open: IncomingMessage[] = [];
  for (let first = 1; first <= people; first += OPENING) {
    const group = Array.from({ length: Math.min(OPENING, people - first + 1) }, (_, n) => first + n);
    open.push(...(await Promise.all(group.map((person) => openOne(port, agent, person, arrived)))));
  }
  return {
    arrived,
    close: () => {
      for (const stream of open) stream.destroy();
      agent.destroy();
    },
  };
}

const ARRIVES = /"name":"message","from".*?"message":"bench (\d+)"/;

function openOne(port: number, agent: Agent, person: number, arrived: Map<number, number>) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${tokenOf(`talent${person}`)}` };
    const sent = request({ host: '127.0.0.1', port, path: '/api/live', agent, headers }, (stream) => {
      if (stream.statusCode !== 200) return reject(new Error(`a stream was answered ${stream.statusCode}`));
      let rest = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        const now = performance.now();
        const lines = `${rest}${chunk}`.split('\n\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          if (line.includes('"name":"hello"')) resolve(stream);
          const number = ARRIVES.exec(line)?.[1];
          if (number !== undefined) arrived.set(Number(number), now);
        }
      });
      stream.on('error', () => undefined);
    });
    sent.on('error', reject);
    sent.end();
  });
}

export type Sent = { due: Map<number, number>; refused: string[] };

/**
 * Sends `perSecond` messages a second, whether or not earlier ones were answered. `due` is when each should have been sent,
 * so that waiting in this process counts too.
 */
export async function sendSteadily(
  port: number,
  { people, perSecond, seconds }: { people: number; perSecond: number; seconds: number },
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const due = new Map<number, number>();
  const refused: string[] = [];
  const answers: Promise<void>[] = [];
  const begun = performance.now();
  const count = perSecond * seconds;
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const passed = ((performance.now() - begun) / 1000) * perSecond;
      while (due.size < Math.min(count, passed)) {
        const number = due.size;
        due.set(number, begun + (number / perSecond) * 1000);
        answers.push(sendOne(port, agent, { number, from: 1 + ((number * 37) % people) }, refused));
      }
      if (due.size < count) return;
      clearInterval(timer);
      done();
    }, 2);
  });
  await Promise.all(answers);
  agent.destroy();
  return { due, refused };
}

type Message = { number: number; from: number };

/** Sends to the other person of the pair. */
function sendOne(port: number, agent: Agent, { number, from }: Message, refused: string[]): Promise<void> {
  const to = from % 2 === 1 ? from + 1 : from - 1;
  const body = JSON.stringify({
    recipient_id: idOf.talent(to),
    message: `bench ${number}`,
    client_id: randomUUID(),
  });
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/chat/sendmessage',
        agent,
        headers: {
          authorization: `Bearer ${tokenOf(`talent${from}`)}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        if (answer.statusCode !== 200) refused.push(`message ${number}: ${answer.statusCode}`);
        answer.resume().on('end', resolve);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
