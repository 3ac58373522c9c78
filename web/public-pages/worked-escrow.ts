/** Recalculates the escrow example while the sliders move, by the product's own rules; without it the form asks the server. */
import { kobo, type MoneyMarks, showNaira, toNaira } from '#contract/core/money.ts';
import type { FeePolicy } from '#contract/escrow/division.ts';
import { countsMisses, type WorkedEnding, workEscrow } from '#contract/escrow/worked-example.ts';

const form = document.querySelector<HTMLFormElement>('#worked');
if (form) begin(form);

function begin(form: HTMLFormElement): void {
  const policy = JSON.parse(form.dataset.policy ?? '') as FeePolicy;
  const marks = JSON.parse(form.dataset.marks ?? '') as MoneyMarks;
  const show = () => work(form, policy, (naira) => showNaira(naira, marks));
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  form.classList.add('live');
  show();
}

function work(form: HTMLFormElement, policy: FeePolicy, shown: (naira: number) => string): void {
  const given = new FormData(form);
  const naira = Number(given.get('price'));
  const missed = Number(given.get('missed'));
  const ending = String(given.get('ending')) as WorkedEnding;
  const price = kobo(naira * 100);
  const parts = workEscrow({ price, missed, ending }, policy);
  write(form, 'price', shown(naira));
  form.querySelector('input[name="price"]')?.setAttribute('aria-valuetext', shown(naira));
  write(form, 'missed', String(missed));
  form.querySelector('[data-misses]')?.toggleAttribute('data-idle', !countsMisses(ending));
  let from = 0;
  for (const name of ['talent', 'hunter', 'fee', 'gateway'] as const) {
    write(form, name, shown(toNaira(parts[name])));
    const bar = form.querySelector(`rect[data-part="${name}"]`);
    const width = Number((parts[name] * 10_000n) / price) / 100;
    bar?.setAttribute('x', `${from}%`);
    bar?.setAttribute('width', `${width}%`);
    from += width;
  }
  for (const line of form.querySelectorAll<HTMLElement>('[data-ending]'))
    line.hidden = line.dataset.ending !== ending;
}

function write(form: HTMLFormElement, name: string, text: string): void {
  for (const place of form.querySelectorAll(`output[data-show="${name}"]`)) {
    if (place.textContent !== text) place.textContent = text;
  }
}
