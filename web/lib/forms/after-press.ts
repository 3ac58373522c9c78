/** Lets a press end before the page moves: what leaving a field shows must not push away the button that is being pressed. */

let pressed = false;
const waiting = new Set<() => unknown>();

if (typeof document !== 'undefined') {
  // A finger's press is told as a mouse's, too: by then the field is being left.
  document.addEventListener('mousedown', () => (pressed = true), true);
  for (const name of ['mouseup', 'dragend', 'pointercancel']) document.addEventListener(name, release, true);
  addEventListener('blur', release);
}

function release(): void {
  pressed = false;
  // The click follows in the same task.
  setTimeout(runWaiting);
}

function runWaiting(): void {
  const deeds = [...waiting];
  waiting.clear();
  for (const deed of deeds) deed();
}

/** At once, or right after the click, where something is being pressed. */
export function afterPress(deed: () => unknown): void {
  if (pressed) waiting.add(deed);
  else deed();
}
