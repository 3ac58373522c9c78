/** Which parts of a message become links. */
import { expect, test } from 'vitest';
import { linkText } from './linked-text.tsx';

function linksOf(text: string) {
  return linkText(text).flatMap(({ href }) => href ?? []);
}

test.each([
  ['see https://cloth.example/a?b=1#c.', ['https://cloth.example/a?b=1#c']],
  ['(https://cloth.example/a)', ['https://cloth.example/a']],
  ['https://cloth.example/wiki/Adire_(textile_art).', ['https://cloth.example/wiki/Adire_(textile_art)']],
  ['(as on https://cloth.example/wiki/Adire_(cloth)).', ['https://cloth.example/wiki/Adire_(cloth)']],
  ['my work: www.cloth.example/adire.', ['https://www.cloth.example/adire']],
  ['https://one.example, https://two.example!', ['https://one.example', 'https://two.example']],
])('%s', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test.each([
  'http://cloth.example',
  'http://www.cloth.example',
  'ada@www.cloth.example',
  'www.',
  'javascript:alert(1)',
  'data:text/html,hi',
  'https://bank.example@thief.example/login',
  'https://localhost/x',
  'https://',
  '<a href="x">cloth</a>',
])('%s stays text', (text) => {
  expect(linksOf(text)).toEqual([]);
});

test('the parts together are the text', () => {
  const text = 'Hi https://cloth.example/x. And\nhttps://a:b@c.example then https://two.example';
  expect(
    linkText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
