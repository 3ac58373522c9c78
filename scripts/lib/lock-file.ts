/** What package-lock.json has to hold so that `npm ci` works on every kind of machine. */

type LockEntry = {
  version?: string;
  cpu?: string[];
  dev?: boolean;
  libc?: string[];
  license?: string;
  optional?: boolean;
  os?: string[];
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockEntry> };

/** An entry missing from the lock file: its path, its content, and the package that requires it. */
export type MissingEntry = { path: string; entry: LockEntry; wantedBy: string };

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/**
 * Finds the builds for other machines that a package offers but the lock file does not list. npm leaves them out when
 * its registry does not have them, and `npm ci` then rejects the lock file on every machine.
 */
export function missingEntries({ packages }: LockFile): MissingEntry[] {
  return Object.entries(packages).flatMap(([wantedBy, { optionalDependencies = {}, dev, license }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name, version]) => /^\d/.test(version) && resolve(packages, wantedBy, name)?.version !== version,
      )
      .map(([name, version]) => {
        const shadowed = resolve(packages, wantedBy, name) !== undefined;
        const path = shadowed ? `${wantedBy}/node_modules/${name}` : `node_modules/${name}`;
        return { path, wantedBy, entry: makeEntry(name, version, { dev, license }) };
      }),
  );
}

/** Returns the lock file including the missing entries, in npm's order. */
export function completeLock<Lock extends LockFile>(lock: Lock): Lock {
  const added = missingEntries(lock).map(({ path, entry }) => [path, entry] as const);
  const all = [...Object.entries(lock.packages), ...added];
  return { ...lock, packages: Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en'))) };
}

/** Resolves a package as Node does: next to the one that requires it, then in the enclosing folders. */
function resolve(packages: Record<string, LockEntry>, from: string, name: string): LockEntry | undefined {
  const inside = packages[from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`];
  if (inside || from === '') return inside;
  const outer = from.lastIndexOf('/node_modules/');
  return resolve(packages, outer === -1 ? '' : from.slice(0, outer), name);
}

/** `@rolldown/binding-linux-x64-musl`: the name contains the machine. The fields are in npm's order. */
function makeEntry(name: string, version: string, { dev, license }: LockEntry): LockEntry {
  const words = name.split(/[/-]/);
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const os = SYSTEMS.filter((system) => words.includes(system));
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(os.includes('linux') && { libc: [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] }),
    ...(license !== undefined && { license }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
