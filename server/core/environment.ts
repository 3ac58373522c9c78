/** The schema of the environment variables; config.ts turns them into settings. */
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { languages } from '#contract/core/languages.ts';

/** Splits a comma-separated list; empty items are dropped. */
export function splitList(typed: string): string[] {
  return typed.split(',').flatMap((one) => one.trim() || []);
}

function areNetworks(typed: string): boolean {
  return splitList(typed).every((one) => {
    const [address = '', bits = '0', ...more] = one.split('/');
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    return family !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number.parseInt(bits, 10) <= most;
  });
}

export const environment = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, 'PORT must be a port number')), '3000'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(z.url('PUBLIC_URL must be an address such as https://adire.example')),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:/, 'DATABASE_URL must begin with postgres:')),
  ),
  FILES_URL: z.optional(z.string()),
  DATABASE_DIRECT_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:/, 'DATABASE_DIRECT_URL must begin with postgres:')),
  ),
  DATABASE_REPLICA_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:/, 'DATABASE_REPLICA_URL must begin with postgres:')),
  ),
  DATABASE_POOLED: z._default(z.enum(['on', 'off'], 'DATABASE_POOLED must be on or off'), 'off'),
  PAYSTACK_SECRET_KEY: z.optional(
    z.string().check(z.startsWith('sk_', 'PAYSTACK_SECRET_KEY must begin with sk_')),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.url('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318'),
  ),
  PAYSTACK_BASE_URL: z.optional(z.url('PAYSTACK_BASE_URL must be an address')),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:/, 'SMTP_URL must begin with smtp: or smtps:'))),
  MAIL_FROM: z._default(z.string(), 'Adire <hello@adire.example>'),
  SIGNING_SECRET: z.optional(
    z.string().check(z.minLength(32, 'SIGNING_SECRET needs at least 32 characters')),
  ),
  PUSH_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/, 'PUSH_PUBLIC_KEY must be 65 bytes in base64url')),
  ),
  PUSH_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'PUSH_PRIVATE_KEY must be 32 bytes in base64url')),
  ),
  PUSH_SERVICE: z.optional(
    z
      .string()
      .check(
        z.regex(/^https?:\/\/[^/@?#]+\/?$/, 'PUSH_SERVICE must be an origin such as https://push.example'),
      ),
  ),
  CLAMD: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(\/[^\0]+|(\[[0-9a-f:]+\]|[a-z\d.-]+):\d{1,5})$/i,
          'CLAMD must be host:port or the path of a socket',
        ),
      ),
  ),
  FFMPEG: z.optional(
    z.string().check(z.regex(/^(\/.+|off)$/, 'FFMPEG must be the path of the program, or off')),
  ),
  BREACHED_PASSWORDS: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[^/@?#]+\/[^?#]*$/,
          'BREACHED_PASSWORDS must be an address such as https://api.pwnedpasswords.com/range/',
        ),
      ),
  ),
  SEED: z.optional(z.enum(['on', 'off'], 'SEED must be on or off')),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'RATE_LIMITS must be on or off'), 'on'),
  TRUSTED_PROXY: z.optional(z.string()),
  COUNTRY_HEADER: z.optional(
    z.string().check(z.regex(/^[A-Za-z-]{1,50}$/, 'COUNTRY_HEADER must be the name of a header')),
  ),
  DRAIN_SECONDS: z.optional(
    z.string().check(z.regex(/^\d{1,3}$/, 'DRAIN_SECONDS must be a whole number of seconds')),
  ),
  METRICS_PORT: z.optional(z.string().check(z.regex(/^\d{1,5}$/, 'METRICS_PORT must be a port number'))),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  OPERATOR_ADDRESSES: z._default(
    z.string().check(z.refine(areNetworks, 'OPERATOR_ADDRESSES must be addresses or networks, with commas')),
    '',
  ),
  CLOCK_AHEAD_DAYS: z._default(
    z.string().check(z.regex(/^\d{1,3}$/, 'CLOCK_AHEAD_DAYS must be a whole number of days')),
    '0',
  ),
  DISK_RESERVE_PERCENT: z.optional(
    z.string().check(z.regex(/^(\d{1,2}|100)$/, 'DISK_RESERVE_PERCENT must be from 0 to 100')),
  ),
  ALLOW_INSECURE: z._default(z.string(), ''),
  ADIRE_DEV: z.optional(z.string()),
  ADIRE_LANGUAGE: z._default(z.enum(languages, 'ADIRE_LANGUAGE must be en or fr'), 'en'),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'LOG_LEVEL is not a level'),
    'warn',
  ),
});

export type Environment = z.infer<typeof environment>;
