/** What is typed before the editor has come is the same brief in it, to the blank. */
import { expect, test } from 'vitest';
import { documentOfLines, htmlOfLines, positionInDocument } from './rich-text-plain.ts';

test('lines become paragraphs, and nothing typed becomes markup', () => {
  expect(htmlOfLines('A mark.\n<b>Not bold</b> & co')).toBe(
    '<p>A mark.</p><p>&lt;b&gt;Not bold&lt;/b&gt; &amp; co</p>',
  );
  expect(htmlOfLines(' \n ')).toBe('');
});

test('blanks at the end stay in the document', () => {
  expect(documentOfLines('One \n')).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'One ' }] }, { type: 'paragraph' }],
  });
});

test('the caret is behind the same character', () => {
  expect(positionInDocument('', 0)).toBe(1);
  expect(positionInDocument('One', 3)).toBe(4);
  expect(positionInDocument('One\nTwo', 4)).toBe(6);
  expect(positionInDocument('One\nTwo', 7)).toBe(9);
});
