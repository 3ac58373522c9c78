/** Takes pictures of one person's screens at one size, and looks for problems that a picture does not show. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Market } from '../../../e2e/support/screens/cast.ts';
import type { Role, Screen } from '../../../e2e/support/screens/screen.ts';
import { visitorOf } from '../../../e2e/support/screens/visit.ts';

/** Cumulative layout shift that people notice. */
export const JUMPS_FROM = 0.05;

/** Maximum size of a picture in bytes; the quality is lowered to fit. */
const MAX_BYTES = 22_000;
const QUALITIES = [75, 60, 45, 35];
const SMALLER_WIDTH = 800;

const SIZES = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>;

export type Shot = { url: string; size: keyof typeof SIZES; folder: string; role: Role; whole: boolean };
export type Taken = { name: string; shift: number; problem?: string };

/** Takes each of the screens in light and dark; the files are called `NAME.SIZE.THEME.webp`. */
export async function* shoot(
  browser: Browser,
  market: Market,
  screens: readonly Screen[],
  { url, size, folder, role, whole }: Shot,
): AsyncGenerator<Taken> {
  const visitor = await visitorOf(browser, market, role, {
    ...SIZES[size],
    ...{ baseURL: url, locale: 'en-NG', timezoneId: 'Africa/Lagos', reducedMotion: 'reduce' },
  });
  const { page } = visitor;
  try {
    for (const screen of screens) {
      try {
        const shift = await visitor.visit(screen);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: whole });
          await write(picture, join(folder, `${screen.name}.${size}.${colorScheme}.webp`), whole);
        }
        await page.emulateMedia({ colorScheme: 'light' });
        yield { name: screen.name, shift, ...(await problemOn(page)) };
      } catch (failure) {
        yield { name: screen.name, shift: 0, problem: String(failure).slice(0, 400) };
      }
    }
  } finally {
    await visitor.close();
  }
}

async function write(picture: Buffer, file: string, whole: boolean): Promise<void> {
  for (const quality of QUALITIES) {
    const webp = await sharp(picture).webp({ quality, effort: 4 }).toBuffer();
    if (whole || webp.length <= MAX_BYTES) return writeFile(file, webp);
  }
  // Drawn patterns do not get small enough at any acceptable quality.
  const small = sharp(picture).resize({ width: SMALLER_WIDTH, withoutEnlargement: true });
  return writeFile(file, await small.webp({ quality: 30, effort: 4 }).toBuffer());
}

/** A screen that is wider than its window can be moved sideways, and hides something. */
async function problemOn(page: Page): Promise<{ problem?: string }> {
  const over = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return over > 0 ? { problem: `it is ${over} px too wide` } : {};
}
