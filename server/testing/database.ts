/** A fresh, migrated database per test file: an engine from a dump, or a clone of a template on PostgreSQL. */
import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Database, openPostgres, pgliteParsers, wrapPglite } from '#server/core/db.ts';
import { migrate } from '#server/core/migrate.ts';

export async function freshDatabase(): Promise<Database> {
  return process.env.TEST_DATABASE === 'postgres' ? clonePostgres() : loadPglite();
}

let dump: Promise<Blob> | null = null;

/** The dump is made once per worker. */
async function loadPglite(): Promise<Database> {
  dump ??= makeDump();
  const pglite = await PGlite.create({ loadDataDir: await dump, parsers: pgliteParsers });
  const database = wrapPglite(pglite);
  return {
    ...database,
    close: () => database.close().then(() => (pglite.closed ? undefined : pglite.close())),
  };
}

async function makeDump(): Promise<Blob> {
  const pglite = await PGlite.create({ parsers: pgliteParsers });
  const database = wrapPglite(pglite);
  await migrate(database.db);
  const blob = await pglite.dumpDataDir('none');
  await pglite.close();
  return blob;
}

const TEMPLATE_LOCK = 72_115;

async function clonePostgres(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL');
  const name = `adire_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(admin, url);
    await admin.query(`create database ${name} template adire_template`);
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  } finally {
    await admin.end();
  }
  const database = await openPostgres(withDatabase(url, name), 8);
  return { ...database, close: () => database.close().then(() => dropDatabase(url, name)) };
}

async function ensureTemplate(admin: pg.Client, url: string): Promise<void> {
  const { rowCount } = await admin.query("select 1 from pg_database where datname = 'adire_template'");
  if (rowCount) return;
  await admin.query('create database adire_template');
  const template = await openPostgres(withDatabase(url, 'adire_template'), 1);
  await migrate(template.db);
  await template.close();
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
