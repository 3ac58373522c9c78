/** Unpacks a zip for tests. */
import { unzipSync } from 'fflate';

export type Unpacked = {
  names: string[];
  text(name: string): string;
  json<T>(name: string): T;
  bytes(name: string): Uint8Array;
};

export function unpack(zip: Uint8Array): Unpacked {
  const files = unzipSync(zip);
  const bytes = (name: string) => {
    const file = files[name];
    if (!file) throw new Error(`${name} is not in the zip`);
    return file;
  };
  const text = (name: string) => Buffer.from(bytes(name)).toString();
  return { names: Object.keys(files), text, json: (name) => JSON.parse(text(name)), bytes };
}
