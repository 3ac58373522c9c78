/** Starts OpenStack Swift, an S3 store, for the tests and removes it without a trace. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { PlainError } from './plain-error.mjs';

/** Programs of the Debian packages swift-proxy, swift-account, swift-container, swift-object and memcached. */
const SERVERS = ['account', 'container', 'object', 'proxy'] as const;
const PROGRAMS = ['swift-ring-builder', 'memcached', ...SERVERS.map((name) => `swift-${name}-server`)];
const READY_WITHIN_MS = 60_000;

/** A running store: its address, the beginning of a FILES_URL, to which a bucket's name is added. `stop` may be called twice. */
export type TestSwift = { url: string; stop: () => Promise<void> };

/** True if all programs are installed on this machine. */
export function hasSwift(): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return PROGRAMS.every((program) => folders.some((folder) => existsSync(join(folder, program))));
}

/** Starts it in a temporary folder, on free ports of the loopback address. Throws a PlainError when it does not start. */
export async function startSwift(): Promise<TestSwift> {
  const folder = mkdtempSync(join(tmpdir(), 'adire-swift-'));
  const secret = randomBytes(18).toString('hex');
  const started: ChildProcess[] = [];
  // An interrupted run may end before it calls `stop`.
  const kill = () => started.forEach(killGroup);
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await Promise.all(started.map(ended));
    rmSync(folder, { recursive: true, force: true });
  };
  const start = (program: string, ...args: string[]) => {
    const log = openSync(join(folder, `${program}.log`), 'w');
    // Its own process group, because each server has children that must end with it.
    started.push(spawn(program, args, { cwd: folder, stdio: ['ignore', log, log], detached: true }));
    closeSync(log);
  };
  try {
    const [account, container, object, proxy, memory] = await freePorts(5);
    const ports = { account, container, object, proxy } as Record<(typeof SERVERS)[number], number>;
    writeSettings(folder, ports, memory ?? 0, secret);
    start('memcached', '-u', userInfo().username, '-l', '127.0.0.1', '-p', String(memory));
    for (const name of SERVERS) start(`swift-${name}-server`, join(folder, `${name}-server.conf`));
    await Promise.all(Object.values(ports).map((port) => untilReady(`http://127.0.0.1:${port}/`, started)));
    return { url: `s3+http://adire%3Aapp:${secret}@127.0.0.1:${proxy}`, stop };
  } catch (error) {
    const said = existsSync(join(folder, 'swift-proxy-server.log'))
      ? readFileSync(join(folder, 'swift-proxy-server.log'), 'utf8').slice(-2000)
      : String(error);
    await stop();
    throw new PlainError(`Swift did not start: ${said}`);
  }
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** One copy of everything on one device; the data is thrown away afterwards. */
function writeSettings(folder: string, ports: Record<string, number>, memory: number, secret: string): void {
  mkdirSync(join(folder, 'devices', 'one'), { recursive: true });
  const own = `swift_dir = ${folder}\nuser = ${userInfo().username}\nworkers = 0\nbind_ip = 127.0.0.1\nlog_level = ERROR\nlog_address = ${folder}/log`;
  writeFileSync(
    join(folder, 'swift.conf'),
    `[swift-hash]\nswift_hash_path_prefix = adire\nswift_hash_path_suffix = adire\n[storage-policy:0]\nname = one\ndefault = yes\n`,
  );
  for (const name of ['account', 'container', 'object']) {
    const builder = join(folder, `${name}.builder`);
    const ring = (...args: string[]) =>
      execFileSync('swift-ring-builder', [builder, ...args], { stdio: 'ignore' });
    ring('create', '4', '1', '1');
    ring('add', `r1z1-127.0.0.1:${ports[name]}/one`, '1');
    ring('rebalance');
    writeFileSync(
      join(folder, `${name}-server.conf`),
      `[DEFAULT]\n${own}\nbind_port = ${ports[name]}\ndevices = ${folder}/devices\nmount_check = false
disable_fallocate = true\nfallocate_reserve = 0\n[pipeline:main]\npipeline = ${name}-server
[app:${name}-server]\nuse = egg:swift#${name}\n`,
    );
  }
  const filters: [string, string][] = [
    ['catch_errors', ''],
    ['gatekeeper', ''],
    ['healthcheck', ''],
    ['cache', `memcache_servers = 127.0.0.1:${memory}`],
    ['listing_formats', ''],
    ['bulk', ''],
    ['s3api', 's3_acl = no\ncheck_bucket_owner = no\nlocation = us-east-1\nauth_pipeline_check = false'],
    ['tempauth', `user_adire_app = ${secret} .admin\nuser_other_app = other .admin`],
    ['slo', ''],
    ['dlo', ''],
  ];
  writeFileSync(
    join(folder, 'proxy-server.conf'),
    `[DEFAULT]\n${own}\nbind_port = ${ports.proxy}\n[pipeline:main]\npipeline = ${filters.map(([name]) => name).join(' ')} proxy-server
[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n${filters
      .map(
        ([name, more]) =>
          `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n${more}\n`,
      )
      .join('')}`,
  );
}

async function untilReady(address: string, started: readonly ChildProcess[]): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return;
    if (Date.now() > deadline || started.some((one) => one.exitCode !== null)) throw new Error('no answer');
    await sleep(50);
  }
}

async function ended(server: ChildProcess): Promise<void> {
  if (!lives(server)) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  killGroup(server);
  await gone;
}

function killGroup(server: ChildProcess): void {
  if (server.pid !== undefined && lives(server)) process.kill(-server.pid, 'SIGKILL');
}

function lives({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}
