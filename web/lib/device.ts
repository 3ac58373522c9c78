/** The random name of this browser, sent with a login alone and kept until a logout: a login from another browser is reported to the person. */

const KEY = 'adire.device';

/** Empty where the browser keeps nothing, or makes no such names. */
export function nameOfDevice(): string {
  try {
    const name = localStorage.getItem(KEY) ?? crypto.randomUUID();
    localStorage.setItem(KEY, name);
    return name;
  } catch {
    return '';
  }
}

/** True where nobody logged in since the last logout. */
export function isNewHere(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}
