/** Sound and film in the room: what is played, its size before it loads, and frame-by-frame steps (rule 2.21). */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DeliveredFile } from '#contract/jobs/milestones.ts';
import { filmOf } from '#web/testing/recordings.ts';
import { ID, render, signIn } from '#web/testing/show.tsx';
import type { Pin, Place } from './mark-places.ts';
import { RoomStage } from './room-stage.tsx';

const PROXY = { bytes: 2_400_000, seconds: 62, cut: false, by: 'talent', waveform: null } as const;

const FILE: DeliveredFile = {
  ...{ id: ID, name: 'film.mp4', bytes: 20_000_000, type: 'video/mp4', sha256: 'ab12', url: null },
  ...{ access: 'preview', preview: null, preview_state: 'ready', proxy: null, pages: null, opened: false },
};
let placed: Place[];
/** Updates what is known about the file. */
let change: (more: Partial<DeliveredFile>) => void;

function Stage({ first, pins }: { first: DeliveredFile; pins: Pin[] }) {
  const [file, setFile] = useState(first);
  change = (more) => setFile({ ...file, ...more });
  const rest = { before: undefined, pins, chosen: null, onChoose: () => {} };
  return <RoomStage file={file} {...rest} onPlace={(place) => placed.push(place)} />;
}

function show(more: Partial<DeliveredFile>, pins: Pin[] = []): void {
  placed = [];
  signIn('hunter');
  render(<Stage first={{ ...FILE, ...more }} pins={pins} />);
}

const film = () => document.querySelector('video');

test('a film is played as its light copy, whose length, size and price stand before it; picture by picture', async () => {
  const url = URL.createObjectURL(await filmOf(2, false));
  show({ proxy: { ...PROXY, url } });
  await expect.element(page.getByText('1:02 · 2.4 MB · about N1 of data')).toBeVisible();
  await expect.element(page.getByText(/^Light preview with a watermark\. Made on/)).toBeVisible();
  expect([film()?.src, film()?.preload]).toEqual([url, 'none']);
  const next = page.getByRole('button', { name: 'One picture on' });
  for (const at of [0.06, 0.1, 0.14]) {
    await next.click();
    await expect.poll(() => film()?.currentTime).toBeCloseTo(at, 3);
  }
  await page.getByRole('button', { name: 'One picture back' }).click();
  await expect.poll(() => film()?.currentTime).toBeCloseTo(0.1, 3);
  await page.getByRole('button', { name: 'Remark at 0:00.1' }).click();
  expect(placed).toEqual([{ file_id: ID, seconds: 0.1 }]);
  await expect.element(page.getByRole('slider', { name: 'Place in the film' })).toBeVisible();
});

test('once a film is open it is played itself, with what it costs', async () => {
  show({ access: 'original', url: '/film', proxy: { ...PROXY, url: '/proxy.mp4' } });
  await expect.poll(() => film()?.getAttribute('src')).toBe('/film');
  await expect.element(page.getByText('20 MB · about N10 of data')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'One picture on' })).not.toBeInTheDocument();
});

test('a sound shows its bars with the remarks on them; a tap or a key leads to a second, also before it is loaded', async () => {
  const waveform = Array.from({ length: 64 }, (_, at) => at);
  const pins = [{ key: 'a', label: 1, text: 'Too loud', seconds: 31 }];
  show({ type: 'audio/mpeg', name: 'jingle.mp3', proxy: { ...PROXY, waveform, url: '/proxy.mp4' } }, pins);
  const bars = page.getByRole('slider', { name: 'Place in the sound' });
  await expect.element(bars).toBeVisible();
  const box = bars.element().getBoundingClientRect();
  const pin = document.querySelector('[style*="left: 50%"]')?.getBoundingClientRect();
  expect(pin?.x).toBeCloseTo(box.x + box.width / 2, 0);
  // The handle is 16 pixels wide; the sound spans the space between its two extremes.
  await bars.click({ position: { x: 8 + (box.width - 16) / 4, y: 20 } });
  await expect.element(page.getByRole('button', { name: 'Remark at 0:15.5' })).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(bars).toHaveAttribute('aria-valuetext', '1:02.0');
  await page.getByRole('button', { name: 'Remark at 1:02.0' }).click();
  expect(placed).toEqual([{ file_id: ID, seconds: 62 }]);
});

test('of a sound that is longer than its light copy the bars go with the copy', async () => {
  const waveform = Array.from({ length: 64 }, (_, at) => at);
  const proxy = { ...PROXY, cut: true, waveform, url: '/proxy.mp4' };
  show({ type: 'audio/mpeg', proxy });
  const bars = page.getByRole('slider', { name: 'Place in the sound' });
  await expect.element(bars).toBeVisible();
  change({ access: 'original', url: '/jingle.mp3' });
  await expect.element(bars).not.toBeInTheDocument();
});

test('one that no browser plays is played as its light copy for good; where it is cut it says so', async () => {
  const proxy = { ...PROXY, by: 'server', cut: true, url: '/proxy.mp4' } as const;
  show({ type: 'video/quicktime', access: 'original', url: '/film', proxy });
  await expect.poll(() => film()?.getAttribute('src')).toBe('/proxy.mp4');
  await expect
    .element(page.getByText('Light preview with a watermark. It ends after 10 minutes. The work may go on.'))
    .toBeVisible();
});

test('an address that ended is replaced by the newest, and it goes on; what cannot be played says so', async () => {
  const proxy = { ...PROXY, bytes: 9_000, url: '/nothing.mp4' };
  show({ proxy });
  await expect.element(page.getByText('1:02 · 9 kB · less than N1 of data')).toBeVisible();
  const url = URL.createObjectURL(await filmOf(1, false));
  change({ proxy: { ...proxy, url } });
  await film()
    ?.play()
    .catch(() => undefined);
  await expect.poll(() => film()?.src).toBe(url);
  await expect.poll(() => film()?.ended).toBe(true);
  change({ access: 'original', url: '/nothing.mp4' });
  await expect.poll(() => film()?.src).toMatch(/nothing/);
  await film()
    ?.play()
    .catch(() => undefined);
  await expect.element(page.getByText("This browser can't play it. Try another one.")).toBeVisible();
});

test('an address that ends while it plays is replaced, and it goes on from the same second', async () => {
  const [before, after] = [await filmOf(3, false), await filmOf(3, false)].map((blob) =>
    URL.createObjectURL(blob),
  ) as [string, string];
  show({ proxy: { ...PROXY, url: before } });
  await expect.poll(() => film()?.src).toBe(before);
  await film()?.play();
  await expect.poll(() => film()?.currentTime).toBeGreaterThan(0.4);
  change({ proxy: { ...PROXY, bytes: 9_000, url: after } });
  await expect.element(page.getByText('1:02 · 9 kB', { exact: false })).toBeVisible();
  film()?.dispatchEvent(new Event('error'));
  await expect.poll(() => film()?.src).toBe(after);
  await expect.poll(() => film()?.currentTime).toBeGreaterThan(0.4);
  await expect.poll(() => film()?.ended).toBe(true);
});
