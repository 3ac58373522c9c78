/** HAProxy in front of the database, and in front of the processes of the product. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.ts';

/** Routes to the leader only; a node that stops leading loses its clients. */
export function leaderConfig(
  shown: number,
  nodes: readonly { name: string; rest: number; port: number }[],
): string {
  return [
    ...defaults('tcp'),
    'listen leader',
    `  bind 127.0.0.1:${shown}`,
    '  option httpchk GET /primary',
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(({ name, rest, port }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`),
    '',
  ].join('\n');
}

export type Front = {
  url: string;
  port: number;
  /** Returns the number of answers with status 500 or above. */
  failed(): Promise<number>;
  stop(): Promise<void>;
};

/**
 * One address for the processes on these ports: ready ones get the requests in turn; when none is ready, all of them do, because
 * they answer better than a balancer. Paths that begin with `/paystack-simulator` go to the first.
 */
export async function startFront(ports: readonly number[]): Promise<Front> {
  const [shown, counts] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'adire-front-'));
  const file = join(folder, 'haproxy.cfg');
  const servers = ports.map((one, at) => `  server p${at} 127.0.0.1:${one}`);
  const config = [
    ...defaults('http'),
    'frontend product',
    `  bind 127.0.0.1:${shown}`,
    '  use_backend provider if { path_beg /paystack-simulator }',
    '  default_backend processes',
    'listen counts',
    `  bind 127.0.0.1:${counts}`,
    '  stats enable',
    '  stats uri /',
    'backend provider',
    servers[0] ?? '',
    'backend processes',
    '  option httpchk GET /readyz',
    '  option allbackups',
    '  default-server inter 500ms fall 1 rise 1',
    ...servers.map((one) => `${one} check`),
    ...servers.map((one) => `${one.replace('server ', 'server any-')} backup`),
    '',
  ].join('\n');
  writeFileSync(file, config);
  const child: ChildProcess = spawn('haproxy', ['-f', file], { stdio: 'ignore' });
  return {
    ...{ url: `http://127.0.0.1:${shown}`, port: shown },
    failed: async () => {
      const [names = '', ...lines] = (await (await fetch(`http://127.0.0.1:${counts}/;csv`)).text()).split(
        '\n',
      );
      const product = lines.find((line) => line.startsWith('product,FRONTEND,')) ?? '';
      return Number(product.split(',')[names.split(',').indexOf('hrsp_5xx')]);
    },
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function defaults(mode: 'tcp' | 'http'): string[] {
  return [
    'defaults',
    `  mode ${mode}`,
    '  timeout connect 2s',
    '  timeout client 30m',
    '  timeout server 30m',
    '  timeout check 2s',
  ];
}
