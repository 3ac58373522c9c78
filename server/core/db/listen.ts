/** Listens for `pg_notify` of committed transactions: from every process on PostgreSQL, from this one on PGlite. */
import pg from 'pg';

type Hearing = {
  /** Called per payload, in commit order. */
  hear(payload: string): void;
  /** Called when a lost connection is back: payloads may have been missed. */
  missed(): void;
};

type Listening = {
  /** Resolves once everything committed before the call was heard; rejects when the connection is lost. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts listening on a channel. */
export type Listen = (channel: string, hearing: Hearing) => Promise<Listening>;

/** Listens on the only connection of a pool, which hears of a commit before the commit's answer. */
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

/** Listens on its own connection, which is reopened whenever it breaks. */
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
      try {
        await made.connect();
        await made.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (error) {
        await made.end().catch(() => undefined);
        throw error;
      }
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
      // The server delivers pending notifications before it answers a query on the same connection.
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
