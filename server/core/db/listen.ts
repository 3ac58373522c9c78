/** Listens for `pg_notify` of committed transactions: from every process on PostgreSQL, from this one on PGlite. */
import pg from 'pg';

type Hearing = {
  /** One payload, in the order of the commits. */
  hear(payload: string): void;
  /** The connection was lost and is back: something may have been missed. */
  missed(): void;
};

type Listening = {
  /** Resolves once everything was heard that was committed before the call; rejects when the connection is lost. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
};

/** Begins to listen on a channel. */
export type Listen = (channel: string, hearing: Hearing) => Promise<Listening>;

/** On the one connection of a pool, which has heard of a commit before its answer. */
export function listenOnPool(pool: pg.Pool): Listen {
  return async (channel, { hear }) => {
    const client = await pool.connect();
    const onNotification = (said: pg.Notification) => {
      if (said.channel === channel) hear(said.payload ?? '');
    };
    client.on('notification', onNotification);
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    client.release();
    return {
      caughtUp: async () => undefined,
      stop: async () => {
        client.off('notification', onNotification);
      },
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
    return {
      // The server tells what waits before it answers a query on the same connection.
      async caughtUp() {
        if (!client) throw new Error('not listening');
        await client.query('select 1');
      },
      async stop() {
        stopped = true;
        clearTimeout(timer);
        const last = client;
        client = null;
        await last?.end();
      },
    };
  };
}
