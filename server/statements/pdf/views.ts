/** The contents of receipts, statements and deeds, ready for the PDF: in letters that its fonts have, with formatted amounts. */
import { join } from 'node:path';
import type { Side } from '#contract/core/common.ts';
import type { Reply } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import { showNaira, toNaira } from '#contract/core/money.ts';
import { PRODUCT } from '#contract/core/product.ts';
import type { StatementEntry } from '#contract/statements/statement-chain.ts';
import type { statements } from '#contract/statements/statements.ts';
import type { TrailNames } from '#contract/words/en/documents.ts';
import type { Catalogue } from '#contract/words/fr/complete.ts';
import { datesIn, wordsIn, writingOf } from '#server/core/i18n/language.ts';
import type { PdfContent, PdfLine, PdfPart } from '#server/documents/pdf.ts';
import type { Deed } from '#server/orders/deeds/queries.ts';
import { drawable } from '#server/sharing/rules.ts';
import type { Balances } from '../rules.ts';

type Trail = Reply<typeof statements.trail>;
/** The fonts of all documents. */
export const FONTS = {
  text: join(import.meta.dirname, 'assets/noto-sans.ttf'),
  titles: join(import.meta.dirname, '../../sharing/cards/assets/ojuju.ttf'),
};

/** A language with its texts and formats for documents. */
type DocumentLocale = {
  w: Catalogue['documents']['pdf'];
  trail: Catalogue['documents'];
  moment(at: Date | string): string;
  naira(amount: number): string;
};

function documentLocaleOf(language: Language): DocumentLocale {
  const marks = writingOf(language);
  const moments = datesIn(language, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    w: wordsIn(language).documents.pdf,
    trail: wordsIn(language).documents,
    moment: (at) => moments.format(new Date(at)),
    naira: (amount) => showNaira(amount, marks),
  };
}

export type ReceiptFacts = {
  jobId: string;
  title: string;
  names: TrailNames;
  /** The reader's own e-mail address. */
  email: string;
  reference: string | null;
  side: Side;
  trail: Trail;
};

/** A receipt: a talent's begins with how the net pay was calculated, a hunter's with what was paid; the trail is the same. */
export function receiptPdf(language: Language, facts: ReceiptFacts): PdfContent {
  const locale = documentLocaleOf(language);
  const { jobId, title, names, email, reference, side, trail } = facts;
  const w = locale.w.receipt;
  const last = trail.steps.at(-1)?.at ?? '';
  const given: (readonly [string, string])[] = [
    [w.order, title],
    [w.hunter, names.hunter],
    [w.talent, names.talent],
    [w.reader, `${names[side]}, ${email}`],
    ...(reference ? [[w.payment, reference] as const] : []),
    [w.asOf, locale.moment(last)],
  ];
  return documentOf(locale, {
    title: side === 'hunter' ? w.paid : w.earned,
    mark: w.number(jobId.slice(-12).toUpperCase()),
    at: last,
    facts: given,
    parts: [
      side === 'hunter' ? paidLines(locale, trail, names) : earnedLines(locale, trail, names),
      stepTable(locale, trail, names),
      { kind: 'text', text: `${locale.w.times} ${w.charge}` },
    ],
  });
}

function stepTable(
  { w, trail, moment, naira }: DocumentLocale,
  { steps }: Trail,
  names: TrailNames,
): PdfPart {
  const { when, from, to, amount } = w.receipt;
  return {
    kind: 'table',
    title: w.receipt.steps,
    columns: [
      { title: when, width: 0.21 },
      { title: from, width: 0.32 },
      { title: to, width: 0.3 },
      { title: amount, width: 0.17, end: true },
    ],
    rows: steps.map((step) => [
      moment(step.at),
      trail.placeName({ ...step, place: step.from, bank: null }, names),
      trail.placeName({ ...step, place: step.to }, names),
      naira(step.amount),
    ]),
  };
}

function paidLines(
  { w, trail: { placeName }, naira }: DocumentLocale,
  trail: Trail,
  names: TrailNames,
): PdfPart {
  const lines = trail.now.map(
    (one): PdfLine => ({ label: placeName(one, names), amount: naira(one.amount) }),
  );
  const total = { label: w.receipt.paidInAll, amount: naira(trail.paid_in) };
  return { kind: 'lines', title: w.receipt.whereNow, lines, total };
}

/** How the price became the net pay: the deductions at the end of the order. */
function earnedLines({ w, trail, naira }: DocumentLocale, { steps }: Trail, names: TrailNames): PdfPart {
  const ended = steps.filter(({ from }) => from === 'escrow');
  const price = steps.find(({ to }) => to === 'escrow');
  const lines: PdfLine[] = [
    { label: w.receipt.price, amount: naira(price?.amount ?? 0) },
    ...ended
      .filter(({ to }) => to !== 'earnings')
      .map((step) => ({
        label: trail.placeName({ ...step, place: step.to }, names),
        amount: `-${naira(step.amount)}`,
      })),
  ];
  const net = ended.find(({ to }) => to === 'earnings');
  const total = { label: w.receipt.net, amount: naira(net?.amount ?? 0) };
  return { kind: 'lines', title: w.receipt.how, lines, total };
}

export type StatementFacts = {
  name: string;
  email: string;
  /** `2026-11`, or null for everything. */
  month: string | null;
  issuedAt: Date;
  entries: readonly StatementEntry[];
  opening: Balances;
  closing: Balances;
  head: string;
  titles: ReadonlyMap<string, string>;
};

/** A statement of a month or of all time: its entries, and each account's balance before and after. */
export function statementPdf(language: Language, facts: StatementFacts): PdfContent {
  const locale = documentLocaleOf(language);
  const { name, email, month, issuedAt, entries, opening, closing, head, titles } = facts;
  const w = locale.w.statement;
  const { when, amount } = locale.w.receipt;
  return documentOf(locale, {
    title: w.title,
    mark: month ?? w.everything,
    at: issuedAt.toISOString(),
    facts: [
      [w.name, name],
      [w.email, email],
      [w.issued, locale.moment(issuedAt)],
    ],
    parts: [
      balanceLines(locale, month ? w.monthBefore : w.before, opening),
      {
        kind: 'table',
        title: entries.length === 0 ? w.none : w.movements,
        columns: [
          { title: when, width: 0.17 },
          { title: w.what, width: 0.47 },
          { title: amount, width: 0.18, end: true },
          { title: w.after, width: 0.18, end: true },
        ],
        rows: entries.map((entry) => rowOf(locale, entry, titles)),
      },
      balanceLines(locale, month ? w.monthAfter : w.now, closing),
      { kind: 'text', text: `${locale.w.times} ${w.chained(head)}` },
    ],
  });
}

function rowOf(locale: DocumentLocale, entry: StatementEntry, titles: ReadonlyMap<string, string>): string[] {
  const { accountNames, movementWords } = locale.trail;
  const title = entry.job && titles.get(entry.job);
  const whose = [title, accountNames[entry.account]].filter(Boolean).join(' · ');
  return [
    locale.moment(entry.at),
    `${movementWords[entry.what] ?? entry.what}\n${whose}`,
    showKobo(locale, entry.amount),
    showKobo(locale, entry.balance),
  ];
}

function balanceLines(locale: DocumentLocale, title: string, balances: Balances): PdfPart {
  const accounts = ['held', 'payback', 'earnings', 'on-the-way'] as const;
  const lines = accounts.map((account) => ({
    label: locale.trail.accountNames[account],
    amount: showKobo(locale, balances[account]),
  }));
  return { kind: 'lines', title, lines };
}

function showKobo({ naira }: DocumentLocale, amount: bigint | string): string {
  return naira(toNaira(BigInt(amount)));
}

export type DeedFacts = Deed & { page: string };

/** A deed: the parties, the rights, since when they hold, and each file by its hash. */
export function deedPdf(language: Language, { page, ...deed }: DeedFacts): PdfContent {
  const locale = documentLocaleOf(language);
  const { deed: w, receipt } = locale.w;
  const { number, title, hunter, talent, since, rights, terms, files } = deed;
  const rows = files.map(({ name, sha256 }) => [name, `${sha256.slice(0, 32)}\n${sha256.slice(32)}`]);
  const say = rights ? w.given : w.agreed;
  return documentOf(locale, {
    title: w.title,
    mark: receipt.number(number),
    at: since.toISOString(),
    facts: [
      [receipt.order, title],
      [receipt.hunter, hunter],
      [receipt.talent, talent],
      [w.since, locale.moment(since)],
    ],
    parts: [
      ...(deed.void ? [{ kind: 'text', text: w.voided } as const] : []),
      { kind: 'text', text: say(talent, hunter) },
      ...(rights ?? terms).split('\n').map((text) => ({ kind: 'text', text }) as const),
      {
        kind: 'table',
        title: files.length > 0 ? w.files : w.none,
        columns: [
          { title: w.file, width: 0.45 },
          { title: w.hash, width: 0.55 },
        ],
        rows,
      },
      { kind: 'text', text: `${w.check(page)} ${w.lawyer}` },
    ],
  });
}

type Draft = Pick<PdfContent, 'title' | 'mark' | 'at' | 'facts' | 'parts'>;

/** A document whose texts are reduced to what the fonts can draw. */
function documentOf({ w }: DocumentLocale, { title, mark, at, facts, parts }: Draft): PdfContent {
  return {
    ...{ title: drawable(title), mark: printable(mark), at, author: PRODUCT, fonts: FONTS },
    ...{ locale: w.locale, foot: printable(w.claim), page: w.page },
    facts: facts.map(([name, value]) => [printable(name), printable(value)] as const),
    parts: parts.map(printablePart),
  };
}

/** The same part with its texts reduced to what the fonts can draw. */
export function printablePart(part: PdfPart): PdfPart {
  if (part.kind === 'text') return { ...part, text: printable(part.text) };
  const title = drawable(part.title);
  if (part.kind === 'lines')
    return {
      ...part,
      title,
      lines: part.lines.map(printableLine),
      total: part.total && printableLine(part.total),
    };
  const columns = part.columns.map((column) => ({ ...column, title: printable(column.title) }));
  return { ...part, title, columns, rows: part.rows.map((row) => row.map(printable)) };
}

function printableLine(line: PdfLine): PdfLine {
  return { ...line, label: printable(line.label), amount: printable(line.amount) };
}

/** What `noto-sans.ttf` has: Latin letters with all their marks, as African languages write them too, and common signs. */
const PRINTED = /[\n -~\u00a0-\u036f\u1e00-\u1eff\u2010-\u2027\u202f-\u203a₦€₵№™]/;
const INSTEAD: Record<string, string> = { '−': '-', '→': '>' };
/** What belongs to the letter before it. */
const PART = /[\p{M}\p{Cf}]/u;

/** Text in the letters of the text font: one that it lacks becomes a question mark, so that none of a name or of terms disappears unseen. */
export function printable(text: string): string {
  const letters = Array.from(text.normalize('NFC'), (letter) => {
    if (PRINTED.test(letter)) return letter;
    if (/\s/.test(letter)) return ' ';
    return INSTEAD[letter] ?? (PART.test(letter) ? '' : '?');
  });
  return letters.join('');
}
