/** The gallery of a gig: keys, swipes, full screen, and media that plays only on request. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Media } from '#contract/core/media.ts';
import type { Gig } from '#contract/gigs/gigs.ts';
import { render } from '#web/testing/show.tsx';
import { GigGallery } from './gig-gallery.tsx';

const item = (n: number, kind: Media['kind']): Media => ({
  ...{ id: `0199a200-0000-7000-8000-0000000000d${n}`, kind, image: `${n}`, bytes: 120_000 },
  ...{
    url: `images/galleries/${n}-1600.webp`,
    duration_seconds: kind === 'image' ? null : 9,
    waveform: null,
  },
  picture:
    kind === 'image'
      ? {
          ...{ width: 1600, height: 1200, placeholder: '' },
          sources: [960, 1600].map((width) => ({
            ...{ width, height: (width * 3) / 4 },
            ...{ avif: `images/galleries/${n}-${width}.avif`, webp: `images/galleries/${n}-${width}.webp` },
          })),
        }
      : null,
});

test('turns by keys and by a swipe, keeps its height, and shows pictures as large as the screen', async () => {
  const gallery = [item(1, 'image'), item(2, 'audio'), item(3, 'image')];
  render(<GigGallery gig={{ title: 'A mark', gallery } as Gig} />);
  const strip = page.getByRole('list', { name: 'Pictures' });
  const where = (at: number) => expect.element(page.getByRole('status')).toHaveTextContent(`${at} of 3`);
  await where(1);
  const { height } = strip.element().getBoundingClientRect();
  (strip.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await where(2);
  await expect
    .element(page.getByRole('button', { name: 'Play sound: A mark, 9 seconds, 120 kB' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Full screen' })).not.toBeInTheDocument();
  expect(document.querySelector('audio')).toBeNull();
  strip.element().scrollTo(strip.element().clientWidth * 2, 0);
  await where(3);
  expect(strip.element().getBoundingClientRect().height).toBe(height);
  await page.getByRole('button', { name: 'Full screen' }).click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect.element(large).toHaveAttribute('src', '/images/galleries/3-1600.webp');
  await userEvent.keyboard('{Escape}');
  (strip.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await where(1);
});
