/* Convenience only: the checkout works without this script. */

/**
 * The parts of the DOM used here, because the browser's types are not available.
 * @typedef {{ inputType?: string, preventDefault(): void }} PageEvent
 * @typedef {{ addEventListener(type: string, listener: (event: PageEvent) => unknown): void }} Target
 * @typedef {Target & { value: string, hidden: boolean, textContent: string, dataset: Record<string, string | undefined> }} Control
 */

/** @type {{ querySelectorAll(selector: string): Iterable<Control> }} */
const page = Reflect.get(globalThis, 'document');
/** @type {Target} */
const view = Reflect.get(globalThis, 'window');
/** @type {{ writeText(text: string): Promise<void> } | undefined} */
const clipboard = Reflect.get(globalThis.navigator, 'clipboard');

/** @param {Control} input */
function groupDigits(input) {
  const digits = input.value.replace(/\D/g, '').slice(0, 19);
  input.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** @param {Control} input @param {PageEvent} event */
function slashExpiry(input, event) {
  if (event.inputType?.startsWith('delete')) return;
  const digits = input.value.replace(/\D/g, '').slice(0, 4);
  input.value = digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

for (const input of page.querySelectorAll('[data-format]')) {
  input.addEventListener('input', (event) => {
    if (input.dataset.format === 'card') groupDigits(input);
    else slashExpiry(input, event);
  });
}

for (const button of clipboard ? page.querySelectorAll('[data-copy]') : []) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    await clipboard?.writeText(button.dataset.copy ?? '');
    button.textContent = 'Copied';
  });
}

for (const form of page.querySelectorAll('form')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
  });
}

/* A page restored from the back/forward cache must be able to submit again. */
view.addEventListener('pageshow', () => {
  for (const form of page.querySelectorAll('form')) delete form.dataset.sent;
});
