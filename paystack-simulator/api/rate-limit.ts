/** Calls per 60 s, with the limits and headers that Paystack published in 2026. */
import type { Settings } from '../settings.ts';

const WINDOW_MS = 60_000;
const TEST_LIMIT = 100;
const LIVE_LIMIT = 600;

/** Live limits of endpoints that have one of their own; each is counted apart. */
const LIVE_LIMITS: Readonly<Record<string, number>> = {
  'GET /transaction/verify/:reference': 3_000,
  'GET /bank/resolve': 1_500,
  'POST /transaction/initialize': 1_200,
  'POST /transfer': 900,
};

export type RateVerdict = { allowed: boolean; headers: Record<string, string> };

/** Counts calls in fixed windows; the counts are not kept over a restart. */
export function createRateLimit(now: () => Date) {
  const windows = new Map<string, { endsAt: number; used: number }>();

  return function count(mode: Settings['rateLimit'], endpoint: string): RateVerdict {
    const own = mode === 'test' ? undefined : LIVE_LIMITS[endpoint];
    const limit = own ?? (mode === 'test' ? TEST_LIMIT : LIVE_LIMIT);
    const name = own === undefined ? 'others' : endpoint;
    const time = now().getTime();
    let window = windows.get(name);
    if (!window || window.endsAt <= time) {
      window = { endsAt: time + WINDOW_MS, used: 0 };
      windows.set(name, window);
    }
    window.used += 1;
    return {
      allowed: mode === 'off' || window.used <= limit,
      headers: {
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(Math.max(0, limit - window.used)),
        'x-ratelimit-reset': String(Math.ceil((window.endsAt - time) / 1000)),
      },
    };
  };
}
