/** Three PostgreSQL servers under Patroni with one synchronous standby; HAProxy routes to the leader. All on loopback. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/free-port.ts';
import { findPostgres, unprivilegedUser } from '../../scripts/lib/postgres.ts';
import { leaderConfig } from './haproxy.ts';

type Node = {
  name: string;
  rest: number;
  data: string;
  start(): void;
  kill(): void;
  /** Pauses its server and its Patroni, as if its network were cut; `thaw` resumes them. */
  freeze(): void;
  thaw(): void;
};

export type PatroniCluster = {
  /** Address of the current leader. */
  url: string;
  /** Returns the leader, once a synchronous standby has all its commits. */
  leader(withinMs: number): Promise<Node>;
  /** Returns the synchronous standby, which has every commit before it is answered. */
  synchronous(withinMs: number): Promise<Node>;
  /** The store in which the nodes agree on the leader. */
  etcd: { start(): void; kill(): void };
  /** Waits until this node is a replica again. */
  follows(node: Node, withinMs: number): Promise<void>;
  /** Asks the leader to hand over to another node. */
  handOver(leader: Node): Promise<void>;
  stop(): Promise<void>;
};

/** Seconds. A dead leader keeps its lease for at most `ttl`; 20 is Patroni's minimum. */
const TIMES = { ttl: 20, loop_wait: 5, retry_timeout: 5 };
/** Without etcd the leader keeps leading while all other nodes confirm it. */
const SAFETY = { maximum_lag_on_failover: 0, failsafe_mode: true };

export async function startPatroni(): Promise<PatroniCluster> {
  const programs = findPostgres();
  if (!programs) throw new Error('no PostgreSQL server is installed here');
  const folder = mkdtempSync(join(tmpdir(), 'adire-patroni-'));
  const owner = unprivilegedUser();
  const own = (path: string) => owner && chownSync(path, owner.uid, owner.gid);
  own(folder);
  const children: ChildProcess[] = [];
  const run = (program: string, args: readonly string[]): ChildProcess => {
    const child = spawn(program, args, {
      ...owner,
      cwd: folder,
      env: { ...process.env, HOME: folder },
      stdio: 'ignore',
    });
    children.push(child);
    return child;
  };
  const ports: number[] = [];
  for (let count = 0; count < 9; count += 1) ports.push(await freePort());
  const [client = 0, peer = 0, shown = 0, ...places] = ports;
  let store: ChildProcess | null = null;
  const etcd = {
    start: () => {
      store = run('etcd', storeArguments(join(folder, 'etcd'), client, peer));
    },
    kill: () => void store?.kill('SIGKILL'),
  };
  etcd.start();
  const nodes = [0, 1, 2].map((at): Node => {
    const [rest = 0, port = 0] = places.slice(at * 2);
    const [name, data, file] = [`n${at}`, join(folder, `n${at}`), join(folder, `n${at}.json`)];
    writeFileSync(file, settings({ name, rest, port, data, client, folder, programs: programs.folder }));
    own(file);
    let child: ChildProcess | null = null;
    return {
      ...{ name, rest, data },
      start: () => {
        child = run('patroni', [file]);
      },
      kill: () => {
        child?.kill('SIGKILL');
        killServer(data);
      },
      freeze: () => {
        for (const id of [child?.pid ?? 0, ...serverOf(data)]) process.kill(id, 'SIGSTOP');
      },
      thaw: () => {
        for (const id of [...serverOf(data), child?.pid ?? 0]) process.kill(id, 'SIGCONT');
      },
    };
  });
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    leaderConfig(
      shown,
      nodes.map(({ name, rest }, at) => ({ name, rest, port: places[at * 2 + 1] ?? 0 })),
    ),
  );
  run('haproxy', ['-f', join(folder, 'haproxy.cfg')]);
  const is = async ({ rest }: Node, role: string): Promise<boolean> =>
    fetch(`http://127.0.0.1:${rest}/${role}`).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = async <T>(what: string, withinMs: number, look: () => Promise<T | null>): Promise<T> => {
    const deadline = Date.now() + withinMs;
    for (;;) {
      const found = await look();
      if (found !== null) return found;
      if (Date.now() > deadline) throw new Error(`${what} within ${withinMs / 1000} s: no`);
      await pass(200);
    }
  };
  const cluster: PatroniCluster = {
    etcd,
    url: `postgres://adire:x@127.0.0.1:${shown}/postgres`,
    leader: (withinMs) =>
      until('a leader and one who has all of it', withinMs, async () => {
        const roles = await Promise.all(
          nodes.map(async (node) => [await is(node, 'primary'), await is(node, 'synchronous')]),
        );
        const at = roles.findIndex(([leads]) => leads);
        return roles.some(([, follows]) => follows) ? (nodes[at] ?? null) : null;
      }),
    synchronous: (withinMs) =>
      until('one who has all', withinMs, async () => {
        for (const node of nodes) if (await is(node, 'synchronous')) return node;
        return null;
      }),
    follows: (node, withinMs) =>
      until(`${node.name} follows`, withinMs, async () => ((await is(node, 'replica')) ? node : null)).then(
        () => undefined,
      ),
    handOver: async ({ name, rest }) => {
      const body = JSON.stringify({ leader: name });
      const answer = await fetch(`http://127.0.0.1:${rest}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`${name} does not hand over: ${await answer.text()}`);
    },
    stop: async () => {
      for (const child of children) child.kill('SIGKILL');
      for (const { data } of nodes) killServer(data);
      await Promise.all(
        children
          .filter((child) => child.exitCode === null && child.signalCode === null)
          .map((child) => once(child, 'exit')),
      );
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  nodes[0]?.start();
  await until('the first leads', 90_000, async () => ((await is(nodes[0] as Node, 'primary')) ? true : null));
  for (const node of nodes.slice(1)) node.start();
  await cluster.leader(90_000);
  return cluster;
}

/** Kills the server, which survives the death of its Patroni. */
function killServer(data: string): void {
  try {
    process.kill(postmasterOf(data), 'SIGKILL');
  } catch {}
}

function postmasterOf(data: string): number {
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Returns the server's process ids, the postmaster first. */
function serverOf(data: string): number[] {
  const first = postmasterOf(data);
  const children = execFileSync('ps', ['--ppid', String(first), '-o', 'pid='], { encoding: 'utf8' });
  return [first, ...children.trim().split(/\s+/).map(Number)];
}

function storeArguments(data: string, client: number, peer: number): string[] {
  const [here, among] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  return [
    ...['--data-dir', data, '--log-level', 'error', '--listen-client-urls', here],
    ...['--advertise-client-urls', here, '--listen-peer-urls', among],
    ...['--initial-advertise-peer-urls', among, '--initial-cluster', `default=${among}`],
  ];
}

type Place = {
  name: string;
  rest: number;
  port: number;
  data: string;
  client: number;
  folder: string;
  programs: string;
};

/** Returns Patroni's settings as JSON, which is valid YAML. */
function settings({ name, rest, port, data, client, folder, programs }: Place): string {
  const trusted = [
    'host all all 127.0.0.1/32 trust',
    'host replication all 127.0.0.1/32 trust',
    'local all all trust',
  ];
  return JSON.stringify({
    ...{ scope: 'adire', name },
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { hosts: [`127.0.0.1:${client}`] },
    bootstrap: {
      dcs: {
        ...{ ...TIMES, ...SAFETY },
        ...{ synchronous_mode: true, synchronous_mode_strict: true, synchronous_node_count: 1 },
        postgresql: {
          ...{ use_pg_rewind: true, use_slots: true },
          parameters: {
            ...{ max_connections: 100, max_wal_senders: 8, wal_keep_size: '256MB', shared_buffers: '64MB' },
            ...{ hot_standby: 'on', wal_log_hints: 'on', synchronous_commit: 'on' },
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: trusted,
    },
    postgresql: {
      ...{ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` },
      ...{
        data_dir: data,
        bin_dir: dirname(realpathSync(join(programs, 'initdb'))),
        pgpass: join(folder, `pgpass-${name}`),
        pg_hba: trusted,
      },
      authentication: {
        superuser: { username: 'adire', password: 'x' },
        replication: { username: 'copies', password: 'x' },
        rewind: { username: 'adire', password: 'x' },
      },
      parameters: { unix_socket_directories: folder, timezone: 'UTC' },
    },
  });
}
