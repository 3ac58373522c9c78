/** What is seen while the app is on its way: the frame, and on the hunter's dashboard the jobs, whose links work already. */
import { showNaira } from '#contract/money.ts';
import { counted, PRODUCT, screens } from '#contract/words.ts';

/** What of a job is shown; the app reads the same answer whole. */
type Job = { id: string; title: string; price_budget: number; bids_count: number };

const DASHBOARD = /^\/hunterDashboard\/?$/;
const ROWS = 5;

/** Stands over the page until the app has drawn its own title. */
export function drawFirstView(firstAnswer: Promise<Response> | undefined): void {
  const app = document.getElementById('app');
  if (!app || isDrawn(app)) return;
  const body = element('div', 'mx-auto grid max-w-5xl gap-4 px-4 pt-6 lg:pl-72');
  const shapes = [
    element('div', 'skeleton h-8 w-40'),
    element('div', 'skeleton h-40'),
    element('div', 'skeleton h-40'),
  ];
  body.append(...shapes);
  const view = element('div', 'fixed inset-0 z-40 overflow-auto bg-page');
  view.append(frame(), body);
  document.body.append(view);
  const watcher = new MutationObserver(() => {
    if (!isDrawn(app)) return;
    watcher.disconnect();
    view.remove();
  });
  watcher.observe(app, { childList: true, subtree: true });
  if (DASHBOARD.test(location.pathname)) void drawJobs(body, firstAnswer);
}

function isDrawn(app: HTMLElement): boolean {
  return app.querySelector('h1') !== null;
}

function frame(): HTMLElement {
  const bar = element('div', 'flex h-14 items-center gap-2.5 border-b border-line bg-card px-4');
  bar.append(
    element('span', 'size-8 rounded-sm bg-primary'),
    element('span', 'font-sans text-2xl leading-none font-bold', PRODUCT),
  );
  return bar;
}

/** The same answer goes to the app: a copy of it is read here. */
async function drawJobs(body: HTMLElement, answer: Promise<Response> | undefined): Promise<void> {
  try {
    const reply = (await answer)?.clone();
    if (!reply?.ok) return;
    const { data } = (await reply.json()) as { data: { data: Job[] } };
    const list = element('ul', 'grid gap-4');
    list.append(...data.data.slice(0, ROWS).map(row));
    // The display face would come before the app does.
    body.replaceChildren(element('h1', 'font-sans text-2xl leading-8', screens.common.jobs), list);
  } catch {
    // The app itself tells what is wrong.
  }
}

function row({ id, title, price_budget, bids_count }: Job): HTMLElement {
  const link = element('a', 'text-xl leading-7 font-bold', title);
  link.setAttribute('href', `/hunterDashboard/TalentBid/${encodeURIComponent(id)}`);
  const line = `${screens.common.budget} ${showNaira(price_budget)} · ${counted.bids(bids_count)}`;
  const card = element('li', 'grid gap-2 rounded-card border border-line bg-card p-4');
  card.append(link, element('span', 'text-soft', line));
  return card;
}

function element(name: string, look: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = look;
  made.textContent = text;
  return made;
}
