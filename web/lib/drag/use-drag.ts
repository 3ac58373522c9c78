/** Drags an item with mouse, pen or finger, and reports where it was dropped; Escape takes it back. */
import { type PointerEvent, useEffect, useState } from 'react';

/** `over` is the `data-drop` of the place under the pointer, null over the item's own and over none. */
export type Drag = { id: string; dx: number; dy: number; over: string | null };

type Handlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
};

export type Dragging = {
  drag: Drag | null;
  /** Props for an item's drag handle. Its CSS must say `touch-action: none`. */
  handle(id: string): Handlers;
  /** Props for the item itself, which a mouse can drag by any part that is not a control. */
  body(id: string): Handlers;
};

/** Where the pointer was in the page, and how far the strip around the item was scrolled. */
type Start = { x: number; y: number; strip: Element | null };

/**
 * The drop places carry `data-drop`. Nothing in the page moves until the item is dropped, so that the handle keeps the
 * pointer. The page scrolls at the edges of the window; a strip (`data-drag-strip`) scrolls at its ends.
 */
export function useDrag(onDrop: (id: string, over: string) => void): Dragging {
  const [start, setStart] = useState<Start>({ x: 0, y: 0, strip: null });
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragging = drag !== null;
  useEffect(() => {
    if (!dragging) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    };
    addEventListener('keydown', giveUp);
    return () => removeEventListener('keydown', giveUp);
  }, [dragging]);
  const handle = (id: string): Handlers => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      const strip = event.currentTarget.closest('[data-drag-strip]');
      event.currentTarget.setPointerCapture(event.pointerId);
      setStart({ x: event.clientX + (strip?.scrollLeft ?? 0), y: event.clientY + scrollY, strip });
      setDrag({ id, dx: 0, dy: 0, over: null });
    },
    onPointerMove(event) {
      if (drag?.id !== id) return;
      const { strip } = start;
      scrollAtEdge(event.clientY);
      if (strip) scrollAtEnd(strip, event.clientX);
      setDrag({
        id,
        dx: event.clientX + (strip?.scrollLeft ?? 0) - start.x,
        dy: event.clientY + scrollY - start.y,
        over: placeUnder(event),
      });
    },
    onPointerUp(event) {
      // The handle is inside the item, whose body would get the event too.
      event.stopPropagation();
      if (drag?.id === id && drag.over !== null) onDrop(id, drag.over);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return {
    drag,
    handle,
    body(id) {
      const handlers = handle(id);
      return {
        ...handlers,
        onPointerDown(event) {
          const target = event.target as Element;
          const onControl = target.closest('button, a, input, select, textarea');
          // React bubbles presses in the item's menu to here, though the menu is elsewhere in the DOM.
          const isInside = event.currentTarget.contains(target);
          if (event.pointerType === 'mouse' && isInside && !onControl) handlers.onPointerDown(event);
        },
      };
    },
  };
}

function placeUnder({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): string | null {
  const own = currentTarget.closest('[data-drop]');
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const place = element.closest<HTMLElement>('[data-drop]');
    if (place && place !== own) return place.dataset.drop ?? null;
  }
  return null;
}

const EDGE = 72;
const END = 40;
const STEP = 12;

function scrollAtEdge(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}

function scrollAtEnd(strip: Element, x: number): void {
  if (x < END) strip.scrollBy({ left: -STEP, behavior: 'instant' });
  else if (x > innerWidth - END) strip.scrollBy({ left: STEP, behavior: 'instant' });
}
