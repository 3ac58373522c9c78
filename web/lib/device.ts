/** The random name of this browser, sent with a login alone: a login from anywhere else is told to the person. */
import { DEVICE } from './kept-keys.ts';

/** Nothing where the browser keeps nothing, or makes no such names. */
export function deviceHeader(): Record<string, string> {
  try {
    const name = localStorage.getItem(DEVICE) ?? crypto.randomUUID();
    localStorage.setItem(DEVICE, name);
    return { 'X-Device': name };
  } catch {
    return {};
  }
}
