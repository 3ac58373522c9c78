/** Writes the acts of every subject (contract/acts) as a page to read: a diagram of the statuses, and a table of the acts. */
import type { Act } from '#contract/acts/act.ts';
import { actTables } from '#contract/acts/all.ts';
import { orderChargebackActs } from '#contract/acts/chargeback.ts';
import { disputeActs } from '#contract/acts/dispute.ts';
import { extensionActs } from '#contract/acts/extension.ts';
import { invitationActs } from '#contract/acts/invitation.ts';
import { jobActs } from '#contract/acts/job.ts';

type Table = Record<string, Act>;
type Arrow = { from: string; to: string; verb: string };

/** Each part of an order has its own section, as has every other subject. */
const { job: orders, ...others } = actTables;
const PARTS: Record<string, Table> = {
  invitation: invitationActs,
  'request for more time': extensionActs,
  dispute: disputeActs,
  'freeze by a chargeback': orderChargebackActs,
};

const HEAD = `# Lifecycles

Everything that can happen, from the rows of [contract/acts](../contract/acts). Written by \`npm run lifecycles\`; a test fails when it differs from them.

How to read a table:

- *from* and *to* are statuses; \`none\` is before the thing exists. In brackets: the status of the part, where the act belongs to a part of an order.
- *by* is who can act: \`clock\` is the server by itself, \`provider\` the payment provider.
- *guard* is a function of the subject's guards, asked when the status allows the act.
- *money* is the posting of the ledger in the same transaction.
- *after* is when the clock acts if nobody does.
- *notifies* says whom, and which screen it leads to; never the person who acted.
- *shown in* is the order's history and the two parties' conversation. A *quiet* act writes no event.
`;

export function lifecyclesPage(): string {
  return [
    HEAD,
    section('job', diagram(arrowsOf(orders)), jobActs),
    ...Object.entries(PARTS).map(([name, table]) =>
      section(`${name} (a part of the order)`, diagram(partArrowsOf(table)), table),
    ),
    ...Object.entries(others).map(([name, table]) => section(name, diagram(arrowsOf(table)), table)),
  ].join('\n');
}

function section(name: string, states: string, table: Table): string {
  return `## ${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}\n\n${states}${tableOf(table)}`;
}

/** The changes of status; acts that leave it unchanged are in the table only. */
function arrowsOf(table: Table): Arrow[] {
  return Object.entries(table).flatMap(([verb, act]) =>
    destinations(act).flatMap((to) => act.from.map((from) => ({ from, to, verb }))),
  );
}

function partArrowsOf(table: Table): Arrow[] {
  return Object.entries(table).flatMap(([verb, { part }]) =>
    part && part.to !== 'same' ? part.from.map((from) => ({ from, to: part.to, verb })) : [],
  );
}

function destinations({ to }: Act): readonly string[] {
  return to === 'same' ? [] : typeof to === 'string' ? [to] : to;
}

/** Empty for a subject without statuses. Arrows between the same two statuses are one. */
function diagram(arrows: readonly Arrow[]): string {
  if (arrows.length === 0) return '';
  const verbs = new Map<string, string[]>();
  for (const { from, to, verb } of arrows) {
    const arrow = `${from === 'none' ? '[*]' : from} --> ${to}`;
    verbs.set(arrow, [...(verbs.get(arrow) ?? []), verb]);
  }
  const left = new Set(arrows.map(({ from }) => from));
  const ends = new Set(arrows.map(({ to }) => to).filter((status) => !left.has(status)));
  const lines = [
    ...[...verbs].map(([arrow, names]) => `${arrow}: ${names.join(', ')}`),
    ...[...ends].map((status) => `${status} --> [*]`),
  ];
  return `\`\`\`mermaid\nstateDiagram-v2\n${lines.map((line) => `  ${line}`).join('\n')}\n\`\`\`\n\n`;
}

const COLUMNS: Record<string, (act: Act) => string> = {
  from: ({ from, part }) => `${from.join(', ')}${part ? ` (${part.from.join(', ')})` : ''}`,
  to: ({ to, part }) => `${destination(to)}${part ? ` (${destination(part.to)})` : ''}`,
  by: ({ by }) => by.join(', '),
  guard: ({ guard }) => guard ?? '',
  money: ({ money }) => money ?? '',
  after: ({ afterDays }) => (afterDays === undefined ? '' : `${afterDays} days`),
  notifies: ({ notify = {} }) =>
    Object.entries(notify)
      .map(([side, page]) => `${side}: ${page}`)
      .join(', '),
  'shown in': ({ inHistory, inConversation, writesNoEvent }) =>
    [
      ...(inHistory ? ['history'] : []),
      ...(inConversation ? [inConversation === 'always' ? 'conversation' : 'conversation if open'] : []),
      ...(writesNoEvent ? ['quiet'] : []),
    ].join(', '),
};

function destination(to: Act['to']): string {
  return typeof to === 'string' ? to : to.join(' or ');
}

function tableOf(table: Table): string {
  const rows = Object.entries(table).map(([verb, act]) => [
    `\`${verb}\``,
    ...Object.values(COLUMNS).map((cell) => cell(act)),
  ]);
  const names = ['act', ...Object.keys(COLUMNS)];
  return [names, names.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('')
    .replaceAll(/ {2,}/g, ' ');
}
