/** The random name of this browser, sent only with a login and stored until logout: a login from another browser is reported to the person. */

const KEY = 'adire.device';

/** Empty when the browser has no storage or cannot create random ids. */
export function nameOfDevice(): string {
  try {
    const name = localStorage.getItem(KEY) ?? crypto.randomUUID();
    localStorage.setItem(KEY, name);
    return name;
  } catch {
    return '';
  }
}

/** True when nobody has logged in since the last logout. */
export function isNewHere(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}
