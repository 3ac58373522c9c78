/** Fills an empty database with a believable market, once. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { grantOperator } from '#server/accounts/operators/commands.ts';
import type { Config } from '#server/core/config.ts';
import type { Database } from '#server/core/db/database.ts';
import { encodedQuickly } from '#server/core/media/pictures.ts';
import { operator } from './people.ts';
import { playStory } from './story.ts';
import { TRADE_DAYS } from './trade.ts';
import { openWorld } from './world.ts';

/** How many days ago the market begins: the purchases before the story, then about five weeks of story. */
const STORY_DAYS = 35.63 + TRADE_DAYS;

/** Path of the file in which the simulator stores its book. */
export function simulatorBook(config: Config): string {
  return join(config.dataDir, 'paystack-simulator.sqlite');
}

/** Fills the database; does nothing and returns false when anyone is registered or the real provider is configured. */
export async function seedIfEmpty(config: Config, database: Database): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select 1 from users) as any`.execute(
    database.db,
  );
  if (rows[0]?.any || !config.paystack.simulated) return false;
  mkdirSync(config.dataDir, { recursive: true });
  rmSync(simulatorBook(config), { force: true });
  const world = await openWorld(config, database, simulatorBook(config), STORY_DAYS);
  try {
    await encodedQuickly(() => playStory(world));
    await world.join({ ...operator, types: [] });
    await database.db.transaction().execute((tx) => grantOperator(tx, operator.email, world.now()));
  } finally {
    await world.close();
  }
  return true;
}
