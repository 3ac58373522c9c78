/** A person with a keyboard and no pointer: reaches controls by Tab, checks that the focus is visible, and presses keys. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { smallPicture } from './picture.ts';

const NEWS = 'news';
/** More Tab stops than any screen has. */
const STOPS_MAX = 150;

/** Evaluates to the focused control and why its focus is not visible; null when nothing has the focus. Runs in the page. */
const STOP = `(() => {
  const one = document.activeElement;
  // Behind the last stop of the page the browser's own controls follow. A new screen is given the focus as a whole.
  if (!one || one === document.body || one.matches('main')) return null;
  if (!one.matches(':focus, [type=date]')) return null;
  const words = one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.textContent ?? '';
  const isNews = one.closest('[data-sonner-toast]') !== null;
  const name = isNews ? '${NEWS}' : (one.tagName.toLowerCase() + ' ' + words.trim().slice(0, 40)).trim();
  const isRinged = (part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle === 'auto' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
  };
  // A control that is drawn by what is around it shows its ring there.
  let ring = one;
  for (let up = 0; ring && !isRinged(ring); up += 1) ring = up < 4 ? ring.parentElement : null;
  if (!ring) return { name, fault: 'has no ring around it' };
  const { left, right, top, bottom } = ring.getBoundingClientRect();
  for (const x of [left + 3, (left + right) / 2, right - 3]) {
    for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
      const hit = document.elementFromPoint(x, y);
      if (hit && (ring.contains(hit) || hit.contains(ring))) return { name, fault: null };
    }
  }
  return { name, fault: 'is out of view or covered' };
})()`;

/** Moves Tab to the top of the page, as coming from the browser's own controls does; a headless browser has none. */
const FROM_THE_TOP = 'getSelection().setPosition(document.body, 0)';

type Stop = { name: string; fault: string | null } | null;

/** Fails unless the focus is visible, allowing the page to scroll to it first. Returns the name of the stop. */
async function seeStop(page: Page): Promise<string> {
  let stop: Stop = null;
  await expect
    .poll(
      async () => {
        stop = (await page.evaluate(STOP)) as Stop;
        return stop?.fault && `${stop.name} ${stop.fault}`;
      },
      { timeout: 3_000, message: 'what has the focus can be seen' },
    )
    .toBeFalsy();
  return (stop as Stop)?.name ?? 'nothing';
}

type Node = { ownerDocument: { activeElement: unknown } };

function hasFocus(one: Locator): Promise<boolean> {
  return one.evaluate((node) => node === (node as unknown as Node).ownerDocument.activeElement);
}

/** Presses Tab until the target has the focus; fails with the stops it passed when it cannot be reached. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await goTo(page, target, () => hasFocus(target));
}

async function goTo(page: Page, target: Locator, isThere: () => Promise<boolean>): Promise<void> {
  await expect(target).toBeAttached();
  const way: string[] = [];
  while (!(await isThere())) {
    if (way.length > STOPS_MAX) throw new Error(`${target} is not reached by Tab:\n${way.join('\n')}`);
    await page.keyboard.press('Tab');
    const stop = await seeStop(page);
    if (stop === 'nothing' && way.at(-1) === 'nothing') await page.evaluate(FROM_THE_TOP);
    way.push(stop);
    // Toasts come after the last stop; closing them returns the focus to where it was.
    if (stop === NEWS) await page.keyboard.press('Escape');
  }
  await seeStop(page);
}

/** Goes to a button or a link and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field and replaces its text. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a check box or a switch and turns it on. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await reach(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

/** Goes to the group of a radio button by Tab, and within it by arrow keys. */
export async function pick(page: Page, radio: Locator): Promise<void> {
  const group = await radio.getAttribute('name');
  await goTo(page, radio, async () => (await page.evaluate('document.activeElement?.name')) === group);
  for (let step = 0; !(await hasFocus(radio)); step += 1) {
    if (step > 10) throw new Error(`${radio} is not reached by arrow keys`);
    await page.keyboard.press('ArrowDown');
    await seeStop(page);
  }
  if (!(await radio.isChecked())) await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
}

/** Goes to a select and picks an option by arrow keys; without a label, the one after the selected option. */
export async function choose(page: Page, list: Locator, label?: string): Promise<void> {
  if (label !== undefined) await expect(list.locator('option', { hasText: label }).first()).toBeAttached();
  await reach(page, list);
  const chosen = list.locator('option:checked');
  if (label === undefined) return page.keyboard.press('ArrowDown');
  await page.keyboard.type(label.split(' ')[0] ?? '');
  for (let step = 0; (await chosen.textContent()) !== label; step += 1) {
    if (step > 60) throw new Error(`${label} is not reached in ${list}`);
    await page.keyboard.press('ArrowDown');
  }
}

/** Types a day (`2026-11-21`) in the order in which this browser shows its parts. */
export async function writeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  await reach(page, field);
  for (const digits of [`${month}${date}${year}`, `${date}${month}${year}`]) {
    for (let part = 0; part < 3; part += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(digits);
    if ((await field.inputValue()) === day) return;
  }
  throw new Error(`${day} is not written in ${field}`);
}

/** Goes to a file field and opens the system's dialog by key. */
export async function attach(
  page: Page,
  field: Locator,
  file: ReturnType<typeof smallPicture>,
): Promise<void> {
  // Toasts that close in the meantime would return the focus to an earlier place.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  // Registered first: the browser must know that the test handles the dialog before it opens.
  const opened = page.waitForEvent('filechooser');
  await reach(page, field);
  await page.keyboard.press('Enter');
  await (await opened).setFiles(file);
}
