/** What the terminal prints when something cannot start: one clear sentence if the reader can fix it. */
import { ConfigError } from './config.ts';

export function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to a free one.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used. Set PORT to one above 1024.`;
  return (error as Error).stack ?? String(error);
}
