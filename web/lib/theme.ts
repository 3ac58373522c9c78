/** Light, dark, or as the device says: kept in this browser and written on the root element. */
import { STORAGE_KEYS } from './kept-keys.ts';

export type Theme = 'light' | 'dark' | 'device';
const KEY = STORAGE_KEYS.theme;

/** The chosen theme; `device` when nothing was chosen. */
export function getTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'device';
}

/** Chooses a theme and shows it at once. */
export function setTheme(theme: Theme): void {
  if (theme === 'device') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  applyTheme();
}

/** Writes the chosen theme on the root element; called once at the start. */
export function applyTheme(): void {
  const theme = getTheme();
  if (theme === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
