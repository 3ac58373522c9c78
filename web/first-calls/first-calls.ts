/** Begins before the app is there: asks for what the screen at this address shows first, and draws what is known. It stands inside of the page. */
import { firstCallsOf } from '#contract/first-calls.ts';
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
    // Whoever takes it hears of the failure; nobody else has to.
    answer.catch(() => undefined);
    answers[url] = answer;
  }
  window.adireFirst = { token, answers };
  const first = answers[calls[0] ?? ''];
  // With the first frame: the page and its style are there, and nothing waited for this.
  requestAnimationFrame(() => drawFirstView(first));
}

try {
  const theme = localStorage.getItem(KEPT.theme);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  begin();
} catch {
  // A browser that keeps nothing: the app asks by itself.
}
