/** Runs before the first paint of a public page: the chosen theme, whether pictures are wanted, and which way in to show. It is inlined into the page. */
import { LITE, STORAGE_KEYS } from '../lib/kept-keys.ts';

const root = document.documentElement;

try {
  const theme = localStorage.getItem(STORAGE_KEYS.theme);
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const lite = localStorage.getItem(LITE);
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (lite === 'on' || (lite !== 'off' && saveData)) root.dataset.lite = '';
  if (sessionStorage.getItem(STORAGE_KEYS.token)) {
    const person = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.person) ?? 'null');
    const hires = person?.sides?.length === 1 && person.sides[0] === 'hunter';
    root.dataset.in = person?.user_profile ? (hires ? 'hunter' : 'talent') : 'new';
  }
} catch {
  // Without browser storage, the page is shown as it is for everybody.
}
