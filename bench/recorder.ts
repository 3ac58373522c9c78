/** Records the SQL of one API call with its results, so that a bare handler can send the same. */
import pg from 'pg';

export type Statement = {
  text: string;
  values: unknown[];
  /** True when the product named the statement, so that PostgreSQL caches its plan. */
  named: boolean;
  rows: Record<string, unknown>[];
};

let recording: Statement[] | null = null;
const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;

/** Intercepts every statement from now on; records only while `record` runs. */
export function watchStatements(): void {
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const sent =
      typeof first === 'string'
        ? { text: first, values: second }
        : (first as { text?: string; values?: unknown; name?: string });
    const result = original.apply(this, args);
    if (recording && typeof sent?.text === 'string') {
      const statement: Statement = {
        text: sent.text,
        values: Array.isArray(sent.values) ? [...sent.values] : [],
        named: 'name' in sent && sent.name !== undefined,
        rows: [],
      };
      recording.push(statement);
      void (result as Promise<{ rows?: Record<string, unknown>[] }> | undefined)?.then?.((answer) => {
        statement.rows = answer?.rows ?? [];
      });
    }
    return result;
  } as typeof pg.Client.prototype.query;
}

/** Returns the statements that `work` sends to the database, in order. */
export async function record(work: () => Promise<unknown>): Promise<Statement[]> {
  recording = [];
  try {
    await work();
    return recording;
  } finally {
    recording = null;
  }
}
