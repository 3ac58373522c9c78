/** Formatted text: shown as the editor made it; of pasted or smuggled HTML only the text and safe links remain. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { SafeHtml } from './safe-html.tsx';

/** Renders this HTML and returns the resulting markup; a script that runs would set `ran`. */
function shown(html: string): string {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(<SafeHtml html={html} />));
  const made = place.firstElementChild?.innerHTML ?? '';
  root.unmount();
  place.remove();
  return made;
}

const LINK = 'target="_blank" rel="noopener noreferrer nofollow"';

test('what the editor makes is shown as it is', () => {
  const brief =
    '<h2>Logo</h2><p>For a <b>bakery</b>, <em>soon</em>.<br>See <u>this</u>:</p>' +
    '<ul><li>one &amp; two</li><li><s>three</s></li></ul><ol><li><code>#102a43</code></li></ol><blockquote>Warm.</blockquote>';
  expect(shown(brief)).toBe(brief);
  expect(shown('No tags, 3 &lt; 4')).toBe('No tags, 3 &lt; 4');
});

test('links open beside, and lead to addresses and people alone', () => {
  const link = (href: string) => shown(`<a href="${href}">x</a>`);
  for (const href of ['https://work.example/a', 'mailto:amara@hunter.example'])
    expect(link(href)).toBe(`<a href="${href}" ${LINK}>x</a>`);
  const refused = [
    ...['javascript:ran=1', ' javascript:ran=1', 'JaVaScRiPt:ran=1', 'java&#x0A;script:ran=1'],
    ...['data:text/html,x', '//evil.example', '/order', 'vbscript:x'],
  ];
  for (const href of refused) expect(link(href), href).toBe(`<a ${LINK}>x</a>`);
});

test.for<[html: string, left: string]>([
  ['<script>ran=1</script>a', 'a'],
  ['<img src=x onerror="ran=1">a', 'a'],
  [
    '<svg onload="ran=1"><script>ran=1</script><a xlink:href="javascript:ran=1">a</a></svg>',
    `<a ${LINK}>a</a>`,
  ],
  ['<p onclick="ran=1" style="position:fixed" class="fixed" id="root">a</p>', '<p>a</p>'],
  [
    '<a href="https://work.example" onclick="ran=1" target="_top">a</a>',
    `<a href="https://work.example" ${LINK}>a</a>`,
  ],
  ['<iframe src="javascript:ran=1"></iframe><template><b>b</b></template>a', 'a'],
  ['<form action="//evil.example"><input name="password"><button>a</button></form>', 'a'],
  ['<style>*{display:none}</style><div><span>a</span> <b>b</b></div>', 'a <b>b</b>'],
  ['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran=1&gt;">', ''],
  ['<noscript><p title="</noscript><img src=x onerror=ran=1>">a</p></noscript>', '<p>a</p>'],
])('nothing of %s runs or is left but its text', ([html, left]) => {
  Object.assign(globalThis, { ran: undefined });
  expect(shown(html)).toBe(left);
  expect(globalThis).toHaveProperty('ran', undefined);
});
