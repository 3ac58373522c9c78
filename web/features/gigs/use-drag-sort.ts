/** Drags an item by its handle, with mouse, pen or finger, and tells where it was let go. */
import { type PointerEvent, useState } from 'react';

export type Drag = { id: string; dx: number; dy: number; over: number | null };

export type DragSort = {
  drag: Drag | null;
  /** For the handle of an item. The handle's CSS must say `touch-action: none`. */
  handle(id: string): {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
};

/**
 * The items carry `data-place` with their number from 0. Nothing moves in the page before the item is let go, so that
 * the handle keeps the pointer. `onDrop` gets the item and the place over which it was let go.
 */
export function useDragSort(onDrop: (id: string, place: number) => void): DragSort {
  const [from, setFrom] = useState({ x: 0, y: 0 });
  const [drag, setDrag] = useState<Drag | null>(null);
  return {
    drag,
    handle: (id) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ x: event.clientX, y: event.clientY + scrollY });
        setDrag({ id, dx: 0, dy: 0, over: null });
      },
      onPointerMove(event) {
        if (drag?.id !== id) return;
        scrollAtEdge(event.clientY);
        setDrag({
          id,
          dx: event.clientX - from.x,
          dy: event.clientY + scrollY - from.y,
          over: placeUnder(event),
        });
      },
      onPointerUp() {
        if (drag?.id === id && drag.over !== null) onDrop(id, drag.over);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

function placeUnder({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): number | null {
  const own = currentTarget.closest('[data-place]');
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const item = element.closest<HTMLElement>('[data-place]');
    if (item && item !== own) return Number(item.dataset.place);
  }
  return null;
}

const EDGE = 72;
const STEP = 12;

function scrollAtEdge(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}
