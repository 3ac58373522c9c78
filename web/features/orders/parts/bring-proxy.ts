/** Makes the light copy of a sound or film while the file itself is sent, and sends it after it; nothing ever waits for it. */
import { deliverables } from '#contract/orders/deliverables.ts';
import { isSound, proxySecondsMax } from '#contract/orders/proxies.ts';
import { call } from '#web/lib/api.ts';
import { soundBars } from '#web/lib/sound/sound-bars.ts';
import { kindOf } from '#web/lib/upload/files.ts';
import type { Sending } from '#web/ui/files-field.tsx';
import { makeProxy } from './make-proxy.ts';

/** A phone that needs longer gives up, to save its battery. */
const MAKING_MS_MAX = 5 * 60_000;

type ProxyInput = Omit<Sending<typeof deliverables.add>, 'onNote'> & {
  mark: string;
  /** Progress from 0 to 1. */
  onPart: (part: number) => void;
};

/** True once the server has it. Gives up when the server wants none, after five minutes, and when the page is hidden. */
export async function makeAndSendProxy({ file, sent, signal, ...given }: ProxyInput): Promise<boolean> {
  const unwanted = new AbortController();
  sent.then(
    (reply) => reply.proxy_wanted || unwanted.abort(),
    () => unwanted.abort(),
  );
  const signals = [signal, unwanted.signal, AbortSignal.timeout(MAKING_MS_MAX), whenHidden(unwanted.signal)];
  try {
    const made = { ...given, file, mime: kindOf(file), signal: AbortSignal.any(signals) };
    const proxy = await makeProxy(made);
    const bars = proxy && isSound(made.mime) && (await soundBars(file, proxySecondsMax(made.mime)));
    const reply = await sent;
    if (!proxy || !reply.proxy_wanted) return false;
    const body = bars ? { waveform: JSON.stringify(bars) } : {};
    const sending = { params: { id: reply.file.id }, body, file: proxy, signal };
    await call(deliverables.addProxy, { ...sending, idempotencyKey: crypto.randomUUID() });
    return true;
  } catch {
    return false;
  } finally {
    unwanted.abort();
  }
}

/** Looks until `signal` fires. */
function whenHidden(signal: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  const look = () => document.visibilityState === 'hidden' && hidden.abort();
  document.addEventListener('visibilitychange', look, { signal });
  return hidden.signal;
}
