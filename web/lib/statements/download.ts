/** Files that the API gives to their owner: fetched with the token, saved by the browser as a download. */
import { language } from '#contract/words/en/language.ts';
import { ApiRefusal, NetworkFailure } from '../refusals.ts';
import { expireSession, getSession } from '../session.ts';

const KEPT_MS = 60_000;

/** Throws `ApiRefusal` and `NetworkFailure` like every call. `path` is relative to `/api`. */
export async function download(path: string, name: string): Promise<void> {
  const { token } = getSession();
  const response = await fetch(`/api/${path}`, {
    headers: { 'Accept-Language': language, ...(token && { Authorization: `Bearer ${token}` }) },
  }).catch((cause: unknown) => {
    throw new NetworkFailure('offline', cause);
  });
  if (!response.ok) {
    if (response.status === 401 && token) expireSession(token);
    throw new ApiRefusal(response.status, await response.json().catch(() => ({})));
  }
  const content = await response.blob().catch((cause: unknown) => {
    throw new NetworkFailure('offline', cause);
  });
  hand(content, name);
}

/** Saves it as a download. */
export function hand(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
