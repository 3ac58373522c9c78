/** A part of a page below its first screen, whose code comes when it is near. */
import { type ComponentType, useRef, useState } from 'react';
import type { Later } from '../lib/later.ts';
import { isLite } from '../lib/lite.ts';
import { useSettled } from '../lib/pause.ts';
import { LazyPart } from './basics/lazy-part.tsx';
import { useNear } from './lists/use-near.ts';

/** How far below the window a part begins to load. */
const AHEAD = '100px';

type Props<Given extends object> = {
  /** `later(async () => (await import('./reviews.tsx')).Reviews)`. */
  part: Later<ComponentType<Given>>;
  /** The props of the part. */
  given: Given;
  /** Waits until it is near, even after the page has settled. */
  onlyNear?: boolean;
  /** Classes that reserve its space, so that the content below doesn't jump. */
  room?: string;
};

/** Loads when it is near or the page has settled; in lite mode only when it is near. */
export function WhenNear<Given extends object>({
  part,
  given,
  onlyNear = false,
  room = 'min-h-56',
}: Props<Given>) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isSettled = useSettled();
  useNear(place, () => setIsNear(true), { margin: AHEAD });
  return (
    <LazyPart
      part={part}
      given={given}
      wanted={isNear || (isSettled && !onlyNear && !isLite())}
      waiting={<div ref={place} aria-hidden className={room} />}
    />
  );
}
