/** Writes server/core/db/tables.gen.ts from the migrated schema: `node scripts/generate-table-types.ts`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { pgliteExtensions, wrapPglite } from '#server/core/db/embedded.ts';
import { migrate } from '#server/core/db/migrate.ts';

const TYPES: Record<string, string> = {
  bigint: 'bigint',
  integer: 'number',
  text: 'string',
  uuid: 'string',
  boolean: 'boolean',
  date: 'string',
  jsonb: 'Json',
  bytea: 'Uint8Array',
  tsvector: 'string',
  real: 'number',
  _int4: 'number[]',
  _text: 'string[]',
  'double precision': 'number',
  'timestamp with time zone': 'Date',
};

const { db, close } = wrapPglite(await PGlite.create({ extensions: pgliteExtensions }));
await migrate(db);
const { rows } = await sql<{ t: string; c: string; type: string; nullable: boolean; generated: boolean }>`
  select table_name as t, column_name as c, is_nullable = 'YES' as nullable,
    case data_type when 'ARRAY' then udt_name else data_type end as type,
    column_default is not null or is_identity = 'YES' as generated
  from information_schema.columns
  where table_schema = 'public' and table_name <> 'migrations'
  order by table_name, ordinal_position
`.execute(db);
await close();

const lines = [
  '/** The tables as Kysely sees them. Made by scripts/generate-table-types.ts; do not edit. */',
  "import type { Generated, JSONColumnType } from 'kysely';",
  '',
  'type Json = JSONColumnType<Record<string, string | number | boolean | null>>;',
];
for (const table of new Set(rows.map((row) => row.t))) {
  lines.push('', `export type ${pascal(table)} = {`);
  for (const row of rows.filter((r) => r.t === table)) {
    const type = `${TYPES[row.type] ?? fail(row.type)}${row.nullable ? ' | null' : ''}`;
    lines.push(`  ${row.c}: ${row.generated ? `Generated<${type}>` : type};`);
  }
  lines.push('};');
}
lines.push('', 'export type Tables = {');
for (const table of new Set(rows.map((row) => row.t))) lines.push(`  ${table}: ${pascal(table)};`);
lines.push('};', '');
writeFileSync(join(import.meta.dirname, '../server/core/db/tables.gen.ts'), lines.join('\n'));

function pascal(name: string): string {
  return name.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}

function fail(type: string): never {
  throw new Error(`no TypeScript type is known for the column type ${type}`);
}
