/** Lets a press end before the page moves: what leaving a field shows must not push away the button that is being pressed. */

let pressed = false;
const waiting = new Set<() => unknown>();

if (typeof document !== 'undefined') {
  // A touch fires mousedown, too: by then the field is losing focus.
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
  const actions = [...waiting];
  waiting.clear();
  for (const action of actions) action();
}

/** At once, or right after the click, where something is being pressed. */
export function afterPress(action: () => unknown): void {
  if (pressed) waiting.add(action);
  else action();
}
