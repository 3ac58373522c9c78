/** The context shared by all parts of a running simulator. */
import { type Agenda, createAgenda } from './agenda.ts';
import { type Book, openBook } from './book.ts';
import { readSettings, type Settings } from './settings.ts';

export type SimulatorOptions = {
  /** Path of its own book, or `:memory:`. */
  bookFile: string;
  /** Bearer key that callers must present; it also signs webhooks. */
  secretKey: string;
  /** Absolute address at which browsers reach it, without a trailing slash. */
  publicUrl: string;
  /** Where webhooks are delivered. */
  webhookUrl: string;
  /** The clock; the system's by default. */
  now?: () => Date;
  /** Balance of a new book; N100,000,000 by default. */
  openingBalanceKobo?: bigint;
};

export type Simulator = {
  book: Book;
  agenda: Agenda;
  secretKey: string;
  webhookUrl: string;
  openingBalanceKobo: bigint;
  /** `publicUrl` without a trailing slash. */
  publicUrl: string;
  /** The path part of `publicUrl`, for links inside pages. */
  basePath: string;
  /** Value of `data.domain`: the mode of the key. */
  domain: 'test' | 'live';
  now: () => Date;
  /** Returns the current time as Paystack writes it: ISO 8601 in UTC with milliseconds. */
  nowText: () => string;
  settings: () => Settings;
  /** Aborted when the simulator closes. */
  closing: AbortSignal;
};

export const MERCHANT_NAME = 'Adire';
export const MERCHANT_EMAIL = 'payments@adire.example';
export const INTEGRATION_ID = 900_111;
const DEFAULT_OPENING_BALANCE_KOBO = 10_000_000_000n;

/** Opens the book and creates the context. */
export function createSimulator(
  options: SimulatorOptions,
  closing: AbortSignal,
  complain: (error: unknown) => void,
): Simulator {
  const book = openBook(options.bookFile);
  const now = options.now ?? (() => new Date());
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  return {
    book,
    agenda: createAgenda(book, now, complain),
    secretKey: options.secretKey,
    webhookUrl: options.webhookUrl,
    openingBalanceKobo: options.openingBalanceKobo ?? DEFAULT_OPENING_BALANCE_KOBO,
    publicUrl,
    basePath: new URL(publicUrl).pathname.replace(/\/+$/, ''),
    domain: options.secretKey.startsWith('sk_live_') ? 'live' : 'test',
    now,
    nowText: () => now().toISOString(),
    settings: () => readSettings(book),
    closing,
  };
}
