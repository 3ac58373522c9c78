/** Starts a temporary PgBouncer in front of a test server, in transaction mode, and removes it without a trace. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findProgram } from '#server/core/config.ts';
import { freePort } from './free-port.ts';
import { PlainError } from './plain-error.mjs';
import { unprivilegedUser } from './postgres.ts';

const READY_WITHIN_MS = 20_000;
/** So few that statements of different clients share a session. */
const SESSIONS = 4;

export type TestPooler = { url: string; stop: () => Promise<void> };

/** Returns the program's path, or null if it is not installed. */
export function findPgBouncer(): string | null {
  return findProgram('pgbouncer', [process.env.PATH, '/usr/sbin'].join(delimiter));
}

/** Starts it in front of the server at `url`; `more` are further settings. Throws a PlainError with its last output. */
export async function startPgBouncer(
  program: string,
  url: string,
  more: Record<string, string> = {},
): Promise<TestPooler> {
  const server = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'adire-pgbouncer-'));
  const user = unprivilegedUser();
  const port = await freePort();
  const settings = {
    ...{ listen_addr: '127.0.0.1', listen_port: String(port), unix_socket_dir: '' },
    ...{ auth_type: 'scram-sha-256', auth_file: join(folder, 'users') },
    ...{ pool_mode: 'transaction', default_pool_size: String(SESSIONS), max_client_conn: '400' },
    ...{ server_idle_timeout: '10', log_connections: '0', log_disconnections: '0', log_stats: '0' },
    ...more,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const databases = `[databases]\n* = host=${server.hostname} port=${server.port}\n\n[pgbouncer]\n`;
  writeFileSync(join(folder, 'pgbouncer.ini'), `${databases}${lines.join('\n')}\n`);
  writeFileSync(join(folder, 'users'), `"${server.username}" "${server.password}"\n`);
  if (user)
    for (const name of ['', 'pgbouncer.ini', 'users']) chownSync(join(folder, name), user.uid, user.gid);
  const started = spawn(program, [join(folder, 'pgbouncer.ini')], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  started.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const stop = async () => {
    if (started.exitCode === null && started.signalCode === null) {
      const ended = once(started, 'exit');
      started.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  server.port = String(port);
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: server.href });
    try {
      await client.connect();
      return { url: server.href, stop };
    } catch (error) {
      if (started.exitCode === null && Date.now() < deadline) await sleep(50);
      else {
        await stop();
        throw new PlainError(`PgBouncer did not start: ${said.trim() || String(error)}`);
      }
    } finally {
      await client.end().catch(() => {});
    }
  }
}
