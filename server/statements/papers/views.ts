/** What receipts and statements say, ready to be set: texts in letters that the font has, amounts as people read them. */
import { join } from 'node:path';
import type { Reply } from '#contract/endpoint.ts';
import { showNaira, toNaira } from '#contract/money.ts';
import type { StatementEntry } from '#contract/statement-chain.ts';
import type { statements } from '#contract/statements.ts';
import { accountNames, movementWords, placeName, type TrailNames } from '#contract/words/trail.ts';
import { PRODUCT } from '#contract/words.ts';
import type { Paper, PaperLine } from '#server/core/paper.ts';
import { drawable } from '#server/sharing/cards/rules.ts';
import type { Balances } from '../account/rules.ts';

type Trail = Reply<typeof statements.trail>;
const FONTS = {
  text: join(import.meta.dirname, 'assets/noto-sans.ttf'),
  titles: join(import.meta.dirname, '../../sharing/cards/assets/ojuju.ttf'),
};
const CLAIM = `${PRODUCT}, the marketplace for Africa's creative professionals`;
const MOMENTS = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

function moment(at: Date | string): string {
  return MOMENTS.format(new Date(at));
}

export type ReceiptFacts = {
  jobId: string;
  title: string;
  names: TrailNames;
  /** The reader's own. */
  email: string;
  reference: string | null;
  side: 'hunter' | 'talent';
  trail: Trail;
};

/** The same trail on both; a talent's begins with how the net pay came about, a hunter's with what was paid. */
export function receiptPaper(facts: ReceiptFacts): Paper {
  const { jobId, title, names, email, reference, side, trail } = facts;
  const last = trail.steps.at(-1)?.at ?? '';
  const given: (readonly [string, string])[] = [
    ['Order', title],
    ['Hunter', names.hunter],
    ['Talent', names.talent],
    ['For', `${names[side]}, ${email}`],
    ...(reference ? [['Payment', reference] as const] : []),
    ['As of', moment(last)],
  ];
  return paper({
    title: side === 'hunter' ? 'Receipt' : 'Receipt of earnings',
    mark: `No. ${jobId.slice(-12).toUpperCase()}`,
    at: last,
    facts: given,
    parts: [
      side === 'hunter' ? paidLines(trail, names) : earnedLines(trail, names),
      {
        kind: 'table',
        title: 'Every step of the money',
        columns: [
          { title: 'When', width: 0.21 },
          { title: 'From', width: 0.32 },
          { title: 'To', width: 0.3 },
          { title: 'Amount', width: 0.17, end: true },
        ],
        rows: trail.steps.map((step) => [
          moment(step.at),
          placeName({ ...step, place: step.from, bank: null }, names),
          placeName({ ...step, place: step.to }, names),
          showNaira(step.amount),
        ]),
      },
      {
        kind: 'text',
        text: 'Times are those of Lagos. Adire bears the charge of a payment unless it is listed.',
      },
    ],
  });
}

function paidLines(trail: Trail, names: TrailNames): Paper['parts'][number] {
  const lines = trail.now.map(
    (one): PaperLine => ({ label: placeName(one, names), amount: showNaira(one.amount) }),
  );
  const total = { label: 'Paid in all', amount: showNaira(trail.paid_in) };
  return { kind: 'lines', title: 'What was paid, and where it is now', lines, total };
}

/** What the end of the order took from its price before the rest was the talent's. */
function earnedLines({ steps }: Trail, names: TrailNames): Paper['parts'][number] {
  const ended = steps.filter(({ from }) => from === 'escrow');
  const price = steps.find(({ to }) => to === 'escrow');
  const lines: PaperLine[] = [
    { label: 'Price, held in escrow', amount: showNaira(price?.amount ?? 0) },
    ...ended
      .filter(({ to }) => to !== 'earnings')
      .map((step) => ({
        label: placeName({ ...step, place: step.to }, names),
        amount: `-${showNaira(step.amount)}`,
      })),
  ];
  const net = ended.find(({ to }) => to === 'earnings');
  const total = { label: 'Net pay', amount: showNaira(net?.amount ?? 0) };
  return { kind: 'lines', title: 'How your net pay came about', lines, total };
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

/** The entries of a month or of all time, with what each account held before and after. */
export function statementPaper(facts: StatementFacts): Paper {
  const { name, email, month, issuedAt, entries, opening, closing, head, titles } = facts;
  return paper({
    title: 'Statement of account',
    mark: month ?? 'Everything so far',
    at: issuedAt.toISOString(),
    facts: [
      ['Name', name],
      ['E-mail', email],
      ['Issued', moment(issuedAt)],
    ],
    parts: [
      balanceLines(month ? 'At the beginning of the month' : 'At the beginning', opening),
      {
        kind: 'table',
        title: entries.length === 0 ? 'No movements' : 'Movements',
        columns: [
          { title: 'When', width: 0.17 },
          { title: 'What', width: 0.47 },
          { title: 'Amount', width: 0.18, end: true },
          { title: 'Account after', width: 0.18, end: true },
        ],
        rows: entries.map((entry) => rowOf(entry, titles)),
      },
      balanceLines(month ? 'At the end of it' : 'Now', closing),
      {
        kind: 'text',
        text: `Times are those of Lagos. The data file of this statement chains its entries; its last hash is ${head}.`,
      },
    ],
  });
}

function rowOf(entry: StatementEntry, titles: ReadonlyMap<string, string>): string[] {
  const title = entry.job && titles.get(entry.job);
  const whose = [title, accountNames[entry.account]].filter(Boolean).join(' · ');
  return [
    moment(entry.at),
    `${movementWords[entry.what] ?? entry.what}\n${whose}`,
    showKobo(BigInt(entry.amount)),
    showKobo(BigInt(entry.balance)),
  ];
}

function balanceLines(title: string, balances: Balances): Paper['parts'][number] {
  const accounts = ['held', 'payback', 'earnings', 'on-the-way'] as const;
  const lines = accounts.map((account) => ({
    label: accountNames[account],
    amount: showKobo(balances[account]),
  }));
  return { kind: 'lines', title, lines };
}

function showKobo(amount: bigint): string {
  return showNaira(toNaira(amount));
}

type Draft = Pick<Paper, 'title' | 'mark' | 'at' | 'facts' | 'parts'>;

/** Titles and names may hold letters that the fonts have not. */
function paper(draft: Draft): Paper {
  const facts = draft.facts.map(([name, value]) => [name, drawable(value)] as const);
  const parts = draft.parts.map((part) => {
    if (part.kind === 'table') return { ...part, rows: part.rows.map((row) => row.map(lines)) };
    if (part.kind === 'text') return part;
    return { ...part, lines: part.lines.map((line) => ({ ...line, label: drawable(line.label) })) };
  });
  return { ...draft, facts, parts, author: PRODUCT, foot: CLAIM, fonts: FONTS };
}

/** Line by line: what can not be drawn becomes a blank, and so would the end of a line. */
function lines(text: string): string {
  return text.split('\n').map(drawable).join('\n');
}
