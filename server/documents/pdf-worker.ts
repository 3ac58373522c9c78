/** The thread that draws the documents of pdf.ts: A4, a font for titles and one for text, tables that continue over pages. */
import { parentPort } from 'node:worker_threads';
import PDFDocument from 'pdfkit';
import type { PdfColumn, PdfContent, PdfLine, PdfPart } from './pdf.ts';

type Sheet = InstanceType<typeof PDFDocument>;

/** In points. */
const MARGIN = 48;
const FOOT = 40;
const INK = '#12163a';
const SOFT = '#4c5075';
const INDIGO = '#3a49b4';
const LINE = '#d8d3c6';
const THREADS = ['#1f2766', '#3a49b4', '#1f2766', '#97a2f3', '#1f2766', '#d9942b'];

parentPort?.on('message', (content: PdfContent) => {
  const at = new Date(content.at);
  const sheet = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    lang: content.locale,
    displayTitle: true,
    font: content.fonts.text,
    info: {
      Title: `${content.title}, ${content.mark}`,
      Author: content.author,
      Creator: content.author,
      Producer: content.author,
      CreationDate: at,
      ModDate: at,
    },
  });
  sheet.registerFont('text', content.fonts.text).registerFont('titles', content.fonts.titles);
  const parts: Buffer[] = [];
  sheet.on('data', (part: Buffer) => parts.push(part));
  sheet.on('end', () => parentPort?.postMessage(Buffer.concat(parts)));
  drawHead(sheet, content);
  for (const part of content.parts) drawPart(sheet, part);
  drawFeet(sheet, content);
  sheet.end();
});

function widthOf(sheet: Sheet): number {
  return sheet.page.width - 2 * MARGIN;
}

/** Draws the woven band at the top, the name, the title, and the facts. */
function drawHead(sheet: Sheet, { author, title, mark, facts }: PdfContent): void {
  const step = sheet.page.width / 36;
  for (let i = 0; i < 36; i += 1) {
    sheet.rect(i * step, 0, step + 0.5, 6).fill(THREADS[i % THREADS.length] ?? INDIGO);
    sheet.rect(i * step, 6, step + 0.5, 6).fill(THREADS[(i + 3) % THREADS.length] ?? INDIGO);
  }
  sheet.font('titles').fillColor(INDIGO).fontSize(15).text(author, MARGIN, MARGIN);
  sheet
    .font('text')
    .fillColor(SOFT)
    .fontSize(9.5)
    .text(mark, MARGIN, MARGIN + 4, { width: widthOf(sheet), align: 'right' });
  sheet
    .font('titles')
    .fillColor(INK)
    .fontSize(24)
    .text(title, MARGIN, MARGIN + 34);
  sheet.font('text').y += 10;
  for (const [name, value] of facts) {
    const top = sheet.y;
    sheet.fillColor(SOFT).fontSize(10).text(name, MARGIN, top, { width: 120 });
    const under = sheet.y;
    sheet.fillColor(INK).text(value, MARGIN + 128, top, { width: widthOf(sheet) - 128 });
    sheet.y = Math.max(under, sheet.y) + 3;
  }
}

function drawPart(sheet: Sheet, part: PdfPart): void {
  if (part.kind === 'text') {
    sheet.y += 14;
    sheet
      .fillColor(SOFT)
      .fontSize(9.5)
      .text(part.text, MARGIN, sheet.y, { width: widthOf(sheet), lineGap: 2 });
    return;
  }
  keepTogether(sheet, 70);
  sheet.y += 22;
  sheet.font('titles').fillColor(INK).fontSize(14).text(part.title, MARGIN, sheet.y);
  sheet.font('text').y += 6;
  if (part.kind === 'lines') drawLines(sheet, part.lines, part.total);
  else drawTable(sheet, part.columns, part.rows);
}

function bottomOf(sheet: Sheet): number {
  return sheet.page.height - MARGIN - FOOT;
}

function keepTogether(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= bottomOf(sheet)) return false;
  sheet.addPage();
  return true;
}

function rule(sheet: Sheet): void {
  sheet
    .moveTo(MARGIN, sheet.y)
    .lineTo(MARGIN + widthOf(sheet), sheet.y)
    .lineWidth(0.7)
    .stroke(LINE);
}

function drawLines(sheet: Sheet, lines: readonly PdfLine[], total: PdfLine | undefined): void {
  for (const line of lines) drawLine(sheet, line, 10.5);
  if (!total) return;
  sheet.y += 3;
  rule(sheet);
  sheet.y += 6;
  drawLine(sheet, total, 13);
}

function drawLine(sheet: Sheet, { label, amount }: PdfLine, size: number): void {
  keepTogether(sheet, 40);
  const top = sheet.y;
  const width = widthOf(sheet);
  sheet
    .fillColor(INK)
    .fontSize(size)
    .text(amount, MARGIN + width - 150, top, { width: 150, align: 'right' });
  sheet.text(label, MARGIN, top, { width: width - 160 });
  sheet.y += 4;
}

function drawTable(sheet: Sheet, columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void {
  const head = columns.map(({ title }) => title);
  drawRow(sheet, columns, head, SOFT);
  rule(sheet);
  for (const row of rows) {
    if (keepTogether(sheet, heightOf(sheet, columns, row))) {
      drawRow(sheet, columns, head, SOFT);
      rule(sheet);
    }
    drawRow(sheet, columns, row, INK);
    rule(sheet);
  }
}

const CELL_GAP = 8;

function heightOf(sheet: Sheet, columns: readonly PdfColumn[], row: readonly string[]): number {
  sheet.fontSize(9.5);
  const heights = row.map((text, index) =>
    sheet.heightOfString(text || ' ', {
      width: widthOf(sheet) * (columns[index]?.width ?? 0) - CELL_GAP,
    }),
  );
  return Math.max(...heights) + 10;
}

function drawRow(sheet: Sheet, columns: readonly PdfColumn[], row: readonly string[], colour: string): void {
  const height = heightOf(sheet, columns, row);
  const top = sheet.y;
  let left = MARGIN;
  for (const [index, column] of columns.entries()) {
    const width = widthOf(sheet) * column.width;
    sheet
      .fillColor(colour)
      .fontSize(9.5)
      .text(row[index] ?? '', left, top + 5, {
        width: width - (column.end ? 0 : CELL_GAP),
        align: column.end ? 'right' : 'left',
      });
    left += width;
  }
  sheet.y = top + height;
}

/** Draws the footers last, when the number of pages is known. */
function drawFeet(sheet: Sheet, { foot, page: { before, of } }: PdfContent): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page);
    sheet.page.margins.bottom = 0;
    const top = sheet.page.height - MARGIN;
    sheet.fillColor(SOFT).fontSize(8.5);
    sheet.text(foot, MARGIN, top, { width: widthOf(sheet) - 80, lineBreak: false });
    sheet.text(`${before} ${page - start + 1} ${of} ${count}`, MARGIN, top, {
      width: widthOf(sheet),
      align: 'right',
    });
  }
}
