/** Three answers make one brief, and a brief is read back as answers only where nothing of it is lost. */
import { expect, test } from 'vitest';
import { composeBrief, mustHavesIn, readBrief } from './brief-text.ts';

const ANSWERS = {
  need: 'A mark in "indigo" & white.\n\n<b>Not bold</b>\u00A0: don\'t',
  audience: 'People at the market',
  must: 'PNG\nSVG',
};

test('the first answer leads, the others have headings, and nothing typed becomes markup', () => {
  expect(composeBrief(ANSWERS)).toBe(
    '<p>A mark in "indigo" &amp; white.</p><p></p><p>&lt;b&gt;Not bold&lt;/b&gt;\u00A0: don\'t</p>' +
      '<h3>Who it is for</h3><p>People at the market</p>' +
      '<h3>Must have</h3><ul><li><p>PNG</p></li><li><p>SVG</p></li></ul>',
  );
  expect(composeBrief({ need: ' \n ', audience: '\n', must: ' ' })).toBe('');
  expect(composeBrief({ need: '', audience: '', must: '- PNG\n\n • SVG \n' })).toBe(
    '<h3>Must have</h3><ul><li><p>PNG</p></li><li><p>SVG</p></li></ul>',
  );
});

test.each([
  ['whole', ANSWERS],
  ['the first alone', { ...ANSWERS, audience: '', must: '' }],
  ['without the first', { ...ANSWERS, need: '' }],
  ['none', { need: '', audience: '', must: '' }],
])('opened again the answers are the same: %s', (_, answers) => {
  expect(readBrief(composeBrief(answers))).toEqual(answers);
  expect(readBrief(composeBrief(answers).replaceAll('\u00A0', '&nbsp;'))).toEqual(answers);
});

test('what the brief must have is a line each, formatted or not', () => {
  expect(mustHavesIn(composeBrief({ ...ANSWERS, must: '- PNG & SVG\n\n<A4>' }))).toEqual([
    'PNG & SVG',
    '<A4>',
  ]);
  expect(
    mustHavesIn('<p><b>A</b></p><h3>Must have</h3><ul><li><p>One <em>colour</em></p></li><li> </li></ul>'),
  ).toEqual(['One colour']);
  expect(mustHavesIn('<ul><li>Not these</li></ul>')).toEqual([]);
});

test('plain paragraphs are the first answer', () => {
  expect(readBrief('<p>One line.</p><p>Another.</p>')).toEqual({
    ...{ need: 'One line.\nAnother.', audience: '', must: '' },
  });
});

test.each([
  '<p>A <strong>bold</strong> line.</p>',
  'bare text',
  '<ul><li><p>PNG</p></li></ul>',
  '<h3>Must have</h3><p>No list</p>',
  '<h3>Must have</h3><ul><li><p>PNG</p></li></ul><p>And more</p>',
  '<h3>Must have</h3><ul><li><p>PNG</p></li></ul><h3>Who it is for</h3><p>All</p>',
  '<h3>Who it is for</h3><p>Us</p><h3>Who it is for</h3><p>You</p>',
  '<h3>Pour qui</h3><p>Nous</p>',
  '<p> </p>',
  '<p>two<br />lines</p>',
])('what the questions would not keep is left to the editor: %s', (html) => {
  expect(readBrief(html)).toBeNull();
});
