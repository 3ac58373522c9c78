/** Starts a PostgreSQL server of its own for the tests and removes it without a trace. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { PlainError } from './plain-error.mjs';

/** The oldest PostgreSQL version that the project's SQL supports. */
const OLDEST_MAJOR = 15;
const READY_WITHIN_MS = 60_000;

/** Where the usual packages install the server programs, besides the PATH. */
const USUAL_PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/libexec/postgresql*',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
];

/** The data is thrown away afterwards, so nothing has to survive a power cut. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_min_messages: 'fatal',
};

export type PostgresPrograms = { folder: string; major: number };

/** `fast` ends transactions and writes everything; `immediate` is as if it had crashed. */
export type Halt = 'fast' | 'immediate';

/**
 * A running server: the address of its `postgres` database, and how to end it. `halt` ends it, `resume` starts it again on
 * the same data and port, if it has ended; a crash loses nothing that was committed only with `synchronous_commit: 'on'`.
 * `freeze` suspends all its processes, `thaw` resumes them. `stop` may be called twice.
 */
export type TestPostgres = {
  url: string;
  /** The same through a socket next to its data: statements take a fifth less time. */
  socketUrl: string;
  /** The folder of its cluster, which is in `data`. */
  folder: string;
  version: number;
  halt: (how: Halt) => Promise<void>;
  resume: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
};

/** Returns the folder of the newest usable server programs on this machine, or undefined if there are none. */
export function findPostgres(): PostgresPrograms | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...USUAL_PLACES.flatMap((p) => globSync(p))];
  return [...new Set(folders)]
    .filter((folder) => folder !== '' && existsSync(join(folder, 'initdb')))
    .map((folder) => ({ folder, major: majorOf(folder) }))
    .filter(({ major }) => major >= OLDEST_MAJOR)
    .sort((a, b) => b.major - a.major)[0];
}

function majorOf(folder: string): number {
  try {
    const printed = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
    return Number(/(\d+)/.exec(printed)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * Creates a database cluster in a temporary folder within `place` and starts it on a free port of the loopback address.
 * `settings` override those of the tests. Throws a PlainError with the server's last output when it does not start.
 */
export async function startPostgres(
  programs: PostgresPrograms,
  settings: Record<string, string> = {},
  place = tmpdir(),
): Promise<TestPostgres> {
  const folder = mkdtempSync(join(place, 'adire-postgres-'));
  const user = unprivilegedUser();
  const password = randomBytes(18).toString('hex');
  const data = join(folder, 'data');
  try {
    writeFileSync(join(folder, 'password'), password);
    if (user) for (const path of [folder, join(folder, 'password')]) chownSync(path, user.uid, user.gid);
    makeCluster(programs, folder, user);
    return await start(programs, { folder, data, user, password }, { ...SETTINGS, ...settings });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Starts a server on a copy of a cluster, made in `folder/data` and owned by the new server. Throws like `startPostgres`. */
export function startOnCopy(
  programs: PostgresPrograms,
  source: TestPostgres,
  folder: string,
  settings: Record<string, string>,
): Promise<TestPostgres> {
  const { password } = new URL(source.url);
  const cluster = { folder, data: join(folder, 'data'), user: unprivilegedUser(), password };
  return start(programs, cluster, { ...SETTINGS, ...settings });
}

/** Behind a pooler, the role's statement timeout applies to every statement. */
export async function limitStatements(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter role current_user set statement_timeout = '20s'`);
  await client.end();
}

/**
 * Starts a server on a cluster restored into `folder/data`, owned by the user who runs servers here. It can be reached only
 * through a socket in that folder, where `user` is trusted. Ready once the log is replayed; it archives no log.
 */
export function startOnCluster(
  programs: PostgresPrograms,
  folder: string,
  { user, database }: { user: string; database: string },
): Promise<TestPostgres> {
  const files = { config_file: join(folder, 'postgresql.conf'), hba_file: join(folder, 'pg_hba.conf') };
  writeFileSync(files.config_file, '');
  writeFileSync(files.hba_file, 'local all all trust\n');
  const cluster = {
    ...{ folder, data: join(folder, 'data'), user: unprivilegedUser(), password: '' },
    url: (port: number) =>
      `postgres:///${encodeURIComponent(database)}?host=${encodeURIComponent(join(folder, 'data'))}&port=${port}&user=${encodeURIComponent(user)}`,
  };
  const alone = {
    listen_addresses: '',
    hot_standby: 'off',
    archive_mode: 'off',
  };
  return start(programs, cluster, { ...SETTINGS, ...files, ...alone });
}

type Cluster = {
  folder: string;
  data: string;
  user: Identity | undefined;
  password: string;
  /** When it differs from the usual one. */
  url?: (port: number) => string;
};
type Identity = { uid: number; gid: number };

/** PostgreSQL refuses to run as root; another existing account's ids are used then. */
export function unprivilegedUser(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {}
  }
  throw new PlainError(
    'PostgreSQL does not run as root, and this machine has no account `postgres` or `nobody`.',
  );
}

function makeCluster(programs: PostgresPrograms, folder: string, user: Identity | undefined): void {
  const make = (encoding: string[]) =>
    execFileSync(
      join(programs.folder, 'initdb'),
      [
        ...['-D', join(folder, 'data'), '-U', 'adire', '--auth=scram-sha-256', '--no-sync'],
        ...[`--pwfile=${join(folder, 'password')}`, '--encoding=UTF8', ...encoding],
      ],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  try {
    make(['--locale=C', '--lc-ctype=C.UTF-8']);
  } catch {
    make(['--locale=C']);
  }
}

async function start(
  programs: PostgresPrograms,
  cluster: Cluster,
  chosen: Record<string, string>,
): Promise<TestPostgres> {
  const port = await freePort();
  const settings = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', cluster.data, '-p', String(port), '-k', cluster.data, ...settings];
  const url = cluster.url?.(port) ?? `postgres://adire:${cluster.password}@127.0.0.1:${port}/postgres`;
  const place = `host=${encodeURIComponent(cluster.data)}&port=${port}`;
  const socketUrl = `postgres:///postgres?${place}&user=adire&password=${cluster.password}`;
  let server = launch(programs, cluster, args);
  let frozen: number[] = [];
  const thaw = () => {
    for (const id of frozen.splice(0)) signal(id, 'SIGCONT');
  };
  const stop = async () => {
    thaw();
    await end(server.process, 'SIGQUIT');
    rmSync(cluster.folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server.process, url);
  } catch (error) {
    await stop();
    throw new PlainError(`PostgreSQL ${programs.major} did not start: ${server.said() || String(error)}`);
  }
  return {
    ...{ url, socketUrl },
    folder: cluster.folder,
    version: programs.major,
    halt: (how) => end(server.process, how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    async resume() {
      if (lives(server.process)) return untilReady(server.process, url);
      server = launch(programs, cluster, args);
      await untilReady(server.process, url);
    },
    freeze() {
      const first = server.process.pid ?? 0;
      // Once stopped, it cannot start others.
      signal(first, 'SIGSTOP');
      frozen = [...childrenOf(first), first];
      for (const id of frozen) signal(id, 'SIGSTOP');
    },
    thaw,
    stop,
  };
}

function childrenOf(server: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return rows.flatMap(([id, parent]) => (parent === server && id ? [id] : []));
}

/** A process that has already ended is ignored. */
function signal(id: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(id, name);
  } catch {}
}

function lives({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** Starts the server program; `said` is its last output. */
function launch(programs: PostgresPrograms, cluster: Cluster, args: string[]) {
  const server = spawn(join(programs.folder, 'postgres'), args, {
    ...cluster.user,
    cwd: cluster.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  return { process: server, said: () => said.trim() };
}

async function untilReady(server: ChildProcess, connectionString: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!lives(server) || Date.now() > deadline) throw error;
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** SIGQUIT ends PostgreSQL at once without saving, which is right for data that is about to be deleted. */
async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (!lives(server)) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}
