/** A small closed-loop load generator over keep-alive connections: each connection sends its next request after the last answer. */
import { Agent, request } from 'node:http';

export type Call = { method: string; path: string; headers?: Record<string, string>; body?: string };
export type Figures = {
  perSecond: number;
  p50: number;
  p99: number;
  count: number;
  /** Number of answers other than 200, and the text of the first. */
  refused: number;
  refusal: string;
};

/** Sends `next(n)` over `connections` until `seconds` have passed (or `next` returns null). Times are in milliseconds. */
export async function load(
  port: number,
  next: (n: number) => Call | null,
  { connections = 16, seconds = 6 } = {},
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let refused = 0;
  let refusal = '';
  let n = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  async function worker(): Promise<void> {
    while (performance.now() < end) {
      const call = next(n++);
      if (!call) return;
      const begun = performance.now();
      const { status, text } = await send(port, agent, call);
      times.push(performance.now() - begun);
      if (status === 200) continue;
      refused += 1;
      refusal ||= `${status} ${text.slice(0, 200)}`;
    }
  }
  await Promise.all(Array.from({ length: connections }, worker));
  const lasted = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / lasted,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    count: times.length,
    refused,
    refusal,
  };
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export type Answer = { status: number; text: string };

export function send(port: number, agent: Agent, call: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: call.method,
        path: call.path,
        agent,
        headers: {
          ...(call.body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(call.body),
          }),
          ...call.headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(call.body);
  });
}
