/** Turns a recipe into the bytes of a request: expands short notations and replaces names with ids. */
import { newId } from '#server/core/security/ids.ts';
import type { Operation, Recipe } from './recipes.ts';

const LARGE: Record<string, (size: number) => string> = {
  deep: (size) => `${'['.repeat(size)}${']'.repeat(size)}`,
  keys: (size) => JSON.stringify(Object.fromEntries(Array.from({ length: size }, (_, at) => [`k${at}`, at]))),
  items: (size) => JSON.stringify(Array(size).fill('x')),
};

function longText(text: string): string {
  return text.replace(/^@(.+)\*(\d+)$/s, (_, unit: string, size: string) => unit.repeat(Number(size)));
}

/** Returns a value as JSON, with short notations expanded. */
function jsonOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.replace(/"@((?:[^"\\*]|\\.)+)\*(\d+)"/g, (_, unit: string, size: string) => {
    const large = LARGE[unit];
    return large ? large(Number(size)) : `"${unit.repeat(Number(size))}"`;
  });
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const CONTENTS: Record<string, Buffer> = {
  pixel: Buffer.from(PIXEL, 'base64'),
  nothing: Buffer.alloc(0),
  html: Buffer.from('<html><script>1</script>'),
  zeros: Buffer.alloc(3000),
  riff: Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8X'),
  zip: Buffer.from('PK\u0003\u0004broken'),
};

function formBody(recipe: Recipe, file: string): Buffer {
  const { boundary, fileName, content } = recipe.form as NonNullable<Recipe['form']>;
  const part = (head: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      ...[bytes, Buffer.from('\r\n')],
    ]);
  const fields = typeof recipe.body === 'object' && recipe.body !== null ? Object.entries(recipe.body) : [];
  const parts = fields.map(([name, value]) =>
    part(`name="${name}"`, Buffer.from(typeof value === 'string' ? longText(value) : jsonOf(value))),
  );
  const named = fileName === null ? '' : `; filename="${longText(fileName)}"`;
  parts.push(part(`name="${file}"${named}`, CONTENTS[content] ?? Buffer.alloc(0)));
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

function damaged(text: string, damage: Recipe['damage']): Buffer {
  if (damage === 'cut') return Buffer.from(text.slice(0, -1));
  if (damage === 'key-twice') return Buffer.from(text.replace(/^\{("[^"]*":)/, '{$1null,$1'));
  if (damage === 'mark') return Buffer.from(`\uFEFF${text}`);
  if (damage === 'wide') return Buffer.from(text, 'utf16le');
  if (damage === 'no-text') return Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xc0])]);
  return Buffer.from(text);
}

const KEYS = { new: newId, short: () => 'x', long: () => 'k'.repeat(4000) };

/** Returns the request as sent; `idOf` returns the id for a name. */
export function written(recipe: Recipe, operation: Operation, idOf: (name: string) => string) {
  const withIds = (text: string) => text.replace(/@id:(\w+)/g, (_, name: string) => idOf(name));
  const inUrl = (text: string) => {
    const said = withIds(longText(text));
    return said.startsWith('%') ? said : encodeURIComponent(said.toWellFormed());
  };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => inUrl(recipe.params[name] ?? ''));
  const query = recipe.query.map(([name, value]) => `${name}=${inUrl(value)}`).join('&');
  const isForm = recipe.form !== null && operation.file !== null;
  const type = isForm ? `multipart/form-data; boundary=${recipe.form?.boundary}` : 'application/json';
  const payload = isForm
    ? Buffer.from(formBody(recipe, operation.file ?? ''))
    : damaged(withIds(jsonOf(recipe.body)), recipe.damage);
  const isRead = operation.method === 'GET';
  return {
    method: operation.method as 'GET',
    url: `/api${path}${query && `?${query}`}`,
    headers: {
      ...(!isRead && { 'content-type': recipe.contentType ?? type }),
      ...(!isRead && recipe.key !== 'none' && { 'idempotency-key': KEYS[recipe.key]() }),
    },
    ...(!isRead && { payload }),
  };
}
