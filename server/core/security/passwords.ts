/** Password hashing: argon2id, in turns, so that logins never starve other work. */
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../work/concurrency-limit.ts';

/** OWASP's second profile: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const limited = createConcurrencyLimit(2, 20);

/** The same word typed on two keyboards may come in two spellings of Unicode. */
function spelled(password: string): string {
  return password.normalize('NFKC');
}

/** Throws 503 when too many are waiting. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(spelled(password), COST));
}

/** Made once: checking against it takes as long for an unknown address as for a known one. */
let dummy: Promise<string> | null = null;

/** True when the password is the one that was hashed; `null` is nobody's. Throws 503 like `hashPassword`. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= hash('nobody has this password', COST);
  const against = passwordHash ?? (await dummy);
  const good = await limited(() => verify(against, spelled(password)));
  return passwordHash !== null && good;
}
