/** Listens for `pg_notify` of committed transactions: from every process on PostgreSQL, from this one on PGlite. */
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

type Hearing = {
  /** One payload, in the order of the commits. */
  hear(payload: string): void;
  /** The connection was lost and is back: something may have been missed. */
  missed(): void;
};

/** Begins to listen on a channel; returns the way to stop it. */
export type Listen = (channel: string, hearing: Hearing) => Promise<() => Promise<void>>;

export function listenOnPglite(pglite: PGlite): Listen {
  return async (channel, { hear }) => {
    const stop = await pglite.listen(channel, hear);
    return async () => {
      if (!pglite.closed) await stop();
    };
  };
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** A connection of its own, made again whenever it breaks. */
export function listenOnPostgres(connectionString: string): Listen {
  return async (channel, hearing) => {
    let client: pg.Client | null = null;
    let stopped = false;
    let pause = FIRST_PAUSE_MS;
    let timer: NodeJS.Timeout | undefined;

    async function connect(): Promise<void> {
      const made = new pg.Client({ connectionString, keepAlive: true, application_name: 'adire-live' });
      made.on('notification', ({ payload }) => hearing.hear(payload ?? ''));
      made.on('error', () => undefined);
      made.on('end', () => {
        if (client === made) again();
      });
      await made.connect();
      await made.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (stopped) return made.end();
      client = made;
      pause = FIRST_PAUSE_MS;
    }

    function again(): void {
      client = null;
      if (stopped) return;
      timer = setTimeout(() => void connect().then(hearing.missed, again), pause);
      timer.unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }

    await connect();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end();
    };
  };
}
