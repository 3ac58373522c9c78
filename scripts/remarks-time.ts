/**
 * `npm run remarks-time`: how long a hunter needs on a phone, from the home page, to say where three things should change and to
 * request it: in the proof room, and the same by messages and a reason. At a person's pace, on a product started for it.
 * Prints both and fails above the target for the room. `--url=ADDRESS` uses a running product instead, `--write` puts the table
 * into docs/experience.md.
 */
import { parseArgs } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { KEY_MS, LOOK_MS, look, onPhone, TAP_MS, tap, type } from './lib/experience/pace.ts';
import { keepVisitor, ROOM_OWNER, signIn } from './lib/experience/people.ts';
import { measuredOn, withProduct } from './lib/experience/product.ts';
import { tableOf, writeReport } from './lib/experience/report.ts';
import { runScript } from './lib/run-script.ts';

/** Target for the room, in seconds. */
const AIM_S = 60;
const TALENT = 'Chidera Okafor';

/** What should change: its place on the picture, and how someone describes it who cannot point. */
const WISHES = [
  { at: [0.2, 0.3], text: 'Leaf lower', said: 'First label, the green leaf above the name: leaf lower' },
  { at: [0.5, 0.6], text: 'Name larger', said: 'Second label, the name under the picture: name larger' },
  { at: [0.8, 0.75], text: 'Weight in blue', said: 'Third label, at the bottom: weight in blue' },
] as const;

const { values } = parseArgs({
  options: { url: { type: 'string' }, write: { type: 'boolean', default: false } },
});

await runScript(async () => {
  process.exitCode = await withProduct(values.url, measure);
});

async function measure(url: string): Promise<number> {
  // The room comes last because it sends the request; the other run only writes it.
  const byMessage = await timed(url, writeMessages);
  const inRoom = await timed(url, pinRemarks);
  return report(inRoom, byMessage);
}

/** Measures from when the home page can be read. */
async function timed(url: string, walk: (page: Page) => Promise<void>): Promise<number> {
  const { token, side } = await signIn(url, 'hunter', ROOM_OWNER);
  return onPhone(url, async (page) => {
    await page.addInitScript(keepVisitor, [token, side] as const);
    await page.goto('/hunterDashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
    const begin = performance.now();
    await page.waitForTimeout(LOOK_MS);
    await walk(page);
    return (performance.now() - begin) / 1000;
  });
}

async function pinRemarks(page: Page): Promise<void> {
  await tap(page.getByRole('link', { name: /^Accept or ask for changes for / }).first());
  await look(page, /./);
  for (const { at, text } of WISHES) {
    const picture = page.getByRole('button', { name: /^Picture: / });
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await page.waitForTimeout(TAP_MS);
    await picture.tap({ position: { x: width * at[0], y: height * at[1] } });
    // The field has the focus already.
    await page.getByLabel('What should change?').pressSequentially(text, { delay: KEY_MS });
    await tap(page.getByRole('button', { name: 'Add remark' }));
  }
  await tap(page.getByRole('button', { name: 'Ask for changes (3)' }));
  await page.waitForTimeout(LOOK_MS);
  await tap(page.getByRole('button', { name: 'Ask for changes', exact: true }));
  await expect(page.getByText('Changes requested', { exact: false }).first()).toBeVisible();
}

async function writeMessages(page: Page): Promise<void> {
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ }));
  await look(page, 'Messages');
  await tap(page.getByRole('link', { name: new RegExp(TALENT) }).first());
  await page.waitForTimeout(LOOK_MS);
  for (const { said } of WISHES) {
    await type(page.getByRole('textbox', { name: 'Message' }), said);
    await tap(page.getByRole('button', { name: 'Send' }));
  }
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Home/ }));
  await look(page, 'Your turn');
  await tap(page.getByRole('link', { name: /^Accept or ask for changes for / }).first());
  await look(page, /./);
  await tap(page.getByRole('button', { name: 'Ask for changes', exact: true }));
  await page.waitForTimeout(LOOK_MS);
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .pressSequentially('As I wrote to you', { delay: KEY_MS });
  await page.waitForTimeout(TAP_MS);
}

function report(inRoom: number, byMessage: number): number {
  const rows = [
    ['in the proof room', inRoom.toFixed(1)],
    ['by messages and a reason', byMessage.toFixed(1)],
  ];
  const table = tableOf(['three remarks at their places', 'seconds'], rows);
  const met = inRoom <= AIM_S;
  console.log(`${table}\n\n${met ? 'The aim is met' : 'The aim is missed'}: at most ${AIM_S} s in the room.`);
  if (values.write) writeReport('remarks-time', `${table}\n\n${measuredOn()}`);
  return met ? 0 : 1;
}
