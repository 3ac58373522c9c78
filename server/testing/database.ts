/**
 * A fresh, migrated database per test file: a PGlite engine with copied files, or a clone of a template on PostgreSQL, used
 * through the pooler at TEST_POOLER_URL if there is one.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { fillReference, referenceSource } from '#server/catalogue/reference/commands.ts';
import { type Database, type Db, openPostgres } from '#server/core/db/database.ts';
import { wrapPglite } from '#server/core/db/embedded.ts';
import { migrate, migrationsText } from '#server/core/db/migrate.ts';
import { captureFiles, type EngineFiles, engineWith } from './engine.ts';

export async function freshDatabase(): Promise<Database> {
  return process.env.TEST_DATABASE === 'postgres' ? clonePostgres() : loadPglite();
}

/** Runs a migration again; the test has put the rows into their state before it. */
export async function migrateAgain(db: Db, name: string): Promise<void> {
  await sql`delete from migrations where name = ${name}`.execute(db);
  await migrate(db);
}

let files: Promise<EngineFiles> | null = null;

/** A PGlite database from files that are made once per worker. */
async function loadPglite(): Promise<Database> {
  files ??= captureFiles(async (engine) => {
    const { db } = wrapPglite(engine);
    await migrate(db);
    await fillReference(db);
  });
  return wrapPglite(await engineWith(await files));
}

const TEMPLATE_LOCK = 72_115;

let contentName: string | null = null;

/** The template's name, which changes with the migrations and the reference lists. */
function templateName(): string {
  contentName ??= createHash('sha256')
    .update(migrationsText() + referenceSource())
    .digest('hex')
    .slice(0, 12);
  return `adire_template_${contentName}`;
}

async function clonePostgres(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL');
  const name = `adire_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureTemplate(admin, url);
    await admin.query(`create database ${name} template ${templateName()} strategy file_copy`);
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  } finally {
    await admin.end();
  }
  const pooler = process.env.TEST_POOLER_URL;
  const directUrl = withDatabase(url, name);
  const database = pooler
    ? await openPostgres(withDatabase(pooler, name), 8, undefined, { directUrl, isPooled: true })
    : await openPostgres(directUrl, 8);
  return { ...database, close: () => database.close().then(() => dropDatabase(url, name)) };
}

/** Creates the template under another name and renames it when done, so that an existing template is complete. */
async function ensureTemplate(admin: pg.Client, url: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [templateName()]);
  if (rowCount) return;
  const making = `${templateName()}_new`;
  await admin.query(`drop database if exists ${making} with (force)`);
  await admin.query(`create database ${making}`);
  const template = await openPostgres(withDatabase(url, making), 1);
  await migrate(template.db);
  await fillReference(template.db);
  await template.close();
  await admin.query(`alter database ${making} rename to ${templateName()}`);
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
