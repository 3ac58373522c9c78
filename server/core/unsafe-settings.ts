/** Settings that production refuses because they endanger secrets, money or people's data. */
import { type Environment, splitList } from './environment.ts';

/** Returns one sentence per unsafe setting, or null. ALLOW_INSECURE lists exceptions by name; unknown names are errors. */
export function findUnsafe(e: Environment, simulated: boolean): string | null {
  const allowed = splitList(e.ALLOW_INSECURE);
  const unknown = allowed.filter((name) => !Object.hasOwn(UNSAFE, name));
  if (unknown.length > 0) return `ALLOW_INSECURE does not know ${unknown.join(', ')}`;
  const refused = Object.entries(UNSAFE).filter(
    ([name, [isUnsafe]]) => !allowed.includes(name) && isUnsafe(e, simulated),
  );
  return refused.map(([, [, why]]) => `NODE_ENV=production ${why}`).join('; ') || null;
}

type Unsafe = [isUnsafe: (e: Environment, simulated: boolean) => boolean, why: string];

/** The checks, by the name that ALLOW_INSECURE uses, each with its reason. */
const UNSAFE: Record<string, Unsafe> = {
  SEED: [(e) => e.SEED === 'on', 'never fills in example people: unset SEED'],
  RATE_LIMITS: [(e) => e.RATE_LIMITS === 'off', 'keeps its rate limits: unset RATE_LIMITS'],
  ADIRE_DEV: [(e) => e.ADIRE_DEV === '1', 'serves what was built: unset ADIRE_DEV'],
  CLOCK_AHEAD_DAYS: [
    (e) => Number(e.CLOCK_AHEAD_DAYS) > 0,
    'moves money at the right time: unset CLOCK_AHEAD_DAYS',
  ],
  PUBLIC_URL: [
    (e) => isPlain(e.PUBLIC_URL),
    'is reached by encryption only: PUBLIC_URL must begin with https:',
  ],
  ...openDatabases('DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'),
  PAYSTACK_BASE_URL: [
    (e) => isPlain(e.PAYSTACK_BASE_URL),
    'pays by encryption only: PAYSTACK_BASE_URL must begin with https:',
  ],
  PUSH_SERVICE: [
    (e) => isPlain(e.PUSH_SERVICE),
    'sends nothing unencrypted: PUSH_SERVICE must begin with https:',
  ],
  CLAMD: [
    (e) => e.CLAMD !== undefined && !e.CLAMD.startsWith('/') && !isHere(`tcp://${e.CLAMD}`),
    'sends no file unencrypted: CLAMD must be a socket or an address of this machine',
  ],
  BREACHED_PASSWORDS: [
    (e) => isPlain(e.BREACHED_PASSWORDS),
    'asks nothing unencrypted: BREACHED_PASSWORDS must begin with https:',
  ],
  FILES_URL: [
    (e) => /^s3\+http:/.test(e.FILES_URL ?? '') && !isHere(e.FILES_URL),
    'sends no file unencrypted: FILES_URL must begin with s3: or name this machine',
  ],
  SMTP_URL: [
    (e) => !/^smtps:|[?&]requireTLS=true\b/.test(e.SMTP_URL ?? ''),
    'sends nothing unencrypted: SMTP_URL must begin with smtps: or end with ?requireTLS=true',
  ],
  PAYSTACK_SECRET_KEY: [
    (e) => !/^sk_live_\w{20,}$/.test(e.PAYSTACK_SECRET_KEY ?? ''),
    'takes real money: PAYSTACK_SECRET_KEY must be a whole sk_live_ key',
  ],
  SIGNING_SECRET: [
    (e) => new Set(e.SIGNING_SECRET).size < 12,
    'signs links that nobody guesses: SIGNING_SECRET needs at least 12 different characters',
  ],
  SIMULATOR: [
    (_, simulated) => simulated,
    'has no simulator that anybody may steer: PAYSTACK_BASE_URL must name the provider',
  ],
};

function openDatabases(
  ...names: ('DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL')[]
): Record<string, Unsafe> {
  const why = (name: string) =>
    `sends nothing unencrypted: ${name} must name this machine or end with ?sslmode=verify-full`;
  return Object.fromEntries(
    names.map((name) => [name, [(e) => e[name] !== undefined && isOpen(e[name]), why(name)]]),
  );
}

/** True for a database that is reached unencrypted over a network. */
function isOpen(url = ''): boolean {
  return !isHere(url) && !/[?&]sslmode=(require|verify-ca|verify-full)\b/.test(url);
}

/** True for this machine or a socket on it. */
function isHere(url = ''): boolean {
  return ['', 'localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? 'elsewhere');
}

function isPlain(url = ''): boolean {
  return /^http:/i.test(url);
}
