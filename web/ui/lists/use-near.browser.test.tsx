/** An element coming near is noticed on a busy machine too. */
import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#web/testing/show.tsx';
import { useNear } from './use-near.ts';

const Observer = IntersectionObserver;

const changes: IntersectionObserverEntry[] = [];

/** A busy browser: it reports the first two changes together. Called with `new`. */
function busyObserver(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
  return new Observer((entries, observer) => {
    if (changes.push(...entries) > 1) callback(changes, observer);
  }, options);
}

function Far() {
  const place = useRef<HTMLParagraphElement>(null);
  const [isNear, setIsNear] = useState(false);
  useNear(place, () => setIsNear(true));
  return (
    <p ref={place} style={{ marginTop: '3000px' }}>
      {isNear ? 'near' : 'far'}
    </p>
  );
}

afterEach(() => void vi.unstubAllGlobals());

test('a place reported as far and as near at once is near', async () => {
  vi.stubGlobal('IntersectionObserver', busyObserver);
  render(<Far />);
  const place = page.getByText('far', { exact: true });
  await expect.element(place).toBeInTheDocument();
  await expect.poll(() => changes.map(({ isIntersecting }) => isIntersecting)).toEqual([false]);
  place.element().scrollIntoView();
  await expect.element(page.getByText('near', { exact: true })).toBeVisible();
});
