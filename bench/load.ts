/** A small closed-loop load generator over keep-alive connections: each sends its next request when the last was answered. */
import { Agent, request } from 'node:http';

export type Call = { method: string; path: string; headers?: Record<string, string>; body?: string };
export type Figures = { perSecond: number; p50: number; p99: number; count: number; refused: number };

/** Sends `next(n)` over `connections` until `seconds` are over (or `next` answers null). Milliseconds. */
export async function load(
  port: number,
  next: (n: number) => Call | null,
  { connections = 16, seconds = 6 } = {},
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let refused = 0;
  let n = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  async function worker(): Promise<void> {
    while (performance.now() < end) {
      const call = next(n++);
      if (!call) return;
      const begun = performance.now();
      const status = await send(port, agent, call);
      times.push(performance.now() - begun);
      if (status !== 200) refused += 1;
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
  };
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** One request; answers its status. */
export function send(port: number, agent: Agent | undefined, call: Call): Promise<number> {
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
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(call.body);
  });
}
