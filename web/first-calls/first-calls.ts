/** Runs before the app loads: requests what the screen at this URL shows first, and draws what is known. It is inlined into the page. */
import { firstCallsOf } from '#contract/site/first-calls.ts';
import type { FirstAnswers } from '../lib/first-answers.ts';
import { STORAGE_KEYS } from '../lib/kept-keys.ts';
import { drawFirstView } from './first-view.ts';

function begin(): void {
  const token = sessionStorage.getItem(STORAGE_KEYS.token);
  if (!token) return;
  const calls = firstCallsOf(location.pathname + location.search);
  const urls = sessionStorage.getItem(STORAGE_KEYS.person) ? calls : ['/api/me', ...calls];
  const { lang } = document.documentElement;
  const headers = {
    Accept: 'application/json',
    'Accept-Language': lang,
    Authorization: `Bearer ${token}`,
  };
  const answers: FirstAnswers['answers'] = {};
  for (const url of urls) {
    const answer = fetch(url, { headers });
    // The code that takes the answer handles its failure; here it is ignored.
    answer.catch(() => undefined);
    answers[url] = answer;
  }
  window.adireFirst = { token, answers };
  const first = answers[calls[0] ?? ''];
  // On the first frame of the whole page: the page and its styles are there, and nothing waited for this.
  whenRead(() => requestAnimationFrame(() => drawFirstView(first)));
}

/**
 * Starts the app once the page is parsed and its first frame is on the screen, so that it is seen while the app starts. A page
 * in the background gets no frames, and starts at once.
 */
function beginApp(): void {
  const files = document.currentScript?.dataset.app?.split(' ') ?? [];
  const begin = () => setTimeout(load, 0, files);
  whenRead(() => {
    if (document.hidden) begin();
    else requestAnimationFrame(() => requestAnimationFrame(begin));
  });
}

/** Runs `act` once the page is parsed: a frame can come when only half of it is. */
function whenRead(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}

/** Loads the files one after the other, so that a tap does not have to wait for all of them. */
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
  const theme = localStorage.getItem(STORAGE_KEYS.theme);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  begin();
} catch {
  // Without browser storage, the app sends these requests itself.
}
