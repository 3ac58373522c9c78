/** What comes near is noticed on a busy machine too. */
import { useRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#web/testing/show.tsx';
import { useNear } from './use-near.ts';

const Observer = IntersectionObserver;

/** A browser that was too busy to tell of the first moment before the second had come; called with `new`. */
function busyObserver(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
  const moments: IntersectionObserverEntry[] = [];
  return new Observer((entries, observer) => {
    if (moments.push(...entries) > 1) callback(moments, observer);
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

test('a place that was far, then near, before the browser told of either, is near', async () => {
  vi.stubGlobal('IntersectionObserver', busyObserver);
  render(<Far />);
  const place = page.getByText('far', { exact: true });
  await expect.element(place).toBeInTheDocument();
  // The first moment is measured with the far place.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  place.element().scrollIntoView();
  await expect.element(page.getByText('near', { exact: true })).toBeVisible();
});
