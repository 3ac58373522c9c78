/** Brings the database up to the newest migration: plain SQL files, forward only, in order of their names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { type Database, type Db, openDatabase, UNLIMITED, type Write } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../db/migrations');

/** Opens the database that the settings name, brought up to the newest migration. Throws `ConfigError`. */
export async function openMigrated(config: Config): Promise<Database> {
  const database = await openDatabase(config, UNLIMITED);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (database.kind === 'pglite') return database;
  await database.close();
  return openDatabase(config);
}

/** Runs what has not run yet, all in one transaction. Returns the names of those that ran. */
export async function migrate(db: Db): Promise<string[]> {
  await sql`
    create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())
  `.execute(db);
  return db.transaction().execute(async (tx) => {
    await sql`lock table migrations in exclusive mode`.execute(tx);
    const ran = await sql<{ name: string }>`select name from migrations`.execute(tx);
    const known = new Set(ran.rows.map((row) => row.name));
    const names = migrationNames().filter((name) => !known.has(name));
    for (const name of names) await runFile(tx, name);
    return names;
  });
}

function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** All migrations as one text: two databases with the same text have the same schema. */
export function migrationsText(): string {
  return migrationNames()
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
    .join('\n');
}

async function runFile(tx: Write, name: string): Promise<void> {
  for (const statement of splitStatements(readFileSync(join(FOLDER, name), 'utf8'))) {
    await sql.raw(statement).execute(tx);
  }
  await sql`insert into migrations (name) values (${name})`.execute(tx);
}

/** Splits at semicolons that end a line, leaving function bodies between `$$` whole. */
function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = '';
  let inBody = false;
  for (const line of text.split('\n')) {
    const code = line.replace(/--.*$/, '').trimEnd();
    if (((code.match(/\$\$/g) ?? []).length & 1) === 1) inBody = !inBody;
    current += `${line}\n`;
    if (!inBody && code.endsWith(';')) {
      statements.push(current);
      current = '';
    }
  }
  if (current.replace(/--.*$/gm, '').trim()) statements.push(current);
  return statements;
}
