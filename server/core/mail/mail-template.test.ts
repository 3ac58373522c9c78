/** The mail template: the same text in plain text and HTML, user text never becomes markup, no remote content. */
import { describe, expect, test } from 'vitest';
import { htmlOf, type MailContent, subjectOf, textOf } from './mail-template.ts';

const MAIL: MailContent = {
  subject: 'New application',
  lines: ['Hello <b>Amara</b>,', 'Tunde "The Hand" & sons applied.'],
  items: [
    { title: '<img src=x onerror=alert(1)>', text: "It's done", url: 'https://market.example/a?b=1&c="2' },
  ],
  link: { label: 'Open Adire', url: 'https://market.example/order?a=1&b=2' },
  unsubscribe: {
    label: 'No more e-mails about reviews',
    url: 'https://market.example/unsubscribe?person=1&seal=2',
    preferences: 'https://market.example/notificationPreferences',
  },
};

describe('the text', () => {
  test('says everything as it was written, with its addresses', () => {
    expect(textOf(MAIL)).toBe(
      [
        'Hello <b>Amara</b>,',
        'Tunde "The Hand" & sons applied.',
        `* <img src=x onerror=alert(1)>\n  It's done\n  https://market.example/a?b=1&c="2`,
        'Open Adire: https://market.example/order?a=1&b=2',
        [
          "Adire, the marketplace for Africa's creative professionals",
          'You get this e-mail because of your preferences: https://market.example/notificationPreferences',
          'No more e-mails about reviews: https://market.example/unsubscribe?person=1&seal=2',
        ].join('\n'),
      ].join('\n\n'),
    );
  });
});

test('a colon stands as its language writes it', () => {
  const text = textOf({ ...MAIL, language: 'fr' });
  expect(text).toContain('\nOpen Adire\u00A0: https://');
  expect(text).toContain('No more e-mails about reviews\u00A0: https://');
});

describe('the HTML', () => {
  const html = htmlOf(MAIL);

  test('makes no markup of what people wrote', () => {
    expect(html).not.toMatch(/<img|<b>|onerror=alert\(1\)>/);
    expect(html).toContain('&#60;b&#62;Amara&#60;/b&#62;');
    expect(html).toContain('href="https://market.example/a?b=1&#38;c=&#34;2"');
  });

  test('loads nothing from afar and runs nothing', () => {
    expect(html).not.toMatch(/<(script|link|iframe|img|object|form)|<[^>]* src=|url\(|@import/i);
  });

  test('names both colour schemes, and begins with what is said', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    const seen = html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, '');
    expect(seen.startsWith('It&#39;s done')).toBe(true);
  });

  test('ends without a way to stop what cannot be stopped', () => {
    const { unsubscribe: _, ...money } = MAIL;
    expect(htmlOf(money) + textOf(money)).not.toMatch(/No more e-mails|Preferences|preferences/);
  });
});

test.each([
  ['Hello\r\nBcc: all@people.example', 'Hello Bcc: all@people.example'],
  ['Two\u2028lines\u202E and\u0000 more', 'Two lines and more'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('a subject stays one line: %j', (given, subject) => {
  expect(subjectOf(given)).toBe(subject);
});
