/** The beginning of the screens that are opened most, drawn from their first answer; the app then draws them in full. */
import { showNaira } from '#contract/core/money.ts';
import { turnAddress } from '#contract/orders/turn-cards.ts';
import { idAt } from '#contract/site/first-calls.ts';
import * as paths from '#contract/site/paths.ts';
import { words } from '#contract/words.ts';
import { showClock } from '../lib/dates.ts';
import { isLite } from '../lib/lite.ts';
import { fileUrl, safeUrl } from '../lib/safe-url.ts';
import { FREE_BYTES } from '../ui/pictures/free-bytes.ts';
import { GALLERY_SIZES } from '../ui/pictures/gallery-sizes.ts';
import { isPicture, type PictureFile } from '../ui/pictures/picture-file.ts';

/** Rows of a list, and lines of a conversation, that fill the largest phone. */
const ROWS = 5;
const LINES = 12;

/** The parts of the answers that are used here; the app reads the same ones whole. */
type Job = { id: string; title: string; price_budget: number; bids_count: number };
type Order = { job_id: string; title: string; net_pay: number };
type Source = { width: number; avif: string; webp: string };
type Picture = { width: number; height: number; sources: Source[] };
type Gig = { title: string; user: { name: string }; gallery: { picture: Picture | null }[] };
type Line = {
  kind: string;
  sender_id: string | null;
  message: string;
  created_at: string;
  link: string | null;
  attachments: PictureFile[];
};
type Conversation = { messages: Line[]; standing: { person: { id: string; name: string } } };
type Turn = Parameters<typeof turnAddress>[0] & { title: string; amount: number };
type Answer = Conversation & {
  mine: Turn[];
  data: { data: Job[] };
  openjobs: Job[];
  pendingJobs: Order[];
  gig: Gig[];
};

/** Null: nothing to show yet, and the grey shapes stay. */
type Parts = Node[] | null;

const SCREENS: readonly (readonly [addresses: readonly string[], draw: (answer: Answer) => Parts])[] = [
  [[paths.ownJobs], ({ mine }) => list(words.home.titles.mine, mine.map(turnRow))],
  [
    [paths.jobList],
    ({ data }) =>
      list(
        words.common.places.jobs,
        data.data.map((job) => jobRow(job, paths.bidsOfJob)),
      ),
  ],
  [
    [paths.openJobs],
    ({ openjobs }) =>
      list(
        words.common.places.jobRequests,
        openjobs.map((job) => jobRow(job, paths.openJob)),
      ),
  ],
  [[paths.talentOrders], ({ pendingJobs }) => list(words.shell.fixed.orders, pendingJobs.map(orderRow))],
  [paths.anyGig, ({ gig: [found] }) => (found ? gig(found) : null)],
  [paths.anyConversation, conversation],
];

/** Returns what draws this path from its first answer; null where the app has to draw it. */
export function firstScreen(path: string): ((answer: unknown) => Parts) | null {
  const found = SCREENS.find(([addresses]) => idAt(addresses, path) !== undefined);
  return found ? (found[1] as (answer: unknown) => Parts) : null;
}

// Not in the display face, which would arrive before the app does.
function heading(text: string): HTMLElement {
  return element('h1', 'font-sans text-2xl leading-8 sm:text-3xl sm:leading-10', text);
}

function list(title: string, rows: HTMLElement[]): Parts {
  return rows.length === 0 ? null : [heading(title), element('ul', 'grid gap-4', ...rows.slice(0, ROWS))];
}

function row(href: string, title: string, line: string): HTMLElement {
  const link = withAttributes(element('a', 'text-xl leading-7 font-bold', title), { href });
  return element('li', 'card grid gap-2 p-4', link, element('span', 'text-soft', line));
}

function jobRow(
  { id, title, price_budget, bids_count }: Job,
  place: typeof paths.bidsOfJob | typeof paths.openJob,
): HTMLElement {
  const line = `${words.common.labels.budget} ${showNaira(price_budget)} · ${words.common.counted.bids(bids_count)}`;
  return row(paths.fill(place, { id }), title, line);
}

function turnRow(card: Turn): HTMLElement {
  return row(turnAddress(card, 'hunter'), card.title, showNaira(card.amount));
}

function orderRow({ job_id, title, net_pay }: Order): HTMLElement {
  return row(
    paths.fill(paths.order.talent, { id: job_id }),
    title,
    `${words.orders.fixed.netPay} ${showNaira(net_pay)}`,
  );
}

function gig({ title, user, gallery: [first] }: Gig): Parts {
  const seller = element(
    'p',
    'mt-11 flex items-center gap-4 font-semibold sm:mt-0',
    element('span', 'size-11 rounded-full bg-sunken'),
    user.name,
  );
  const box = element(
    'div',
    'grid min-h-52 items-center sm:min-h-64 overflow-hidden rounded border border-line bg-sunken lg:mr-86',
  );
  if (first?.picture && !isLite()) box.append(large(first.picture, title));
  return [element('div', 'h-5'), heading(title), seller, box];
}

/** The same file and width as in the gallery of the gig page. */
function large({ width, height, sources }: Picture, alt: string): HTMLElement {
  const setOf = (kind: 'avif' | 'webp') =>
    sources.map((source) => `${fileUrl(source[kind])} ${source.width}w`).join(', ');
  const sizes = GALLERY_SIZES;
  const source = withAttributes(element('source', ''), {
    type: 'image/avif',
    srcset: setOf('avif'),
    sizes,
  });
  const image = withAttributes(element('img', 'block size-full object-contain'), {
    ...{ sizes, alt, fetchpriority: 'high', width: `${width}`, height: `${height}` },
    srcset: setOf('webp'),
    src: fileUrl(sources[0]?.webp),
  });
  return element('picture', '', source, image);
}

/** The end of a conversation, above the composer; null on a desk, where the list is beside it and the app draws both. */
function conversation({ messages, standing: { person } }: Conversation): Parts {
  if (matchMedia('(min-width: 1024px)').matches) return null;
  const head = element(
    'div',
    '-mx-4 -mt-6 flex items-center gap-3 border-b border-line bg-card py-2 pl-16',
    element('span', 'size-11 rounded-full bg-wash'),
    element('h1', 'truncate pb-5 font-sans text-lg leading-6', person.name),
  );
  const lines = messages.slice(-LINES).map((line) => bubble(line, person.id));
  const end = element(
    'ol',
    'fixed inset-x-0 top-29 bottom-32 flex flex-col justify-end overflow-hidden px-3 pb-4',
    ...lines,
  );
  return [head, end];
}

function bubble(
  { kind, sender_id, message, created_at, link, attachments }: Line,
  other: string,
): HTMLElement {
  if (kind === 'event') return eventLine(`${message} ${showClock(created_at)}`, link);
  const [place, look] =
    sender_id === other
      ? ['self-start pr-10', 'border border-line bg-card']
      : ['self-end pl-10', 'bg-wash text-on-wash'];
  const said = element('span', 'whitespace-pre-wrap wrap-anywhere', message);
  const clock = element('span', 'text-right text-xs tabular-nums', showClock(created_at));
  const seen = attachments.filter((file) => isPicture(file) && file.bytes < FREE_BYTES.phone && !isLite());
  const pictures = seen.map(({ url }) =>
    withAttributes(element('img', 'aspect-4/3 w-full rounded object-contain'), {
      src: safeUrl(url),
      alt: '',
    }),
  );
  const box = element(
    'p',
    `grid ${pictures.length > 0 ? 'w-84 max-w-full' : 'max-w-[36rem]'} gap-1.5 rounded px-3 py-2 ${look}`,
    ...[said, ...pictures, clock],
  );
  return element('li', `mt-3 shrink-0 ${place}`, box);
}

function eventLine(text: string, link: string | null): HTMLElement {
  const look = 'block px-3 py-1';
  const line = link
    ? withAttributes(element('a', look, text), { href: safeUrl(link) })
    : element('span', look, text);
  return element('li', 'mx-auto mt-2 max-w-prose text-center text-xs leading-4 text-balance text-soft', line);
}

/** An element with classes, and text or other elements in it. */
export function element(name: string, look: string, ...parts: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = look;
  made.append(...parts);
  return made;
}

/** Sets attributes; those without a value are left out. */
export function withAttributes(
  made: HTMLElement,
  attributes: Record<string, string | undefined>,
): HTMLElement {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value);
  return made;
}
