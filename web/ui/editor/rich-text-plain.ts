/** Plain text as a brief: each line is a paragraph. For what is typed before the editor has come. */

/** The HTML of typed lines; `''` while nothing but blanks is typed. */
export function htmlOfLines(text: string): string {
  if (text.trim() === '') return '';
  return text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

type Paragraph = { type: 'paragraph'; content?: { type: 'text'; text: string }[] };

/** The same as the editor's document: blanks at the end of a line stay, so that one types on behind them. */
export function documentOfLines(text: string): { type: 'doc'; content: Paragraph[] } {
  const paragraphs = text
    .split('\n')
    .map(
      (line): Paragraph =>
        line ? { type: 'paragraph', content: [{ type: 'text', text: line }] } : { type: 'paragraph' },
    );
  return { type: 'doc', content: paragraphs };
}

/** Where a caret of the text is in that document: a paragraph's beginning counts one, and so does its end. */
export function positionInDocument(text: string, caret: number): number {
  const linesBefore = text.slice(0, caret).split('\n').length - 1;
  return 1 + caret + linesBefore;
}
