/** Begins before the app is there: asks for what the screen at this address shows first, and draws what is known. It is inlined into the page. */
import { firstCallsOf } from '#contract/site/first-calls.ts';
import type { FirstAnswers } from '../lib/first-answers.ts';
import { KEPT } from '../lib/kept-keys.ts';
import { drawFirstView } from './first-view.ts';

function begin(): void {
  const token = sessionStorage.getItem(KEPT.token);
  if (!token) return;
  const calls = firstCallsOf(location.pathname + location.search);
  const urls = sessionStorage.getItem(KEPT.person) ? calls : ['/api/me', ...calls];
  const { lang } = document.documentElement;
  const headers = {
    Accept: 'application/json',
    'Accept-Language': lang,
    Authorization: `Bearer ${token}`,
  };
  const answers: FirstAnswers['answers'] = {};
  for (const url of urls) {
    const answer = fetch(url, { headers });
    // Whoever takes it handles the failure; nobody else has to.
    answer.catch(() => undefined);
    answers[url] = answer;
  }
  window.adireFirst = { token, answers };
  const first = answers[calls[0] ?? ''];
  // With the first frame of the whole page: it and its style are there, and nothing waited for this.
  whenRead(() => requestAnimationFrame(() => drawFirstView(first)));
}

/**
 * The app begins when the page is read and its first frame is on the screen: what is drawn by then is seen while the app is put
 * together. A page in the background has no frames, and begins at once.
 */
function beginApp(): void {
  const files = document.currentScript?.dataset.app?.split(' ') ?? [];
  const begin = () => setTimeout(load, 0, files);
  whenRead(() => {
    if (document.hidden) begin();
    else requestAnimationFrame(() => requestAnimationFrame(begin));
  });
}

/** A frame can come while half of the page is read. */
function whenRead(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}

/** One after the other, so that a tap does not have to wait for all of them. */
async function load(files: readonly string[]): Promise<void> {
  const [file, ...others] = files;
  if (!file) return;
  try {
    await import(/* @vite-ignore */ file);
    setTimeout(load, 0, others);
  } catch (failure) {
    addEventListener('online', () => void load(files), { once: true });
    reportError(failure);
  }
}

beginApp();
try {
  const theme = localStorage.getItem(KEPT.theme);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  begin();
} catch {
  // A browser without storage: the app asks by itself.
}
