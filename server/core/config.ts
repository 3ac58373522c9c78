/** The settings: environment variables, parsed once at startup, each with a local default, and the errors shown for invalid ones. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Language } from '#contract/core/languages.ts';
import { type Environment, environment, splitList } from './environment.ts';
import { type FilesSetting, readFilesUrl } from './files/address.ts';
import { CONNECTIONS, type Connections } from './http/connections.ts';
import { findUnsafe } from './unsafe-settings.ts';

export type Config = {
  production: boolean;
  /** Vite runs inside the server and reloads the browser (npm run dev). */
  dev: boolean;
  /** In which language Vite serves the app while developing; a build serves both. */
  devLanguage: Language;
  port: number;
  host: string;
  /** Public address of the product, without a trailing slash; links in mails begin with it. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Where files shared by every process of the product are stored. */
  files: FilesSetting;
  /** Direct connection to PostgreSQL for session features (LISTEN, migrations); null: `databaseUrl`. */
  databaseDirectUrl: string | null;
  /** True when a pooler such as PgBouncer answers at `databaseUrl`. */
  databasePooled: boolean;
  /** A replica of `databaseUrl` that answers reads; null: there is none. */
  databaseReplicaUrl: string | null;
  paystack: {
    secretKey: string;
    /** Address of the provider's API. */
    baseUrl: string;
    /** True when the product runs its own simulator under /paystack-simulator. */
    simulated: boolean;
  };
  smtpUrl: string | null;
  mailFrom: string;
  /** Signs the links of private files. */
  signingSecret: string;
  push: {
    /** The configured key pair; null: one is generated and stored in the database. */
    keys: { publicKey: string; privateKey: string } | null;
    /** Origin of a push service allowed in addition to those of the browsers; null: none. */
    service: string | null;
  };
  /** Address of ClamAV's daemon, which scans files before they are stored; null: files are not scanned. */
  scanner: ScannerAddress | null;
  /** Path of ffmpeg, which makes light copies of sound and film; null: not installed or switched off. */
  ffmpeg: string | null;
  /** Address of the breached-password service, with a trailing slash; null: passwords are not checked. */
  breachedPasswords: string | null;
  seed: boolean;
  rateLimits: boolean;
  /** Days by which the product's clock runs ahead, for trying out deadlines. */
  clockAheadDays: number;
  /** Addresses of proxies whose X-Forwarded-For is trusted; null: none. */
  trustedProxy: string | null;
  /** Header in which that proxy sends the caller's country, in lower case; null: none. */
  countryHeader: string | null;
  /** Uploads are refused while less than this percentage of the disk is free. */
  diskReservePercent: number;
  /** Addresses or networks that may reach the operators' console; empty: any. */
  operatorAddresses: readonly string[];
  /** Seconds between the shutdown signal and refusing new requests, in which a balancer notices. */
  drainSeconds: number;
  logLevel: string;
  /** Address at which Prometheus reads metrics; null: off. */
  metrics: { port: number; host: string } | null;
  /** Where traces are sent, by OTLP over HTTP; null: tracing is off. */
  traces: string | null;
  connections: Connections;
};

export type ScannerAddress = { path: string } | { host: string; port: number };

/** A setting that cannot be used; `message` is one clear sentence for the person at the terminal. */
export class ConfigError extends Error {}

export const SIMULATOR_PREFIX = '/paystack-simulator';
const LOCAL_PAYSTACK_KEY = 'sk_test_adire_local_simulator';

/** Reads the settings. Throws `ConfigError`. In production secrets have no default, and unsafe values are refused. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message).join('; '));
  const e = parsed.data;
  const production = e.NODE_ENV === 'production';
  if (production) assertSet(e);
  const port = Number.parseInt(e.PORT, 10);
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
  const simulated = e.PAYSTACK_BASE_URL
    ? e.PAYSTACK_BASE_URL.replace(/\/$/, '') === `${publicUrl}${SIMULATOR_PREFIX}`
    : !e.PAYSTACK_SECRET_KEY;
  const unsafe = production && findUnsafe(e, simulated);
  if (unsafe) throw new ConfigError(unsafe);
  const dataDir = resolve(e.DATA_DIR);
  return {
    production,
    dev: e.ADIRE_DEV === '1',
    devLanguage: e.ADIRE_LANGUAGE,
    port,
    host: e.HOST,
    publicUrl,
    dataDir,
    databaseUrl: e.DATABASE_URL ?? null,
    files: readFiles(e.FILES_URL, dataDir),
    ...readDatabaseUrls(e),
    paystack: {
      secretKey: e.PAYSTACK_SECRET_KEY ?? LOCAL_PAYSTACK_KEY,
      baseUrl: simulated
        ? `http://127.0.0.1:${port}${SIMULATOR_PREFIX}`
        : (e.PAYSTACK_BASE_URL ?? 'https://api.paystack.co').replace(/\/$/, ''),
      simulated,
    },
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    signingSecret: e.SIGNING_SECRET ?? '',
    push: readPush(e),
    scanner: readScanner(e.CLAMD),
    ffmpeg: e.FFMPEG === 'off' ? null : findProgram(e.FFMPEG ?? 'ffmpeg', env.PATH),
    breachedPasswords: e.BREACHED_PASSWORDS?.replace(/\/*$/, '/') ?? null,
    seed: e.SEED ? e.SEED === 'on' : !production,
    rateLimits: e.RATE_LIMITS === 'on',
    clockAheadDays: Number.parseInt(e.CLOCK_AHEAD_DAYS, 10),
    trustedProxy: e.TRUSTED_PROXY ?? null,
    countryHeader: readCountryHeader(e),
    operatorAddresses: splitList(e.OPERATOR_ADDRESSES),
    diskReservePercent: Number.parseInt(e.DISK_RESERVE_PERCENT ?? (production ? '10' : '1'), 10),
    drainSeconds: Number.parseInt(e.DRAIN_SECONDS ?? (production ? '5' : '0'), 10),
    logLevel: e.LOG_LEVEL,
    metrics: e.METRICS_PORT ? { port: Number.parseInt(e.METRICS_PORT, 10), host: e.METRICS_HOST } : null,
    traces: e.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    connections: CONNECTIONS,
  };
}

/** Reads the addresses besides DATABASE_URL. With a pooler, a direct address of PostgreSQL is required. */
function readDatabaseUrls(
  e: Environment,
): Pick<Config, 'databaseDirectUrl' | 'databasePooled' | 'databaseReplicaUrl'> {
  const {
    DATABASE_URL,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_REPLICA_URL: replicaUrl,
    DATABASE_POOLED,
  } = e;
  if (DATABASE_POOLED === 'on' && !directUrl)
    throw new ConfigError('DATABASE_POOLED=on needs DATABASE_DIRECT_URL, which names PostgreSQL itself');
  for (const [name, url] of Object.entries({
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_REPLICA_URL: replicaUrl,
  }))
    if (url && !DATABASE_URL) throw new ConfigError(`${name} stands beside DATABASE_URL: set both`);
  return {
    databaseDirectUrl: directUrl ?? null,
    databasePooled: DATABASE_POOLED === 'on',
    databaseReplicaUrl: replicaUrl ?? null,
  };
}

/** Requires TRUSTED_PROXY: without a trusted proxy any caller could send this header. */
function readCountryHeader(e: Environment): string | null {
  if (e.COUNTRY_HEADER && !e.TRUSTED_PROXY)
    throw new ConfigError('COUNTRY_HEADER is believed of a proxy only: set TRUSTED_PROXY as well');
  return e.COUNTRY_HEADER?.toLowerCase() ?? null;
}

/** Finds a program by its path, else in the folders of PATH. */
export function findProgram(name: string, folders = ''): string | null {
  if (name.includes('/')) return name;
  const files = folders.split(delimiter).map((folder) => join(folder, name));
  return files.find((file) => existsSync(file)) ?? null;
}

function readFiles(typed: string | undefined, dataDir: string): FilesSetting {
  const setting = readFilesUrl(typed, dataDir);
  if (typeof setting === 'string') throw new ConfigError(setting);
  return setting;
}

function readScanner(typed: string | undefined): ScannerAddress | null {
  if (!typed) return null;
  if (typed.startsWith('/')) return { path: typed };
  const { hostname, port } = new URL(`tcp://${typed}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** Requires both keys or neither. */
function readPush(e: Environment): Config['push'] {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SERVICE: service } = e;
  if (!publicKey !== !privateKey) {
    throw new ConfigError('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY belong together: set both or none');
  }
  return { keys: publicKey && privateKey ? { publicKey, privateKey } : null, service: service ?? null };
}

function assertSet(e: Environment): void {
  const missing = (
    ['DATABASE_URL', 'PUBLIC_URL', 'PAYSTACK_SECRET_KEY', 'SMTP_URL', 'SIGNING_SECRET'] as const
  ).filter((name) => !e[name]);
  if (missing.length > 0) {
    throw new ConfigError(`NODE_ENV=production needs ${missing.join(', ')} to be set`);
  }
}

/**
 * Adds the secret that signs file links: the setting, or one generated once and stored in the data folder.
 * Throws `ConfigError` when the folder cannot be written.
 */
export function withSigningSecret(config: Config): Config {
  try {
    mkdirSync(config.dataDir, { recursive: true });
    const file = join(config.dataDir, 'signing-secret');
    if (!config.signingSecret && !existsSync(file)) {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
    }
    return { ...config, signingSecret: config.signingSecret || readFileSync(file, 'utf8').trim() };
  } catch (error) {
    throw new ConfigError(`The data folder ${config.dataDir} cannot be written: ${(error as Error).message}`);
  }
}

export function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to a free one.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used. Set PORT to one above 1024.`;
  return (error as Error).stack ?? String(error);
}
