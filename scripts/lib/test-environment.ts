/** The environment in which tests run, without any settings of the developer's own product. */

/** A test never talks to a real database, payment provider or mail server that the shell happens to name. */
const LEFT_OUT = [
  ...[
    'DATABASE_DIRECT_URL',
    'DATABASE_REPLICA_URL',
    'DATABASE_POOLED',
    'DRAIN_SECONDS',
    'METRICS_PORT',
    'METRICS_HOST',
    'TEST_POOLER_URL',
  ],
  ...['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'FILES_URL', 'SEED', 'LOG_LEVEL', 'NODE_ENV'],
  ...['PAYSTACK_SECRET_KEY', 'PAYSTACK_BASE_URL', 'SMTP_URL', 'MAIL_FROM', 'SIGNING_SECRET'],
  ...['TEST_DATABASE', 'TEST_DATABASE_URL', 'TEST_FILES', 'TEST_FILES_URL', 'TEST_FFMPEG'],
  ...['ADIRE_DEV', 'ADIRE_LANGUAGE', 'RATE_LIMITS', 'TRUSTED_PROXY', 'CLOCK_AHEAD_DAYS'],
  ...['OPERATOR_ADDRESSES', 'DISK_RESERVE_PERCENT', 'PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_SERVICE'],
];

/** A copy of this process's environment without the product's settings, plus the given ones. Machine-dependent features are off. */
export function testEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !LEFT_OUT.includes(name));
  return { ...Object.fromEntries(kept), FFMPEG: 'off', ...extra };
}
