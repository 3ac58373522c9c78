/** Recalculates and re-chains an account statement as docs/statement.md describes; returns every fault as a sentence. */
import { createHash } from 'node:crypto';

const FORMAT = 'adire-statement/1';
const ACCOUNTS = ['held', 'payback', 'earnings', 'on-the-way'] as const;
type Account = (typeof ACCOUNTS)[number];
type Fields = Record<string, unknown>;

/** `summary` describes the statement's contents in sentences. */
export type Check = { faults: string[]; summary: string[] };

export function checkStatement(statement: unknown): Check {
  const file = asFields(statement);
  const person = asFields(file.person);
  if (file.format !== FORMAT) return { faults: [`its format is not ${FORMAT}`], summary: [] };
  if (typeof person.id !== 'string' || !Array.isArray(file.entries)) {
    return { faults: ['it has no person or no entries'], summary: [] };
  }
  const entries = file.entries.map(asFields);
  const { faults, balances, head } = walk(person.id, entries);
  if (file.head !== head)
    faults.push('the last hash is not that of the last entry: entries are missing at the end');
  const stated = asFields(file.balances);
  for (const account of ACCOUNTS) {
    if (stated[account] !== String(balances[account])) {
      faults.push(
        `${account} is stated as ${show(stated[account])} kobo, and adds up to ${balances[account]}`,
      );
    }
  }
  const summary = [
    `${entries.length} entries of ${String(person.name)}, issued ${String(file.issued_at)}.`,
    ...ACCOUNTS.map((account) => `${account}: ${naira(balances[account])}`),
    `Last hash: ${head}`,
  ];
  return { faults, summary };
}

/** Returns faults where `later` does not begin with all entries of `earlier`. */
export function checkContinues(later: unknown, earlier: unknown): string[] {
  const [now, before] = [asFields(later), asFields(earlier)];
  if (asFields(now.person).id !== asFields(before.person).id) return ['the two are of different people'];
  const [ours, theirs] = [asList(now.entries), asList(before.entries)];
  const at = theirs.findIndex((entry, index) => asFields(entry).hash !== asFields(ours[index]).hash);
  return at === -1 ? [] : [`entry ${at + 1} is not the one of the earlier statement`];
}

function walk(personId: string, entries: readonly Fields[]) {
  const faults: string[] = [];
  const balances: Record<Account, bigint> = { held: 0n, payback: 0n, earnings: 0n, 'on-the-way': 0n };
  let prev = sha256([FORMAT, personId].join('\n'));
  for (const [index, entry] of entries.entries()) {
    const name = `entry ${index + 1}`;
    const account = ACCOUNTS.find((one) => one === entry.account);
    if (!account || !/^-?[0-9]+$/.test(String(entry.amount))) {
      faults.push(`${name} names no account or no amount`);
      continue;
    }
    balances[account] += BigInt(String(entry.amount));
    if (entry.n !== index + 1)
      faults.push(`${name} is numbered ${show(entry.n)}: one is missing or out of order`);
    if (entry.prev !== prev) faults.push(`${name} does not follow the entry before it`);
    if (entry.balance !== String(balances[account])) {
      faults.push(`${name} leaves ${show(entry.balance)} kobo, and adds up to ${balances[account]}`);
    }
    if (balances[account] < 0n) faults.push(`${name} takes more than ${account} holds`);
    const hash = sha256(textOf(entry));
    if (entry.hash !== hash) faults.push(`${name} was changed: its hash is that of another text`);
    prev = hash;
  }
  return { faults, balances, head: prev };
}

function textOf({ n, prev, at, account, what, job, payout, amount, balance }: Fields): string {
  return [FORMAT, n, prev, at, account, what, job ?? '-', payout ?? '-', amount, balance].join('\n');
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

function naira(kobo: bigint): string {
  const text = String(kobo < 0n ? -kobo : kobo).padStart(3, '0');
  const whole = text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${kobo < 0n ? '-' : ''}N${whole}.${text.slice(-2)}`;
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : String(value);
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
