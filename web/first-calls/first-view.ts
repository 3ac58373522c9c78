/** What is shown while the app loads: the frame, and the beginning of a screen, whose links already work. */
import { PRODUCT } from '#contract/core/product.ts';
import { STORAGE_KEYS } from '../lib/kept-keys.ts';
import { element, firstScreen, withAttributes } from './first-screens.ts';

/** Covers the page until the app has drawn its own title or an error. */
export function drawFirstView(firstAnswer: Promise<Response> | undefined): void {
  const app = document.getElementById('app');
  if (!app || isDrawn(app)) return;
  const body = element(
    'div',
    `mx-auto grid gap-4 px-4 pt-6 ${sessionStorage.getItem(STORAGE_KEYS.side) === 'hunter' ? 'max-w-5xl lg:pl-72' : 'max-w-6xl lg:pt-20'}`,
    element('div', 'skeleton h-8 w-40'),
    element('div', 'skeleton h-40'),
    element('div', 'skeleton h-40'),
  );
  const view = withAttributes(element('section', 'fixed inset-0 z-40 overflow-auto bg-page', frame(), body), {
    id: 'first-view',
    'aria-label': PRODUCT,
  });
  document.body.append(view);
  const watcher = new MutationObserver(() => {
    if (!isDrawn(app)) return;
    watcher.disconnect();
    leave(view);
  });
  watcher.observe(app, { childList: true, subtree: true });
  void drawScreen(body, firstAnswer);
}

/** Waits for a press to end: without its link it would lead nowhere. */
function leave(view: HTMLElement): void {
  if (view.matches(':active')) setTimeout(leave, 50, view);
  else view.remove();
}

function isDrawn(app: HTMLElement): boolean {
  return app.querySelector('h1, h2, [role="alert"]') !== null;
}

function frame(): HTMLElement {
  return element(
    'div',
    'flex h-14 items-center gap-2.5 border-b border-line bg-card px-4',
    element('span', 'size-8 rounded-sm bg-primary'),
    element('span', 'font-sans text-2xl leading-none font-bold', PRODUCT),
  );
}

/** Reads a copy of the answer, because the app uses the same one. */
async function drawScreen(body: HTMLElement, answer: Promise<Response> | undefined): Promise<void> {
  try {
    const reply = (await answer)?.clone();
    if (!reply?.ok) return;
    const parts = firstScreen(location.pathname)?.(await reply.json());
    if (parts) body.replaceChildren(...parts);
  } catch {
    // The app itself shows the error.
  }
}
